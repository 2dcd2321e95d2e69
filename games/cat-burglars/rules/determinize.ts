import {
  cardsOf,
  countOfAny,
  countOfSeventh,
  kindAt,
  NO_CARDS,
  pickCards,
  SEVENTH,
  sizeOf,
  without,
  type Cards,
  type Kind,
  type Random,
  type Seat,
  type State,
} from '@alleycat/engine'
import { hasUnder, underOf, withoutUnder, withUnder } from './gangs.ts'
import type { CatBurglarsKnowledge } from './knowledge.ts'
import * as at from './layout.ts'
import type { Rules } from './options.ts'

/**
 * Deals the cards that a seat cannot see anew. Known cards are placed first, then cats where no mirror can be (face
 * down, or scored), then the rest to the other hands and the draw pile.
 *
 * Knowledge from play always fits. Other knowledge is used as far as it fits.
 */
export function determinize(rules: Rules, s: State, seat: Seat, known: CatBurglarsKnowledge, random: Random): void {
  const hidden = gather(rules, s, seat)
  if (!rules.hallOfFame) hidden.yarn.forEach((place, owner) => remember(hidden, place, known.yarn[owner]!))
  hidden.hands.forEach((place, owner) => remember(hidden, place, known.hands[owner]!))
  placeHoldings(hidden, known, random)
  for (const place of hidden.faceDown) fill(hidden, place, catsAmong(hidden.unseen), random)
  for (const place of hidden.yarn) fill(hidden, place, catsAmong(hidden.unseen), random)
  for (const place of hidden.hands) fill(hidden, place, hidden.unseen, random)
  putBack(rules, s, seat, hidden, random)
}

/** A place of hidden cards: those dealt to it so far, and how many more it takes. */
interface Place {
  cards: Cards
  free: number
  readonly takesMirrors: boolean
}

/** The hidden places, by seat. The viewer's own hand and face-down cards are not hidden and take nothing. */
interface Hidden {
  unseen: Cards
  readonly hands: Place[]
  readonly faceDown: Place[]
  readonly yarn: Place[]
}

const placeFor = (free: number, takesMirrors: boolean): Place => ({ cards: NO_CARDS, free, takesMirrors })

/** Collects all cards that the seat cannot see, and the number of them in each place. */
function gather(rules: Rules, s: State, seat: Seat): Hidden {
  const hidden: Hidden = { unseen: at.drawPile(s), hands: [], faceDown: [], yarn: [] }
  for (let owner = 0; owner < rules.seats; owner++) {
    const yarn = rules.hallOfFame ? NO_CARDS : at.yarn(s, owner) // CB-21
    const hand = owner === seat ? NO_CARDS : at.hand(s, owner) // CB-22
    hidden.unseen += yarn + hand
    hidden.yarn.push(placeFor(sizeOf(yarn), false))
    hidden.hands.push(placeFor(sizeOf(hand), true))
    hidden.faceDown.push(placeFor(0, false))
  }
  for (let index = 0; index < at.gangCount(s); index++) {
    const gang = at.gang(s, index)
    const owner = at.gangOwner(s, index)
    if (owner === seat || !hasUnder(gang)) continue
    hidden.unseen += cardsOf(underOf(gang), 1)
    hidden.faceDown[owner]!.free++
  }
  return hidden
}

function remember(hidden: Hidden, place: Place, cards: Cards): void {
  for (let i = sizeOf(cards) - 1; i >= 0; i--)
    if (fits(hidden, place, kindAt(cards, i))) put(hidden, place, kindAt(cards, i))
}

/** Whether there is such a card, room for it, and a cat left for every place that takes only cats. */
const fits = (hidden: Hidden, place: Place, kind: Kind): boolean =>
  place.free > 0 &&
  countOfAny(hidden.unseen, kind) > 0 &&
  (kind === SEVENTH ? place.takesMirrors : !place.takesMirrors || spareCats(hidden) > 0)

function put(hidden: Hidden, place: Place, kind: Kind): void {
  const card = cardsOf(kind, 1)
  hidden.unseen -= card
  place.cards += card
  place.free--
}

/** The number of unseen cats that may go where a mirror could be. */
function spareCats(hidden: Hidden): number {
  let spare = sizeOf(catsAmong(hidden.unseen))
  for (const place of hidden.faceDown) spare -= place.free
  for (const place of hidden.yarn) spare -= place.free
  return spare
}

const catsAmong = (cards: Cards): Cards => cards - cardsOf(SEVENTH, countOfSeventh(cards))

/** Puts cards known to be in a hand or face down into any free place of that seat, each equally likely. */
function placeHoldings(hidden: Hidden, known: CatBurglarsKnowledge, random: Random): void {
  const left = known.holdings.map((cards, owner) => sizeOf(without(cards, known.hands[owner]!)))
  for (const [owner, hand] of hidden.hands.entries()) {
    const faceDown = hidden.faceDown[owner]!
    const cards = without(known.holdings[owner]!, known.hands[owner]!)
    for (let i = sizeOf(cards) - 1; i >= 0 && hand.free + faceDown.free > 0; i--) {
      left[owner]!--
      const inHand = random.below(hand.free + faceDown.free) < hand.free
      const mustBeFaceDown = faceDown.free > 0 && spareCats(hidden) <= dueInHands(hidden, left)
      const place = inHand && !mustBeFaceDown ? hand : faceDown
      if (fits(hidden, place, kindAt(cards, i))) put(hidden, place, kindAt(cards, i))
    }
  }
}

/** The number of holdings still to be placed, `left` by seat, that have no room face down. */
function dueInHands(hidden: Hidden, left: readonly number[]): number {
  let due = 0
  for (const [owner, hand] of hidden.hands.entries()) {
    const excess = left[owner]! - hidden.faceDown[owner]!.free
    due += Math.max(0, Math.min(excess, hand.free))
  }
  return due
}

function fill(hidden: Hidden, place: Place, from: Cards, random: Random): void {
  const cards = pickCards(from, sizeOf(from), place.free, random)
  hidden.unseen -= cards
  place.cards += cards
  place.free = 0
}

function putBack(rules: Rules, s: State, seat: Seat, hidden: Hidden, random: Random): void {
  for (let owner = 0; owner < rules.seats; owner++) {
    if (owner !== seat) at.setHand(s, owner, hidden.hands[owner]!.cards)
    if (!rules.hallOfFame) at.setYarn(s, owner, hidden.yarn[owner]!.cards)
  }
  for (let index = 0; index < at.gangCount(s); index++) {
    const gang = at.gang(s, index)
    const owner = at.gangOwner(s, index)
    if (owner === seat || !hasUnder(gang)) continue
    const { cards } = hidden.faceDown[owner]!
    const kind = kindAt(cards, random.below(sizeOf(cards)))
    hidden.faceDown[owner]!.cards -= cardsOf(kind, 1)
    at.setGang(s, index, withUnder(withoutUnder(gang), kind))
  }
  at.setDrawPile(s, hidden.unseen)
}
