/** The sizes at which cards or heads are tried, as shares of the greatest. */
const SIZES = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5, 0.45, 0.4, 0.36] as const

/**
 * How gangs are drawn: as cards, as cards of which little more than the letter is seen, and where there is no room for those as
 * heads, and at last as small ones.
 */
const DENSITIES = ['cards', 'tight', 'close', 'dense'] as const

/** The elements to keep visible, the most important first. */
const WANTED = ['.selected', '.advised', '[data-lit]']

/** Room for the ring around a gang, in pixels. */
const EDGE = 6

type Attachment = (panel: HTMLElement) => () => void

/**
 * Draws the gangs of a panel as closely as its size requires, again whenever a reason or the size of the table changes.
 * While a move is built the panel may shrink, but its content keeps its density, or everything would jump.
 */
export function fitting(..._reasons: readonly unknown[]): Attachment {
  return (panel) => {
    const onSize = (): void => fit(panel)
    onSize()
    return watchSize(panel.closest('.table') ?? panel, onSize)
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
    onSize()
    const unwatch = watchSize(panel, onSize)
    panel.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      unwatch()
      panel.removeEventListener('scroll', onScroll)
    }
  }
}

function watchSize(element: Element, onSize: () => void): () => void {
  const observer = new ResizeObserver(onSize)
  observer.observe(element)
  return () => observer.disconnect()
}

function fit(panel: HTMLElement): void {
  for (const density of DENSITIES) {
    panel.dataset['density'] = density
    if (enlarge(panel)) return
  }
}

/** Draws gangs as large as the panel has room for; the search halves, because every try lays the panel out. */
function enlarge(panel: HTMLElement): boolean {
  const draw = (size: number): void => panel.style.setProperty('--fit', String(SIZES[size]))
  let low = 0
  let high: number = SIZES.length
  while (low < high) {
    const half = (low + high) >> 1
    draw(half)
    const isRoom = panel.scrollHeight <= panel.clientHeight + 1 && panel.scrollWidth <= panel.clientWidth + 1
    if (isRoom) high = half
    else low = half + 1
  }
  draw(Math.min(low, SIZES.length - 1))
  return low < SIZES.length
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
