import { beforePaint } from '@alleycat/ui/motion/before-paint.ts'

/** The sizes at which cards or heads are tried, as shares of the greatest. */
const SIZES = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5, 0.45, 0.4, 0.36] as const

/**
 * How gangs are drawn: as cards, as cards of which little more than the letter is seen, as the upper parts of cards, and where
 * there is no room for those as heads, and at last as small ones.
 */
const DENSITIES = ['cards', 'tight', 'cropped', 'close', 'dense'] as const

/** The elements to keep visible, the most important first. */
const WANTED = ['.selected', '.advised', '[data-lit]']

/** Room for the ring around a gang, in pixels. */
const EDGE = 6

type Attachment = (panel: HTMLElement) => () => void

/**
 * Draws the gangs of a panel as closely as its size requires, again whenever its content or the size of the table changes.
 * While a move is built the panel may shrink, but its content keeps its density, or everything would jump. `content` is
 * everything that tells how much room the gangs need, and can be written as JSON.
 */
export function fitting(...content: readonly unknown[]): Attachment {
  return (panel) => {
    const key = JSON.stringify(content)
    const table = panel.closest('.table') ?? panel
    let fittedAt = ''
    const onSize = (): void => {
      const size = `${table.clientWidth} ${table.clientHeight}`
      if (size === fittedAt) return
      fittedAt = size
      fit(panel, key)
    }
    const callOff = beforePaint(onSize)
    const unwatch = watchSize(table, onSize)
    return () => {
      callOff()
      unwatch()
    }
  }
}

/** Keeps what is selected or may be tapped visible, and fades the edge where there is more. */
export function showing(..._reasons: readonly unknown[]): Attachment {
  return (panel) => {
    const onScroll = (): void => fade(panel)
    const onSize = (): void => {
      show(panel)
      fade(panel)
    }
    const unwatch = watchSize(panel, onSize)
    panel.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      unwatch()
      panel.removeEventListener('scroll', onScroll)
    }
  }
}

/**
 * Calls `onSize` once the page is laid out, and when the size changes; in the next frame, because an observer that changes
 * sizes while they are told is an error to WebKit.
 */
function watchSize(element: Element, onSize: () => void): () => void {
  let callOff = (): void => undefined
  const observer = new ResizeObserver(() => {
    callOff()
    callOff = beforePaint(onSize)
  })
  observer.observe(element)
  return () => {
    callOff()
    observer.disconnect()
  }
}

/** A way to draw gangs: the indices of a density and of a size. */
type Drawing = readonly [density: number, size: number]

const SMALLEST = SIZES.length - 1
const DENSEST = DENSITIES.length - 1

/** How a panel was drawn last, and what for. */
interface Fitted {
  readonly drawing: Drawing
  readonly content: string
  readonly width: number
  readonly height: number
}

/** From one event to the next little changes, and every try lays the panel out. */
const fitted = new WeakMap<HTMLElement, Fitted>()

function fit(panel: HTMLElement, content: string): void {
  const { clientWidth: width, clientHeight: height } = panel
  if (width === 0) return // It is not shown, and is fitted when it is.
  const last = fitted.get(panel)
  if (last?.content === content && last.width === width && last.height === height) return
  const drawing = (last && nearby(panel, last.drawing)) ?? sought(panel)
  draw(panel, drawing)
  fitted.set(panel, { drawing, content, width, height })
}

/** The best size at the last density, looked for from the last one; undefined where another density is better. */
function nearby(panel: HTMLElement, [density, last]: Drawing): Drawing | undefined {
  if (density > 0 && hasRoom(panel, [density - 1, SMALLEST])) return undefined
  if (!hasRoom(panel, [density, last]))
    return hasRoom(panel, [density, SMALLEST]) ? [density, largest(panel, density, last + 1, SMALLEST)] : undefined
  const isLargest = last === 0 || !hasRoom(panel, [density, last - 1])
  return [density, isLargest ? last : largest(panel, density, 0, last - 1)]
}

function sought(panel: HTMLElement): Drawing {
  const density = DENSITIES.findIndex((_, each) => hasRoom(panel, [each, SMALLEST]))
  return density < 0 ? [DENSEST, SMALLEST] : [density, largest(panel, density, 0, SMALLEST)]
}

/** The largest size from `low` to `high` for which there is room, where there is room for `high`; the search halves. */
function largest(panel: HTMLElement, density: number, low: number, high: number): number {
  while (low < high) {
    const half = (low + high) >> 1
    if (hasRoom(panel, [density, half])) high = half
    else low = half + 1
  }
  return low
}

function hasRoom(panel: HTMLElement, drawing: Drawing): boolean {
  draw(panel, drawing)
  return panel.scrollHeight <= panel.clientHeight + 1 && panel.scrollWidth <= panel.clientWidth + 1
}

function draw(panel: HTMLElement, [density, size]: Drawing): void {
  panel.dataset['density'] = DENSITIES[density]!
  panel.style.setProperty('--fit', String(SIZES[size]))
}

/** Scrolls the panel alone, so that the page stays where it is. */
function show(panel: HTMLElement): void {
  const wanted = WANTED.map((each) => [...panel.querySelectorAll(each)]).find((found) => found.length > 0) ?? []
  const seen = panel.getBoundingClientRect()
  const boxes = wanted.map((each) => each.getBoundingClientRect())
  const [first] = boxes
  if (!first || boxes.some(({ top, bottom }) => top >= seen.top && bottom <= seen.bottom)) return
  panel.scrollTop += first.top < seen.top ? first.top - seen.top - EDGE : first.bottom - seen.bottom + EDGE
}

function fade(panel: HTMLElement): void {
  const below = panel.scrollHeight - panel.clientHeight - panel.scrollTop
  panel.toggleAttribute('data-above', panel.scrollTop > EDGE)
  panel.toggleAttribute('data-below', below > EDGE)
}
