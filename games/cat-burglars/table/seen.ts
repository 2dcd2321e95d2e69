import type { CatBurglarsEvent } from '../rules/events.ts'
import type { CatBurglarsView } from '../rules/view.ts'

/**
 * The position as it is shown while somebody's cards are still being turned over: as if that turn went on. Whose turn it
 * is next, who is asked to place a trap, and that the game is over would all tell what the cards are.
 */
export function seenMeanwhile(view: CatBurglarsView, events: readonly CatBurglarsEvent[]): CatBurglarsView {
  const deed = events.find((event) => event.type === 'infiltrate' || event.type === 'secure')
  const turn = deed?.seat ?? view.turn
  return { ...view, phase: 'act', turn, awaited: [turn], table: null, winners: [] }
}
