import { beforePaint } from '@alleycat/ui/motion/before-paint.ts'
import { gangSize, type GangShape, type Room } from './gang-sizes.ts'

/** The elements to keep visible, the most important first. */
const WANTED = ['.selected', '.advised', '[data-lit]', '[data-recent]']

/** Room for the ring around a gang, in pixels. */
const EDGE = 6

type Attachment = (panel: HTMLElement) => () => void

/** Reads the layout, and returns what is then to be changed. */
type Step = () => () => void

/**
 * The steps before the next paint, by panel: first its gangs are sized, then it is scrolled. Each kind reads for all panels
 * before it changes any, because reading after a change lays the page out anew.
 */
const [sizing, scrolling] = [new Map<HTMLElement, Step>(), new Map<HTMLElement, Step>()]
let isAwaited = false

function beforeNextPaint(steps: Map<HTMLElement, Step>, panel: HTMLElement, step: Step): void {
  steps.set(panel, step)
  if (isAwaited) return
  isAwaited = true
  beforePaint(() => {
    isAwaited = false
    for (const each of [sizing, scrolling]) {
      const changes = [...each.values()].map((read) => read())
      each.clear()
      for (const change of changes) change()
    }
  })
}

/**
 * Draws the gangs of a panel as large as its room allows, again whenever they, the size of the panel or one of the reasons
 * change. The size is reckoned from what is there alone, so it does not depend on what was shown before.
 */
export function fitting(gangs: readonly GangShape[], isWide: boolean, ..._reasons: readonly unknown[]): Attachment {
  return (panel) => {
    let fittedAt = ''
    const size = (): string => `${panel.clientWidth} ${panel.clientHeight}`
    const fit = (): void =>
      beforeNextPaint(sizing, panel, () => {
        fittedAt = size()
        return sized(panel, gangs, isWide)
      })
    fit()
    const unwatch = observeSize(panel, () => {
      if (size() !== fittedAt) fit()
    })
    return () => {
      sizing.delete(panel)
      unwatch()
    }
  }
}

/** Keeps visible what is selected or may be tapped, and else to what something was done last, and fades the edge where there is more. */
export function showing(..._reasons: readonly unknown[]): Attachment {
  return (panel) => {
    const show = (): void => beforeNextPaint(scrolling, panel, () => scrolled(panel))
    const onScroll = (): void => faded(panel)()
    show()
    const unwatch = observeSize(panel, show)
    panel.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      scrolling.delete(panel)
      unwatch()
      panel.removeEventListener('scroll', onScroll)
    }
  }
}

/** Calls `onSize` when the size changes, and once at first. */
function observeSize(element: Element, onSize: () => void): () => void {
  const observer = new ResizeObserver(onSize)
  observer.observe(element)
  return () => observer.disconnect()
}

const NOTHING = (): void => undefined

function sized(panel: HTMLElement, gangs: readonly GangShape[], isWide: boolean): () => void {
  if (panel.clientWidth === 0) return NOTHING // It is not shown, and is fitted when it is.
  const { density, size, part = '' } = gangSize(gangs, roomOf(panel, isWide))
  const lengths = Object.entries({ '--w': `${size}px`, '--part': `${part}` })
  const isSame = lengths.every(([name, length]) => panel.style.getPropertyValue(name) === length)
  if (panel.dataset['density'] === density && isSame) return NOTHING
  return () => {
    panel.dataset['density'] = density
    for (const [name, length] of lengths) panel.style.setProperty(name, length)
  }
}

/** The padding and borders of what stands before the gangs, above and below. */
const AROUND = 8

/**
 * Measured lengths are rounded to whole pixels. In a row that is too short for it a gang would wrap; half a pixel more of
 * height is not seen.
 */
const [LESS_WIDTH, MORE_HEIGHT] = [1, 0.5]

function roomOf(panel: HTMLElement, isWide: boolean): Room {
  const padding = getComputedStyle(panel)
  const [above, below, before, after] = (['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'] as const).map(
    (side) => parseFloat(padding[side]),
  ) as [number, number, number, number]
  const card = panel.querySelector<HTMLElement>('[data-measure="card"]')!.offsetWidth
  const first = panel.querySelector<HTMLElement>('[data-measure="before"]')
  return {
    width: panel.clientWidth - before - after - LESS_WIDTH,
    height: panel.clientHeight - above - below + MORE_HEIGHT,
    isWide,
    card,
    before: first && {
      width: first.offsetWidth,
      height: (first.firstElementChild as HTMLElement).offsetHeight + AROUND,
    },
  }
}

/** Scrolls the panel alone, so that the page stays where it is. */
function scrolled(panel: HTMLElement): () => void {
  const fade = faded(panel)
  const wanted = WANTED.map((each) => [...panel.querySelectorAll(each)]).find((found) => found.length > 0) ?? []
  const seen = panel.getBoundingClientRect()
  const boxes = wanted.map((each) => each.getBoundingClientRect())
  const [first] = boxes
  if (!first || boxes.some(({ top, bottom }) => top >= seen.top && bottom <= seen.bottom)) return fade
  const way = first.top < seen.top ? first.top - seen.top - EDGE : first.bottom - seen.bottom + EDGE
  return () => {
    panel.scrollTop += way // The event that follows fades the edges.
    fade()
  }
}

function faded(panel: HTMLElement): () => void {
  const isAbove = panel.scrollTop > EDGE
  const isBelow = panel.scrollHeight - panel.clientHeight - panel.scrollTop > EDGE
  return () => {
    panel.toggleAttribute('data-above', isAbove)
    panel.toggleAttribute('data-below', isBelow)
  }
}
