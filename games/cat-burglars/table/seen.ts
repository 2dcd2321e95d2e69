import type { CatBurglarsEvent } from '../rules/events.ts'
import type { CatBurglarsView } from '../rules/view.ts'

/**
 * The position as it is shown while somebody's cards are still being turned over: as if that turn went on. Whose turn it
 * is next, who is asked to place a trap, where one was placed at once (CB-19), and that the game is over would all tell what
 * the cards are.
 */
export function seenMeanwhile(view: CatBurglarsView, events: readonly CatBurglarsEvent[]): CatBurglarsView {
  const deed = events.find((event) => event.type === 'infiltrate' || event.type === 'secure')
  const turn = deed?.seat ?? view.turn
  const placed = events.find((event) => event.type === 'place')
  const gangs = view.gangs.map((all, seat) =>
    placed?.isNewGang && placed.seat === seat ? all.slice(0, placed.gang) : all,
  )
  return { ...view, gangs, phase: 'act', turn, awaited: [turn], table: null, winners: [] }
}
