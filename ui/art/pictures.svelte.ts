import { untrack } from 'svelte'

/**
 * Pictures of drawings. A drawing of forty shapes is styled, laid out and painted shape by shape wherever it is shown; its
 * picture is one element, stays sharp at every size, and is read once for the whole page.
 */
let addresses: Readonly<Record<string, string>> = $state.raw({})

/** What is shown until a picture has been read. */
const BLANK = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

/** The address of the picture of a symbol; reactive, because the symbol may still have to be read. */
export const pictureOf = (symbol: string): string => addresses[symbol] ?? BLANK

/** Whether a picture has been read; reactive. */
export const isPictured = (name: string): boolean => name in addresses

/** The browser keeps what it has read of a picture only while an element shows it, which these do. */
const kept = new Map<string, HTMLImageElement>()

/** Makes a picture of every symbol in a drawing, again whenever one of the reasons changes. */
export const picturing =
  (..._reasons: readonly unknown[]) =>
  (drawing: SVGSVGElement): (() => void) => {
    const changed = new AbortController()
    void untrack(() => makeAll(drawing, changed.signal))
    return () => changed.abort()
  }

/** Makes a picture of a whole drawing, which is shown itself until `isPictured`. */
export const picturingAs =
  (name: string) =>
  (drawing: SVGSVGElement): void => {
    if (!kept.has(name)) void untrack(() => make(name, drawing, drawing))
  }

/** To read a picture takes a phone several milliseconds, so the page may go on after each. */
async function makeAll(drawing: SVGSVGElement, changed: AbortSignal): Promise<void> {
  for (const symbol of drawing.querySelectorAll('symbol'))
    if (!changed.aborted) await make(symbol.id, symbol, drawing, changed)
}

async function make(name: string, part: SVGElement, drawing: SVGSVGElement, changed?: AbortSignal): Promise<void> {
  const address = addressOf(part, drawing)
  if (addresses[name] === address) return
  const image = new Image()
  kept.set(name, image)
  await read(image, address)
  if (changed?.aborted) return // What was read shows the drawing as it was before.
  addresses = { ...addresses, [name]: address }
}

const read = (image: HTMLImageElement, address: string): Promise<void> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) image.addEventListener(end, () => resolve())
    image.src = address
  })

function addressOf(part: SVGElement, drawing: SVGSVGElement): string {
  const picture = document.createElementNS(part.namespaceURI, 'svg')
  for (const { name, value } of part.attributes) if (name !== 'id') picture.setAttribute(name, value)
  const used = new Set([...part.querySelectorAll('use')].map((use) => use.getAttribute('href')!))
  const parts = [...part.childNodes, ...[...used].map((href) => drawing.querySelector(href)!)]
  picture.append(...parts.map((each) => each.cloneNode(true)))
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`
}
