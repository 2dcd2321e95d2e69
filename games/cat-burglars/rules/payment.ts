import {
  atLeast,
  cardsOf,
  countOf,
  countOfSeventh,
  NO_CARDS,
  SEVENTH,
  sizeOf,
  type Action,
  type Cards,
  type Kind,
} from '@alleycat/engine'
import { cardIn, infiltrating, ONE_UNMATCHED, sparedIn, unmatchedIn, withCard } from './actions.ts'
import { COLOURS } from './vocabulary.ts'

/**
 * The encoding of an infiltration's payment (CB-12, CB-13): by the matching cards that it spares.
 *
 * Hand and gang say how many cards of each colour could be paid as themselves. The action has how many of these are
 * not, as digits of a mixed radix with one digit for each such colour, and the number of cats that are then left
 * unmatched. These are paid with mirrors, except for one when there is a market card. With at most 12 cats in a gang
 * there are at most 3^6 codes, for six colours of two cats.
 */

/**
 * Lists the action with every payment for a gang of which `match` can be paid as themselves and `unmatched` cats
 * cannot, with at most `most` cats paid otherwise. The first payment spares nothing of `match`.
 */
export function legalPayments(
  action: Action,
  unmatched: number,
  match: Cards,
  most: number,
  out: Action[],
  n: number,
): number {
  const first = n
  out[n] = action + unmatched * ONE_UNMATCHED
  n += atLeast(most, unmatched)
  if (unmatched >= most) return n
  // Colour by colour, every payment so far is written again with 1, 2, … cards of the colour spared.
  let digit = 1
  for (let rest = match; rest !== NO_CARDS;) {
    const kind = lowestKind(rest)
    const count = countOf(rest, kind)
    rest -= cardsOf(kind, count)
    for (let i = first, end = n; i < end; i++) {
      const payment = out[i]!
      const room = most - unmatchedIn(payment)
      const spare = count < room ? count : room
      for (let spared = 1; spared <= spare; spared++) out[n++] = payment + spared * (ONE_UNMATCHED + digit)
    }
    digit *= count + 1
  }
  return n
}

/** The cards that the payment of an infiltration takes from the hand. */
export function paymentOf(cats: Cards, hand: Cards, action: Action): Cards {
  const market = cardIn(action)
  let paid = matching(leftToMatch(cats, market), hand)
  let spared = sparedIn(action)
  for (let rest = paid; spared > 0;) {
    const kind = lowestKind(rest)
    const count = countOf(rest, kind)
    rest -= cardsOf(kind, count)
    paid -= cardsOf(kind, spared % (count + 1))
    spared = (spared / (count + 1)) | 0
  }
  return paid + cardsOf(SEVENTH, unmatchedIn(action) - (market < 0 ? 0 : 1))
}

/**
 * The action that pays these cards, and perhaps a market card (-1 for none), for a gang; undefined when they do not
 * fit.
 */
export function paying(index: number, cats: Cards, hand: Cards, payment: Cards, market: Kind): Action | undefined {
  const fromMarket = market < 0 ? 0 : 1
  if (sizeOf(payment) + fromMarket !== sizeOf(cats)) return undefined
  if (market >= 0 && market < SEVENTH && countOf(cats, market) === 0) return undefined
  const match = matching(leftToMatch(cats, market), hand)
  let spared = 0
  let digit = 1
  for (let kind = 0; kind < COLOURS.length; kind++) {
    const count = countOf(match, kind)
    if (countOf(payment, kind) > count) return undefined
    spared += (count - countOf(payment, kind)) * digit
    digit *= count + 1
  }
  const unmatched = countOfSeventh(payment) + fromMarket
  return withCard(infiltrating(index), market) + unmatched * ONE_UNMATCHED + spared
}

/** The cats that a market card, -1 for none, does not stand for. A mirror may stand for any cat, so it removes none. */
const leftToMatch = (cats: Cards, market: Kind): Cards =>
  market >= 0 && market < SEVENTH ? cats - cardsOf(market, 1) : cats

/** The lowest kind in a set of cats that is not empty. */
export const lowestKind = (cats: Cards): Kind => (31 - Math.clz32(cats & -cats)) >>> 2

const EVERY_OTHER_KIND = 0x0f0f0f
const CARRIES = 0x101010

/** The cats that both sets have. Three kinds are compared at once, each with a free bit above it for the comparison. */
export const matching = (cats: Cards, hand: Cards): Cards =>
  fewer(cats & EVERY_OTHER_KIND, hand & EVERY_OTHER_KIND) |
  (fewer((cats >>> 4) & EVERY_OTHER_KIND, (hand >>> 4) & EVERY_OTHER_KIND) << 4)

function fewer(a: number, b: number): number {
  const where = ((((a | CARRIES) - b) & CARRIES) >>> 4) * 15 // `where` marks the kinds of which b has at most as many as a.
  return (b & where) | (a & ~where)
}
