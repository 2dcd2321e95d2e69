import { inTurn } from '../in-turn.ts'
import { afterFrame } from '../own-task.ts'
import { isMoving } from '../settings.svelte.ts'

/** What is left free of what sticks to the end of a table, in pixels. */
const GAP = 8

type Span = Pick<DOMRect, 'top' | 'bottom'>

/** How far to scroll so that one of them is in sight; 0 where one already is. One that is too high is seen from its top. */
export function distanceTo(spans: readonly Span[], { top, bottom }: Span): number {
  const distances = spans.map((span) => Math.min(span.top - top, Math.max(span.bottom - bottom, 0)))
  return distances.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0
}

/**
 * Where large text makes a table scroll, scrolls it to the nearest of what may be tapped above the hand and the actions, which
 * stay in sight, unless any of it is. It waits until what follows a paint is there too. Returns a function that calls it off.
 */
export function bringIntoSight(table: HTMLElement, selector: string): () => void {
  const boundsOf = (what: string): DOMRect[] =>
    [...table.querySelectorAll(what)].map((each) => each.getBoundingClientRect())
  let isWanted = true
  void afterFrame().then(() =>
    inTurn(() => {
      if (!isWanted || table.scrollHeight <= table.clientHeight || getComputedStyle(table).overflowY !== 'auto') return
      const { top, bottom } = table.getBoundingClientRect()
      const end = Math.min(bottom, ...boundsOf('.hand, .actions').map((zone) => zone.top)) - GAP
      const distance = distanceTo(boundsOf(`${selector}:not(.hand *)`), { top, bottom: end })
      table.scrollBy({ top: distance, behavior: isMoving() ? 'smooth' : 'instant' })
    }),
  )
  return () => (isWanted = false)
}
