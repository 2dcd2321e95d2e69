import {
  cardsOf,
  countOfAny,
  kindAt,
  NO_CARDS,
  pickCards,
  SEVENTH,
  sizeOf,
  type Action,
  type Cards,
  type Kind,
  type Random,
  type State,
} from '@alleycat/engine'
import type { Emit } from './events.ts'
import { startNextTurn, startTurn } from './flow.ts'
import * as at from './layout.ts'
import { cardOf } from './letters.ts'
import type { Rules } from './options.ts'
import { reshuffleIfNeeded } from './piles.ts'
import { finishPick } from './recruit.ts'
import { FIRST_HAND, MARKET_SIZE } from './vocabulary.ts'

/** Chance is a player: its outcomes are kinds of card, weighted by how many of them the draw pile has. */

export function legalOutcomes(s: State, out: Action[]): number {
  let n = 0
  for (let kind = 0; kind <= SEVENTH; kind++) if (countOfAny(at.drawPile(s), kind) > 0) out[n++] = kind
  return n
}

export const outcomeWeight = (s: State, kind: Kind): number =>
  kind >= 0 && kind <= SEVENTH ? countOfAny(at.drawPile(s), kind) : 0

/** Draws all cards of the awaited event at once. Their order means nothing, so it is not drawn. */
export function sampleChance(rules: Rules, s: State, random: Random): void {
  const phase = at.phase(s)
  if (phase === at.DEALING) {
    for (let seat = 0; seat < rules.seats; seat++) at.addToHand(s, seat, pickFromPile(s, missing(s, seat), random))
    at.addToMarket(s, pickFromPile(s, MARKET_SIZE - at.marketSize(s), random))
    at.setDealSeat(s, rules.seats)
  } else {
    const cards = pickFromPile(s, at.chanceLeft(s), random)
    if (phase === at.DRAWING) at.addToHand(s, at.active(s), cards)
    else at.addToMarket(s, cards)
  }
  at.setChanceLeft(s, 0)
  finishChance(rules, s)
}

const missing = (s: State, seat: number): number => FIRST_HAND - at.handSize(s, seat)

function pickFromPile(s: State, count: number, random: Random): Cards {
  const pile = at.drawPile(s)
  const size = sizeOf(pile)
  if (count < size) {
    // Most events bring a single card, so that case is fast.
    const cards = count === 1 ? cardsOf(kindAt(pile, random.below(size)), 1) : pickCards(pile, size, count, random)
    at.takeFromDrawPile(s, cards)
    return cards
  }
  at.setDrawPile(s, NO_CARDS)
  if (count === size) return pile
  reshuffleIfNeeded(s)
  return pile + pickFromPile(s, count - size, random)
}

export function applyChance(rules: Rules, s: State, kind: Kind, emit?: Emit): void {
  moveCard(rules, s, kind, emit)
  const left = at.chanceLeft(s) - 1
  at.setChanceLeft(s, left)
  if (left === 0) finishChance(rules, s, emit)
  else reshuffleIfNeeded(s, emit)
}

function moveCard(rules: Rules, s: State, kind: Kind, emit?: Emit): void {
  const card = cardsOf(kind, 1)
  at.takeFromDrawPile(s, card)
  switch (at.phase(s)) {
    case at.DEALING:
      return dealCard(rules, s, kind, emit)
    case at.DRAWING:
      at.addToHand(s, at.active(s), card)
      return emit?.({ type: 'draw', seat: at.active(s), card: cardOf(kind) })
    default:
      at.addToMarket(s, card)
      return emit?.({ type: 'refill', card: cardOf(kind) })
  }
}

/** CB-3: the hands in order of seats, then the market. */
function dealCard(rules: Rules, s: State, kind: Kind, emit?: Emit): void {
  const seat = at.dealSeat(s)
  if (seat === rules.seats) {
    at.addToMarket(s, cardsOf(kind, 1))
    return emit?.({ type: 'refill', card: cardOf(kind) })
  }
  at.addToHand(s, seat, cardsOf(kind, 1))
  if (missing(s, seat) === 0) at.setDealSeat(s, seat + 1)
  emit?.({ type: 'deal', seat, card: cardOf(kind) })
}

function finishChance(rules: Rules, s: State, emit?: Emit): void {
  switch (at.phase(s)) {
    case at.DEALING:
      return startTurn(s, 0, emit) // CB-2
    case at.DRAWING:
      return finishPick(rules, s, emit)
    default:
      return startNextTurn(rules, s, emit)
  }
}
