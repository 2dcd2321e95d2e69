import type { Seat } from '@alleycat/engine'
import type { CatBurglarsView } from '../rules/view.ts'
import type { Words } from '../words/words.ts'

/** What is said beside a player's name: whether they have won, or what they are to do now. Only one of them acts at a time. */
export function markOf(view: CatBurglarsView, winners: readonly Seat[], seat: Seat, words: Words): string {
  if (view.phase === 'over') return winners.includes(seat) ? words.winner : ''
  if (view.table) return view.table.owner === seat ? words.placing : ''
  return view.turn === seat && view.phase !== 'deal' ? words.inTurn : ''
}

/** The same beside the name of the viewer, who is asked or not, and may be called "you". */
export function ownMarkOf(
  view: CatBurglarsView,
  winners: readonly Seat[],
  seat: Seat,
  words: Words,
  { isAsked, isYou }: { readonly isAsked: boolean; readonly isYou: boolean },
): string {
  if (winners.includes(seat)) return isYou ? words.youWin : words.winner
  if (!isAsked) return ''
  if (view.table) return isYou ? words.youPlace : words.placing
  return isYou ? words.yourTurn : words.inTurn
}
