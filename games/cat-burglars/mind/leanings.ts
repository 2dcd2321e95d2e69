import type { Action, Leanings, Seat, State } from '@alleycat/engine'
import * as action from '../rules/actions.ts'
import { hasUnder, isYarn } from '../rules/gangs.ts'
import * as at from '../rules/layout.ts'
import { coloursOf, hasColour, type Sense } from './sense.ts'

/**
 * A decision is aggressive when it is directed at others, hoarding when it prefers cards to yarn, spiteful when it is
 * directed at the leader, and bluffing when it uses traps.
 */
export function leanings({ rules }: Sense, s: State, seat: Seat, act: Action): Leanings {
  const isAttack = action.deedOf(act) === action.INFILTRATE
  return {
    aggressive: isAttack ? 1 : 0,
    hoarding: action.deedOf(act) === action.RECRUIT ? 1 : 0,
    spiteful: isAttack && leads(rules.seats, s, seat, at.gangOwner(s, action.gangIn(act))) ? 1 : 0,
    bluffing: bluff(s, seat, act),
  }
}

/** Bluffing is to lay a trap, or to do something else while yarn lies face down as if it were a trap. */
function bluff(s: State, seat: Seat, act: Action): number {
  switch (action.deedOf(act)) {
    case action.ACTIVATE:
      return hasColour(coloursOf(at.gang(s, action.gangIn(act))), action.cardIn(act)) ? 0 : 1
    case action.SECURE:
    case action.PLACE:
    case action.PASS:
      return 0
    default:
      return hasWaiting(s, seat) ? 0.3 : 0
  }
}

function hasWaiting(s: State, seat: Seat): boolean {
  for (let index = at.firstGang(s, seat), end = at.endOfGangs(s, seat); index < end; index++)
    if (hasUnder(at.gang(s, index)) && isYarn(at.gang(s, index))) return true
  return false
}

/** Whether no other opponent of the seat has more balls than the victim. */
function leads(seats: number, s: State, seat: Seat, victim: Seat): boolean {
  for (let other = 0; other < seats; other++)
    if (other !== seat && at.yarnCount(s, other) > at.yarnCount(s, victim)) return false
  return true
}
