import {
  cardsOf,
  countOf,
  countOfSeventh,
  NO_CARDS,
  SEVENTH,
  sizeOf,
  type Action,
  type Cards,
  type Kind,
  type Seat,
  type State,
} from '@alleycat/engine'
import { cardIn, gangIn, infiltrating, withCard } from './actions.ts'
import { kindsOfCat } from './choices.ts'
import type { Emit } from './events.ts'
import { endTurn, score } from './flow.ts'
import { catsOf, gangSize, isYarn, underOf, withoutUnder, type Gang } from './gangs.ts'
import * as at from './layout.ts'
import { cardOf, colourOf, setText } from './letters.ts'
import type { Rules } from './options.ts'
import { legalPayments, lowestKind, matching, paymentOf } from './payment.ts'
import { springTrap } from './trap.ts'

/** CB-12: any opponent's gang with a face-down card, with every payment that the hand allows. */
export function legalInfiltrations(rules: Rules, s: State, seat: Seat, hand: Cards, out: Action[], n: number): number {
  const market = rules.seats === 2 ? at.market(s) : NO_CARDS // CB-13
  n = legalAmong(s, 0, at.firstGang(s, seat), hand, market, out, n)
  return legalAmong(s, at.endOfGangs(s, seat), at.gangCount(s), hand, market, out, n)
}

/** Lists the infiltrations of the gangs from `index` to `end`. */
function legalAmong(
  s: State,
  index: number,
  end: number,
  hand: Cards,
  market: Cards,
  out: Action[],
  n: number,
): number {
  const mirrors = countOfSeventh(hand)
  const most = sizeOf(hand) + (market === NO_CARDS ? 0 : 1)
  for (; index < end; index++) {
    const gang = at.gang(s, index)
    if (!mayPayFor(gang, most)) continue
    const match = matching(catsOf(gang), hand)
    n = legalPayments(infiltrating(index), gangSize(gang) - sizeOf(match), match, mirrors, out, n)
    if (market !== NO_CARDS) n = legalWithMarket(infiltrating(index), gang, match, mirrors, market, out, n)
  }
  return n
}

/** Whether there is a face-down card and `most` cards are enough for the cats: then both differences are negative. */
const mayPayFor = (gang: Gang, most: number): boolean => ((-1 - underOf(gang)) & (gangSize(gang) - 1 - most)) < 0

/** CB-13: a card of the market for one cat of its colour, or a mirror there for any one cat. */
function legalWithMarket(
  action: Action,
  gang: Gang,
  match: Cards,
  mirrors: number,
  market: Cards,
  out: Action[],
  n: number,
): number {
  const cats = catsOf(gang)
  const unmatched = gangSize(gang) - sizeOf(match)
  if (unmatched > mirrors + 1) return n
  for (let kinds = kindsOfCat(market) & kindsOfCat(cats); kinds !== 0; kinds &= kinds - 1) {
    const kind = lowestKind(kinds)
    // The card stands for an unmatched cat of its colour, or else for one that the hand could have matched.
    const instead = countOf(match, kind) === countOf(cats, kind) ? 1 : 0
    n = legalPayments(withCard(action, kind), unmatched + instead, match - cardsOf(kind, instead), mirrors + 1, out, n)
  }
  if (countOfSeventh(market) === 0) return n
  const first = n
  n = legalPayments(withCard(action, SEVENTH), unmatched, match, mirrors + 1, out, n)
  // The first payment spares nothing. When it matches every cat, no cat is left for the market's mirror.
  if (unmatched === 0) out[first] = out[--n]!
  return n
}

/** CB-12, in its order: pay, reveal, then score the yarn or place the trap. */
export function applyInfiltrate(rules: Rules, s: State, action: Action, emit?: Emit): void {
  const seat = at.active(s)
  const index = gangIn(action)
  const gang = at.gang(s, index)
  const market = cardIn(action)
  const paid = paymentOf(catsOf(gang), at.hand(s, seat), action)
  at.takeFromHand(s, seat, paid)
  at.addToDiscardPile(s, paid)
  if (market >= 0) {
    at.takeFromMarket(s, cardsOf(market, 1)) // CB-13
    at.addToDiscardPile(s, cardsOf(market, 1))
  }
  at.setGang(s, index, withoutUnder(gang))
  if (emit) emitInfiltration(s, seat, gang, index, paid, market, emit)
  if (!isYarn(gang)) springTrap(rules, s, at.gangOwner(s, index), underOf(gang), emit)
  else if (!score(rules, s, seat, cardsOf(underOf(gang), 1), emit)) endTurn(rules, s, emit)
}

function emitInfiltration(
  s: State,
  seat: Seat,
  infiltrated: Gang,
  index: number,
  paid: Cards,
  market: Kind,
  emit: Emit,
): void {
  const owner = at.gangOwner(s, index)
  const gang = at.gangNumber(s, index)
  emit({ type: 'infiltrate', seat, owner, gang, paid: setText(paid), market: market < 0 ? null : cardOf(market) })
  emit({ type: 'reveal', owner, gang, card: colourOf(underOf(infiltrated)), trap: !isYarn(infiltrated) })
}
