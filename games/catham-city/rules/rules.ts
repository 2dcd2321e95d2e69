import {
  CHANCE,
  CLOSING,
  hasSeat,
  OVER,
  seatBit,
  sizeOf,
  type Action,
  type Actor,
  type Random,
  type Seat,
  type SeatSet,
  type State,
  type Turn,
} from '@alleycat/engine'
import * as action from './actions.ts'
import { closeWindow, seatsAnswering, takeAnswer, type AnswerRule } from './answers.ts'
import { applyChance, legalOutcomes, sampleChance } from './chance.ts'
import { discardFromHand, legalDiscards } from './discarding.ts'
import type { Emit } from './events.ts'
import { applyDetectives, DETECTIVES_ANSWERS, legalDetectives } from './factions/detectives.ts'
import { applyHackers, legalHackers } from './factions/hackers.ts'
import { applyJournalists, JOURNALISTS_ANSWERS, legalJournalists } from './factions/journalists.ts'
import { applyMafia, legalMafia, MAFIA_ANSWERS } from './factions/mafia.ts'
import { applyOfficials, legalOfficials } from './factions/officials.ts'
import { applyPolice, legalPolice } from './factions/police.ts'
import { applyRobocats, legalRobocats } from './factions/robocats.ts'
import { applyScientists, legalScientists } from './factions/scientists.ts'
import { endAction, endTurn } from './flow.ts'
import * as at from './layout.ts'
import type { Rules } from './options.ts'
import { applyTake, legalTakes } from './take.ts'
import { HAND_LIMIT } from './vocabulary.ts'

export function turn(s: State): Turn {
  switch (at.phase(s)) {
    case at.ACTING:
    case at.DISCARDING:
      return seatBit(at.active(s))
    case at.ANSWERING:
      return at.owing(s) === 0 ? CLOSING : at.owing(s)
    case at.ENDED:
      return OVER
    default:
      return CHANCE
  }
}

export function legal(rules: Rules, s: State, actor: Actor, out: Action[]): number {
  if (actor === CHANCE) return at.isChance(s) ? legalOutcomes(s, out) : 0
  switch (at.phase(s)) {
    case at.ACTING:
      if (actor !== at.active(s)) return 0
      return legalPlays(rules, s, actor, out, legalTakes(at.display(s), out, 0))
    case at.DISCARDING: {
      if (actor !== at.active(s)) return 0
      const hand = at.hand(s, actor)
      return legalDiscards(hand, sizeOf(hand) - HAND_LIMIT, out) // CC-10
    }
    case at.ANSWERING:
      return hasSeat(at.owing(s), actor) ? answersTo(at.effect(s)).legal(s, actor, out) : 0
    default:
      return 0
  }
}

/** CC-9 */
function legalPlays(rules: Rules, s: State, seat: Seat, out: Action[], n: number): number {
  const hand = at.hand(s, seat)
  n = legalDetectives(rules, hand, out, n)
  n = legalScientists(rules, hand, out, n)
  n = legalRobocats(rules, hand, out, n)
  n = legalMafia(rules, hand, out, n)
  n = legalHackers(rules, s, seat, hand, out, n)
  n = legalPolice(rules, seat, hand, out, n)
  n = legalJournalists(rules, hand, out, n)
  return legalOfficials(rules, hand, out, n)
}

/** CC-27a */
export const asking = (rules: Rules, s: State): SeatSet =>
  at.phase(s) === at.ANSWERING ? seatsAnswering(rules, s, answersTo(at.effect(s))) : 0

/** How opponents answer the play that is being resolved. */
export function answersTo(play: Action): AnswerRule {
  switch (action.deedOf(play)) {
    case action.DETECTIVES:
      return DETECTIVES_ANSWERS
    case action.MAFIA:
      return MAFIA_ANSWERS
    default:
      return JOURNALISTS_ANSWERS
  }
}

export function apply(rules: Rules, s: State, actor: Actor, act: Action, emit?: Emit): void {
  if (actor === CHANCE) applyChance(rules, s, act, emit)
  else if (actor === CLOSING) closeWindow(rules, s, answersTo(at.effect(s)), emit)
  else applyDecision(rules, s, actor, act, emit)
  if (at.display(s) === 0 && at.phase(s) === at.ACTING) skipImpossibleActions(rules, s, emit)
}

export function sample(rules: Rules, s: State, random: Random): void {
  sampleChance(rules, s, random)
  if (at.display(s) === 0 && at.phase(s) === at.ACTING) skipImpossibleActions(rules, s)
}

function applyDecision(rules: Rules, s: State, seat: Seat, act: Action, emit?: Emit): void {
  switch (at.phase(s)) {
    case at.ANSWERING:
      return takeAnswer(rules, s, seat, act, emit)
    case at.DISCARDING:
      discardFromHand(rules, s, seat, action.cardsIn(act), emit)
      return endTurn(rules, s, emit)
    default:
      at.setActionsLeft(s, at.actionsLeft(s) - 1)
      return applyAction(rules, s, act, emit)
  }
}

function applyAction(rules: Rules, s: State, act: Action, emit?: Emit): void {
  switch (action.deedOf(act)) {
    case action.TAKE:
      return applyTake(rules, s, act, emit)
    case action.DETECTIVES:
      return applyDetectives(rules, s, act, emit)
    case action.SCIENTISTS:
      return applyScientists(rules, s, act, emit)
    case action.ROBOCATS:
      return applyRobocats(rules, s, act, emit)
    case action.MAFIA:
      return applyMafia(rules, s, act, emit)
    case action.HACKERS:
      return applyHackers(rules, s, act, emit)
    case action.POLICE:
      return applyPolice(rules, s, act, emit)
    case action.JOURNALISTS:
      return applyJournalists(rules, s, act, emit)
    default:
      return applyOfficials(rules, s, act, emit)
  }
}

/** CC-16. With 75 cards some seat can always act; the bound keeps a made-up position from looping for ever. */
function skipImpossibleActions(rules: Rules, s: State, emit?: Emit): void {
  const out: Action[] = []
  for (let tries = rules.seats * rules.actionsPerTurn; tries > 0; tries--) {
    if (at.phase(s) !== at.ACTING || legal(rules, s, at.active(s), out) > 0) return
    at.setActionsLeft(s, at.actionsLeft(s) - 1)
    endAction(rules, s, emit)
  }
}

/** The decision for a seat that is out of time: keep everything if that is legal, else lose the fewest cards. */
export function fallback(rules: Rules, s: State, seat: Seat): Action {
  const out: Action[] = []
  const n = legal(rules, s, seat, out)
  for (let i = 0; i < n; i++) if (out[i] === action.PASSING || out[i] === action.PAYING) return out[i]!
  return out[0]!
}
