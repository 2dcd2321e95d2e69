import { atLeast, cardsOf, countOfSeventh, NO_CARDS, SEVENTH, type Action, type State } from '@alleycat/engine'
import { cardIn, RECRUITING_DECK, withCard } from './actions.ts'
import { catCount, catsIn, listWithCats } from './choices.ts'
import type { Emit } from './events.ts'
import { endTurn } from './flow.ts'
import * as at from './layout.ts'
import { cardOf } from './letters.ts'
import type { Rules } from './options.ts'
import { canDraw, startDraw } from './piles.ts'

/** CB-6: from the draw pile, or any card of the market. */
export function legalRecruits(s: State, out: Action[], n: number): number {
  out[n] = RECRUITING_DECK
  if (canDraw(s)) n++
  const market = at.market(s)
  const cats = catsIn(market)
  listWithCats(cats, RECRUITING_DECK, out, n)
  n += catCount(cats)
  out[n] = withCard(RECRUITING_DECK, SEVENTH)
  return n + atLeast(countOfSeventh(market), 1)
}

/** CB-6: a card is added to the hand. One from the draw pile comes by chance. */
export function applyRecruit(rules: Rules, s: State, action: Action, emit?: Emit): void {
  at.setPicksLeft(s, 1 - at.picksLeft(s))
  const kind = cardIn(action)
  if (kind < 0) return startDraw(s, emit)
  const seat = at.active(s)
  at.takeFromMarket(s, cardsOf(kind, 1))
  at.addToHand(s, seat, cardsOf(kind, 1))
  emit?.({ type: 'recruit', seat, card: cardOf(kind) })
  finishPick(rules, s, emit)
}

/** CB-6: two picks, or one when no second card can be had. */
export function finishPick(rules: Rules, s: State, emit?: Emit): void {
  if (at.picksLeft(s) === 1 && (at.market(s) !== NO_CARDS || canDraw(s))) return at.setPhase(s, at.ACTING)
  at.setPicksLeft(s, 0)
  endTurn(rules, s, emit)
}
