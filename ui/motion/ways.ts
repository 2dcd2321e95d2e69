/** Finds a place of the table by its name; undefined while it is not shown. */
export type FindPlace = (name: string) => Element | null | undefined

/** Where a place is, in pixels of what it is drawn in. */
export type Bounds = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>

/** How much larger a pixel of an element is on the screen: a small board is drawn large and then shrunk. */
const scaleOf = (element: HTMLElement): number => element.getBoundingClientRect().width / element.offsetWidth || 1

export function boundsOf(within: HTMLElement, place: Element | null | undefined): Bounds | null {
  const box = place?.getBoundingClientRect()
  if (!box || box.width === 0) return null
  const { left, top } = within.getBoundingClientRect()
  const scale = scaleOf(within)
  return {
    left: (box.left - left) / scale,
    top: (box.top - top) / scale,
    width: box.width / scale,
    height: box.height / scale,
  }
}

/**
 * Tells the animations of elements with `data-from` and `data-to`, which name places, how far they have come and how far
 * they go: in `--from-x`, `--from-y`, `--to-x` and `--to-y`.
 */
export function measureWays(within: HTMLElement, place: FindPlace): void {
  // Everything is measured before anything changes, because measuring after a change forces a new layout.
  const ways = [...within.querySelectorAll<HTMLElement>('[data-to]')].map((element) => ({
    element,
    middle: middleOf(element.getBoundingClientRect()),
    ends: { from: shownAt(place(element.dataset['from'] ?? '')), to: shownAt(place(element.dataset['to'] ?? '')) },
  }))
  const scale = scaleOf(within)
  for (const { element, middle, ends } of ways) {
    for (const [end, there] of Object.entries(ends)) {
      if (!there) continue
      element.style.setProperty(`--${end}-x`, `${(there.x - middle.x) / scale}px`)
      element.style.setProperty(`--${end}-y`, `${(there.y - middle.y) / scale}px`)
    }
  }
}

const middleOf = ({ left, top, width, height }: DOMRect): DOMPoint => new DOMPoint(left + width / 2, top + height / 2)

function shownAt(place: Element | null | undefined): DOMPoint | null {
  const box = place?.getBoundingClientRect()
  return box && box.width > 0 ? middleOf(box) : null
}
