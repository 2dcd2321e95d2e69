import type { CathamCityEvent } from '../rules/events.ts'

/** What the winner laid down in the last turn: a set, or cards in answer to the play of somebody else. */
export function winningCards(events: readonly CathamCityEvent[]): string[] {
  const winner = events.find((event) => event.type === 'over')?.winner
  const plays = events.filter((event) => event.type === 'play')
  const own = plays.findLast(({ seat }) => seat === winner)
  const answer = events.findLast((event) => event.type === 'discard' && event.seat === winner)
  const laid = own ?? answer ?? plays.at(-1)
  return laid && 'cards' in laid ? [...laid.cards] : []
}
