import { inTurn } from '../in-turn.ts'
import { ownTask } from '../own-task.ts'

/**
 * Pictures of drawings. A drawing of forty shapes is styled, laid out and painted shape by shape wherever it is shown; its
 * picture is the image of one element, stays sharp at every size, and is read once for the whole page. Each is held by a
 * rule of a stylesheet and not by the elements that show it: an `img` looks its picture up anew, and once a service worker
 * has taken over, Chromium reads every picture again for that, 5 to 20 ms each on a phone. The rule fills the element with
 * the image of a border and not of the background: Chromium lays a background out anew for every size that it is shown in,
 * 0.1 ms each, but always lays this one out in its own size and then scales it.
 */
const sheets = new Map<string, CSSStyleSheet>()
let pictured: ReadonlySet<string> = $state.raw(new Set())

/** The class of elements that show the picture of a symbol; they show nothing until it has been read. */
export const pictureOf = (symbol: string): string => `picture-${symbol}`

/** Whether a picture has been read; reactive. */
export const isPictured = (name: string): boolean => pictured.has(name)

/** The addresses of all pictures that have been read or are being read. */
const addresses = new Map<string, string>()

/** Makes a picture of every symbol in a drawing once all are drawn, again whenever one of the reasons changes. */
export const picturing =
  (..._reasons: readonly unknown[]) =>
  (drawing: SVGSVGElement): (() => void) =>
    inTurn(() => void makeAll(drawing))

/** Makes a picture of a whole drawing, which is shown itself until `isPictured`; ends when something else is to be drawn. */
export const picturingAs =
  (name: string) =>
  (drawing: SVGSVGElement): (() => void) => {
    let isDrawn = true
    if (!addresses.has(name)) void ownTask().then(() => (isDrawn ? make(name, drawing, drawing) : undefined))
    return () => (isDrawn = false)
  }

async function makeAll(drawing: SVGSVGElement): Promise<void> {
  for (const symbol of drawing.querySelectorAll('symbol')) await make(symbol.id, symbol, drawing)
}

async function make(name: string, part: SVGElement, drawing: SVGSVGElement): Promise<void> {
  const address = addressOf(part, drawing)
  if (addresses.get(name) === address) return
  addresses.set(name, address)
  // To read a picture takes a phone several milliseconds, so the page may go on before each.
  await ownTask()
  await read(address)
  if (addresses.get(name) !== address) return // It has been drawn anew meanwhile.
  const sheet = sheets.get(name) ?? adopted(name)
  sheet.replaceSync(`.${pictureOf(name)} { border-image: url("${address}") 0 fill; print-color-adjust: exact }`)
  pictured = new Set([...pictured, name])
}

/** A sheet of its own for every picture, so that a new picture concerns the style of no element that shows another. */
function adopted(name: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheets.set(name, sheet)
  document.adoptedStyleSheets.push(sheet)
  // The browser keeps what it has read of a picture only while an element shows it, so there is one that always does.
  const shown = document.createElement('i')
  shown.className = pictureOf(name)
  shown.style.cssText = 'position: fixed; visibility: hidden'
  document.body.append(shown)
  return sheet
}

const read = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const image = new Image()
    for (const end of ['load', 'error']) image.addEventListener(end, () => resolve())
    image.src = address
  })

function addressOf(part: SVGElement, drawing: SVGSVGElement): string {
  const picture = document.createElementNS(part.namespaceURI, 'svg')
  for (const { name, value } of part.attributes) if (name !== 'id') picture.setAttribute(name, value)
  const [, , width, height] = part.getAttribute('viewBox')!.split(' ')
  for (const [name, length] of Object.entries({ width, height })) picture.setAttribute(name, length!)
  const used = new Set([...part.querySelectorAll('use')].map((use) => use.getAttribute('href')!))
  const parts = [...part.childNodes, ...[...used].map((href) => drawing.querySelector(href)!)]
  picture.append(...parts.map((each) => each.cloneNode(true)))
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`
}
