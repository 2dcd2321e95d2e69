import { CHANCE, OVER, seatBit, type Action, type Actor, type Seat, type State, type Turn } from '@alleycat/engine'
import * as action from './actions.ts'
import { applyActivate, legalActivations } from './activate.ts'
import { applyChance, legalOutcomes } from './chance.ts'
import { catsIn } from './choices.ts'
import type { Emit } from './events.ts'
import { applyForm, legalForms } from './form.ts'
import { applyInfiltrate, legalInfiltrations } from './infiltrate.ts'
import * as at from './layout.ts'
import type { Rules } from './options.ts'
import { applyPass } from './pass.ts'
import { applyRecruit, legalRecruits } from './recruit.ts'
import { applySecure, legalSecures } from './secure.ts'
import { applyPlace, legalPlacings } from './trap.ts'

export function turn(s: State): Turn {
  switch (at.phase(s)) {
    case at.ACTING:
      return seatBit(at.active(s))
    case at.PLACING:
      return seatBit(at.trapOwner(s)) // CB-19
    case at.ENDED:
      return OVER
    default:
      return CHANCE
  }
}

export function legal(rules: Rules, s: State, actor: Actor, out: Action[]): number {
  switch (at.phase(s)) {
    case at.ACTING:
      return actor === at.active(s) ? legalActions(rules, s, actor, out) : 0
    case at.PLACING:
      return actor === at.trapOwner(s) ? legalPlacings(s, actor, out) : 0
    case at.ENDED:
      return 0
    default:
      return actor === CHANCE ? legalOutcomes(s, out) : 0
  }
}

/** CB-5 */
function legalActions(rules: Rules, s: State, seat: Seat, out: Action[]): number {
  let n = legalRecruits(s, out, 0)
  if (at.picksLeft(s) > 0) return n // CB-6
  const hand = at.hand(s, seat)
  const cats = catsIn(hand)
  n = legalForms(s, seat, cats, out, n)
  n = legalActivations(s, seat, cats, out, n)
  n = legalSecures(s, seat, out, n)
  n = legalInfiltrations(rules, s, seat, hand, out, n)
  if (n === 0) out[n++] = action.PASSING // CB-20
  return n
}

export function apply(rules: Rules, s: State, actor: Actor, act: Action, emit?: Emit): void {
  if (actor === CHANCE) return applyChance(rules, s, act, emit)
  if (action.deedOf(act) === action.PASS) return applyPass(rules, s, emit)
  at.setPasses(s, 0)
  switch (action.deedOf(act)) {
    case action.RECRUIT:
      return applyRecruit(rules, s, act, emit)
    case action.FORM:
      return applyForm(rules, s, act, emit)
    case action.ACTIVATE:
      return applyActivate(rules, s, act, emit)
    case action.SECURE:
      return applySecure(rules, s, act, emit)
    case action.INFILTRATE:
      return applyInfiltrate(rules, s, act, emit)
    default:
      return applyPlace(rules, s, act, emit)
  }
}

/**
 * The decision for a seat that is out of time, which gives nothing away and spends nothing. It is listed first where it
 * is legal.
 */
export function fallback(rules: Rules, s: State, seat: Seat): Action {
  const out: Action[] = []
  legal(rules, s, seat, out)
  return out[0]!
}
