import {
  cardsOf,
  countOf,
  NO_CARDS,
  pickCards,
  sizeOf,
  type Action,
  type Cards,
  type Kind,
  type Random,
  type State,
} from '@alleycat/engine'
import { deedOf, HACKERS } from './actions.ts'
import type { Emit } from './events.ts'
import { resolveHackers } from './factions/hackers.ts'
import { resolveOfficials } from './factions/officials.ts'
import { resolvePolice } from './factions/police.ts'
import { endAction, endPlay, startNextTurn, startTurn } from './flow.ts'
import * as at from './layout.ts'
import { factionOf } from './letters.ts'
import type { Rules } from './options.ts'
import { reshuffleIfNeeded } from './piles.ts'
import { DISPLAY_SIZE, FACTIONS_IN_PLAY, FIRST_HAND } from './vocabulary.ts'

/** Chance is a player: its outcomes are kinds of card, weighted by how many there are where the next card comes from. */

const source = (s: State): Cards => (at.phase(s) === at.REVEALING ? at.hand(s, at.chanceSeat(s)) : at.drawPile(s))

export function legalOutcomes(s: State, out: Action[]): number {
  const cards = source(s)
  let n = 0
  for (let kind = 0; kind < FACTIONS_IN_PLAY; kind++) if (countOf(cards, kind) > 0) out[n++] = kind
  return n
}

export const outcomeWeight = (s: State, kind: Kind): number =>
  kind >= 0 && kind < FACTIONS_IN_PLAY ? countOf(source(s), kind) : 0

/** Draws all cards of the awaited event at once. Their order means nothing, so it is not drawn. */
export function sampleChance(rules: Rules, s: State, random: Random): void {
  const phase = at.phase(s)
  const seat = at.chanceSeat(s)
  if (phase === at.REVEALING) {
    const cards = pickCards(at.hand(s, seat), at.handSize(s, seat), at.chanceLeft(s), random)
    at.takeFromHand(s, seat, cards)
    at.addToRevealed(s, cards)
  } else if (phase === at.DEALING) {
    for (let to = 0; to < rules.seats; to++) at.addToHand(s, to, pickFromPile(s, FIRST_HAND[to]!, random))
    at.addToDisplay(s, pickFromPile(s, DISPLAY_SIZE, random))
  } else {
    const cards = pickFromPile(s, at.chanceLeft(s), random)
    if (phase === at.DRAWING) at.addToHand(s, seat, cards)
    else if (phase === at.FLIPPING) at.addToRevealed(s, cards)
    else at.addToDisplay(s, cards)
  }
  at.setChanceLeft(s, 0)
  finishChance(rules, s)
}

function pickFromPile(s: State, count: number, random: Random): Cards {
  const pile = at.drawPile(s)
  const size = sizeOf(pile)
  if (count < size) {
    const cards = pickCards(pile, size, count, random)
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
  else if (at.phase(s) !== at.REVEALING) reshuffleIfNeeded(s, emit)
}

function moveCard(rules: Rules, s: State, kind: Kind, emit?: Emit): void {
  const card = cardsOf(kind, 1)
  const seat = at.chanceSeat(s)
  const phase = at.phase(s)
  if (phase === at.REVEALING) {
    at.takeFromHand(s, seat, card)
    at.addToRevealed(s, card)
    emit?.({ type: 'reveal', seat, card: factionOf(rules, kind) })
    return
  }
  at.takeFromDrawPile(s, card)
  switch (phase) {
    case at.DEALING:
      return dealCard(rules, s, kind, emit)
    case at.DRAWING:
      at.addToHand(s, seat, card)
      return emit?.({ type: 'draw', seat, card: factionOf(rules, kind) })
    case at.FLIPPING:
      at.addToRevealed(s, card)
      return emit?.({ type: 'flip', card: factionOf(rules, kind) })
    default:
      at.addToDisplay(s, card)
      return emit?.({ type: 'refill', card: factionOf(rules, kind) })
  }
}

/** CC-5: the hands in order of seats, then the display. */
function dealCard(rules: Rules, s: State, kind: Kind, emit?: Emit): void {
  const seat = at.chanceSeat(s)
  if (seat === rules.seats) {
    at.addToDisplay(s, cardsOf(kind, 1))
    return emit?.({ type: 'refill', card: factionOf(rules, kind) })
  }
  at.addToHand(s, seat, cardsOf(kind, 1))
  if (at.handSize(s, seat) === FIRST_HAND[seat]) at.setChanceSeat(s, seat + 1)
  emit?.({ type: 'deal', seat, card: factionOf(rules, kind) })
}

function finishChance(rules: Rules, s: State, emit?: Emit): void {
  at.setChanceSeat(s, 0) // The field is reset so that equal positions are equal arrays, however they came about.
  switch (at.phase(s)) {
    case at.DEALING:
      return startTurn(rules, s, 0, emit)
    case at.REFILLING:
      return endAction(rules, s, emit)
    case at.TOPPING_UP:
      return startNextTurn(rules, s, emit)
    case at.DRAWING:
      return endPlay(rules, s, emit)
    case at.FLIPPING:
      return resolveOfficials(rules, s, emit)
    default:
      return deedOf(at.effect(s)) === HACKERS ? resolveHackers(rules, s, emit) : resolvePolice(rules, s, emit)
  }
}
