import { cardsOf, type Action, type Seat, type State } from '@alleycat/engine'
import { activatingUnder, cardIn, gangIn } from './actions.ts'
import { catCount, listWithCats, NO_CATS, type CatChoice } from './choices.ts'
import type { Emit } from './events.ts'
import { endTurn } from './flow.ts'
import { hasUnder, withUnder } from './gangs.ts'
import * as at from './layout.ts'
import { colourOf } from './letters.ts'
import type { Rules } from './options.ts'

/** CB-9: a cat from the hand under an own gang that has no face-down card. */
export function legalActivations(s: State, seat: Seat, cats: CatChoice, out: Action[], n: number): number {
  if (cats === NO_CATS) return n
  for (let index = at.firstGang(s, seat), end = at.endOfGangs(s, seat); index < end; index++) {
    listWithCats(cats, activatingUnder(index), out, n)
    n += hasUnder(at.gang(s, index)) ? 0 : catCount(cats)
  }
  return n
}

/** CB-9 */
export function applyActivate(rules: Rules, s: State, action: Action, emit?: Emit): void {
  const seat = at.active(s)
  const kind = cardIn(action)
  const index = gangIn(action)
  at.takeFromHand(s, seat, cardsOf(kind, 1))
  at.setGang(s, index, withUnder(at.gang(s, index), kind))
  if (emit) emit({ type: 'activate', seat, gang: at.gangNumber(s, index), card: colourOf(kind) })
  endTurn(rules, s, emit)
}
