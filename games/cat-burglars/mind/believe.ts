import {
  cardsOf,
  countOf,
  countOfSeventh,
  kindAt,
  NO_CARDS,
  SEVENTH,
  sizeOf,
  without,
  type Cards,
  type Kind,
  type Random,
  type Seat,
  type State,
} from '@alleycat/engine'
import { hasUnder, isYarn, underOf, withoutUnder, withUnder, type Gang } from '../rules/gangs.ts'
import type { CatBurglarsKnowledge } from '../rules/knowledge.ts'
import * as at from '../rules/layout.ts'
import { colourCount, coloursOf, entry, type Sense } from './sense.ts'

/**
 * Adjusts an imagined deal, because a card under another seat's gang was chosen and not drawn. Each such card is made
 * yarn as often as experience says, by exchanging it for another card that the seat cannot see: one of its owner's hand
 * or, when there is none, of the draw pile. Where that would contradict what is known, the card stays.
 */
export function believe(sense: Sense, s: State, seat: Seat, known: CatBurglarsKnowledge, random: Random): void {
  for (let owner = 0; owner < sense.rules.seats; owner++) {
    if (owner === seat) continue
    for (let index = at.firstGang(s, owner), end = at.endOfGangs(s, owner); index < end; index++) {
      const gang = at.gang(s, index)
      if (!hasUnder(gang)) continue
      const toBeYarn = random.fraction() < entry(sense.likely, colourCount(coloursOf(gang)))
      if (isYarn(gang) !== toBeYarn) exchange(s, owner, index, toBeYarn, known, random)
    }
  }
}

function exchange(
  s: State,
  owner: Seat,
  index: number,
  toBeYarn: boolean,
  known: CatBurglarsKnowledge,
  random: Random,
): void {
  const gang = at.gang(s, index)
  const ofHand = suited(gang, without(at.hand(s, owner), known.hands[owner]!), toBeYarn)
  if (ofHand !== NO_CARDS) return exchangeWithHand(s, owner, index, anyOf(ofHand, random))
  const ofPile = suited(gang, at.drawPile(s), toBeYarn)
  if (ofPile !== NO_CARDS && canMiss(s, owner, underOf(gang), known)) exchangeWithPile(s, index, anyOf(ofPile, random))
}

/** The cards that would be yarn under the gang, or else those that would be traps. */
function suited(gang: Gang, cards: Cards, toBeYarn: boolean): Cards {
  const yarn = cards & (coloursOf(gang) * 15)
  return toBeYarn ? yarn : cards - yarn - cardsOf(SEVENTH, countOfSeventh(cards))
}

const anyOf = (cards: Cards, random: Random): Kind => kindAt(cards, random.below(sizeOf(cards)))

function exchangeWithHand(s: State, owner: Seat, index: number, kind: Kind): void {
  const gang = at.gang(s, index)
  at.setHand(s, owner, at.hand(s, owner) - cardsOf(kind, 1) + cardsOf(underOf(gang), 1))
  at.setGang(s, index, withUnder(withoutUnder(gang), kind))
}

function exchangeWithPile(s: State, index: number, kind: Kind): void {
  const gang = at.gang(s, index)
  at.setDrawPile(s, at.drawPile(s) - cardsOf(kind, 1) + cardsOf(underOf(gang), 1))
  at.setGang(s, index, withUnder(withoutUnder(gang), kind))
}

/** Whether a seat with one card of this kind less, in hand and face down, still has all that it is known to hold. */
function canMiss(s: State, owner: Seat, kind: Kind, known: CatBurglarsKnowledge): boolean {
  let held = countOf(at.hand(s, owner), kind)
  for (let index = at.firstGang(s, owner), end = at.endOfGangs(s, owner); index < end; index++)
    if (underOf(at.gang(s, index)) === kind) held++
  return held > countOf(known.holdings[owner]!, kind)
}
