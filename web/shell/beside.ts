import { watchSize } from '@alleycat/ui/controls/sized.ts'

/** The space between the two, and the least between a note and the edge of the page, in pixels. */
const GAP = 8

type Size = Pick<DOMRect, 'width' | 'height'>
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> & Size

/** Something that a note had better not hide, and how much worse than others it is to hide it. */
interface Thing {
  readonly box: Box
  readonly weight: number
}

/** Where the page ends, or the action bar begins where that stands to the right of what a note is about. */
function endRightOf(what: DOMRect): number {
  const bar = document.querySelector('[data-status]')?.closest('section')?.getBoundingClientRect()
  return bar && bar.left >= what.right ? bar.left : innerWidth
}

/** Marks of what can be chosen and confirmed, and of what is looked at to choose, the cards and the players. */
const CHOICES = '.lit, .primary, [data-action], [data-decision], [aria-pressed=true]'
const SIGHTS = '.strip, [data-close-up]'

const thingsOnTable = (): Thing[] =>
  [...document.querySelectorAll('main :is(button:not(:disabled), [data-status])')].map((each) => ({
    box: each.getBoundingClientRect(),
    weight: each.matches(CHOICES) ? 5 : each.matches(SIGHTS) ? 2 : 1,
  }))

/** The length of what two stretches have in common. */
const overlap = (a: number, long: number, b: number, wide: number): number =>
  Math.max(0, Math.min(a + long, b + wide) - Math.max(a, b))

/** Finds where a note stands beside what it is about and hides least: above it if that makes no difference. */
export function placeBeside(
  what: Box,
  { width, height }: Size,
  page: Size,
  things: readonly Thing[],
): { left: number; top: number } {
  const within = (at: number, size: number, end: number): number => Math.max(GAP, Math.min(at, end - size - GAP))
  const [above, below] = [what.top - GAP - height, what.bottom + GAP]
  const centred = what.left + (what.width - width) / 2
  let least = Infinity
  let best = { left: 0, top: 0 }
  for (const [x, y] of [
    [centred, above],
    [what.left, above],
    [centred, below],
    [what.left, below],
    [what.right + GAP, what.top + (what.height - height) / 2],
  ] as const) {
    const place = { left: within(x, width, page.width), top: within(y, height, page.height) }
    let hidden = 0
    for (const { box, weight } of [...things, { box: what, weight: 99 }])
      hidden +=
        weight * overlap(place.left, width, box.left, box.width) * overlap(place.top, height, box.top, box.height)
    if (hidden < least) [least, best] = [hidden, place]
  }
  return best
}

/** Places a note beside what it is about. */
export function beside(what: DOMRect): (note: HTMLElement) => () => void {
  return (note) => {
    const place = (): void => {
      const page = { width: endRightOf(what), height: innerHeight }
      const { left, top } = placeBeside(what, note.getBoundingClientRect(), page, thingsOnTable())
      Object.assign(note.style, { left: `${left}px`, top: `${top}px` })
    }
    place()
    // A phone that is turned, or larger text, gives the note another size.
    return watchSize(note, place)
  }
}
