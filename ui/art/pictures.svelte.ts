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

/** The browser keeps what it has read of a picture only while an element shows it, which these do. */
const kept = new Map<string, HTMLImageElement>()

/** Makes a picture of every symbol in a drawing, again whenever one of the reasons changes. */
export const picturing =
  (..._reasons: readonly unknown[]) =>
  (drawing: SVGSVGElement): void =>
    void untrack(() => makeAll(drawing))

/** To read a picture takes a phone several milliseconds, so the page may go on after each. */
async function makeAll(drawing: SVGSVGElement): Promise<void> {
  for (const symbol of drawing.querySelectorAll('symbol')) {
    const address = addressOf(symbol, drawing)
    if (addresses[symbol.id] === address) continue
    kept.set(symbol.id, await read(address))
    addresses = { ...addresses, [symbol.id]: address }
  }
}

const read = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve) => {
    const image = new Image()
    for (const end of ['load', 'error']) image.addEventListener(end, () => resolve(image))
    image.src = address
  })

function addressOf(symbol: SVGSymbolElement, drawing: SVGSVGElement): string {
  const picture = document.createElementNS(symbol.namespaceURI, 'svg')
  for (const { name, value } of symbol.attributes) if (name !== 'id') picture.setAttribute(name, value)
  const used = new Set([...symbol.querySelectorAll('use')].map((use) => use.getAttribute('href')!))
  const parts = [...symbol.childNodes, ...[...used].map((href) => drawing.querySelector(href)!)]
  picture.append(...parts.map((part) => part.cloneNode(true)))
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`
}
