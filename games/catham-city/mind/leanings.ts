import { sizeOf, type Action, type Leanings, type Seat, type State } from '@alleycat/engine'
import * as action from '../rules/actions.ts'
import * as at from '../rules/layout.ts'
import type { Sense } from './sense.ts'

/**
 * A decision is aggressive when it is directed at others, hoarding when it prefers cards to points, and spiteful when
 * it is directed at the leader or leaves others nothing.
 */
export function leanings({ rules }: Sense, s: State, seat: Seat, act: Action): Leanings {
  return {
    aggressive: aggression(act),
    hoarding: hoarding(act),
    spiteful: spite(rules.seats, s, seat, act),
    bluffing: 0, // Nothing lies face down in this game.
  }
}

function aggression(act: Action): number {
  switch (action.deedOf(act)) {
    case action.HACKERS:
    case action.POLICE:
      return 1
    case action.MAFIA:
      return 0.8
    default:
      return 0
  }
}

function hoarding(act: Action): number {
  switch (action.deedOf(act)) {
    case action.TAKE:
      return Math.min(1, sizeOf(action.cardsIn(act)) / 3)
    case action.PASS:
    case action.PAY:
      return 1
    case action.ROBOCATS:
      return sizeOf(action.cardsIn(act)) === 2 ? 1 : 0
    case action.SCIENTISTS:
      return 0.3
    default:
      return 0
  }
}

function spite(seats: number, s: State, seat: Seat, act: Action): number {
  switch (action.deedOf(act)) {
    case action.HACKERS:
    case action.POLICE:
      return leads(seats, s, seat, action.victimOf(act)) ? 1 : 0
    case action.MAFIA:
      return 1
    case action.PASS:
      return action.deedOf(at.effect(s)) === action.JOURNALISTS ? 0.5 : 0
    default:
      return 0
  }
}

/** Whether no other opponent of the seat has more points than the victim. */
function leads(seats: number, s: State, seat: Seat, victim: Seat): boolean {
  for (let other = 0; other < seats; other++)
    if (other !== seat && at.points(s, other) > at.points(s, victim)) return false
  return true
}
