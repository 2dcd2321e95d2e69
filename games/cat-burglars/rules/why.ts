import { contains, cardsOf, countOfAny, SEVENTH, type Kind, type RuleId, type Seat, type State } from '@alleycat/engine'
import { allPassed } from './flow.ts'
import { mayGrow, sizesThatGrow } from './form.ts'
import { hasUnder } from './gangs.ts'
import * as at from './layout.ts'
import { readDecision, type Decision } from './notation.ts'
import type { Rules } from './options.ts'

/** Finds the rule that forbids an attempt, from the seat's own view alone. */

/** The rule against an attempt that is known to be illegal. */
export function whyNot(rules: Rules, s: State, seat: Seat, attempt: string): RuleId {
  if (at.phase(s) === at.ENDED) return allPassed(rules, s) ? 'CB-20' : 'CB-17'
  if (at.isChance(s)) return chanceRule(s)
  if (at.phase(s) === at.PLACING && seat !== at.trapOwner(s)) return 'CB-19'
  if (at.phase(s) === at.ACTING && seat !== at.active(s)) return 'CB-5'
  const decision = readDecision(attempt)
  if (decision === undefined) return 'notation'
  if (at.phase(s) === at.PLACING) return decision.verb === 'place' ? whyNotOn(s, seat, decision.gang, 'CB-12') : 'CB-19'
  return whyNotAction(rules, s, seat, decision)
}

function whyNotAction(rules: Rules, s: State, seat: Seat, decision: Decision): RuleId {
  if (at.picksLeft(s) > 0) return 'CB-6'
  switch (decision.verb) {
    case 'recruit':
      return 'CB-6'
    case 'form':
      return isHeldCat(s, seat, decision.card) ? whyNotOn(s, seat, decision.gang, 'CB-7') : 'CB-7'
    case 'activate':
      return 'CB-9'
    case 'secure':
      return decision.gangs.every((gang) => hasFaceDown(s, seat, gang)) ? 'CB-10' : 'CB-11'
    case 'infiltrate':
      return decision.market === null || mayTakeFromMarket(rules, s, decision.market) ? 'CB-12' : 'CB-13'
    case 'place':
      return 'CB-12'
    case 'pass':
      return 'CB-20'
  }
}

const isHeldCat = (s: State, seat: Seat, kind: Kind): boolean =>
  kind !== SEVENTH && contains(at.hand(s, seat), cardsOf(kind, 1))

/** The rule against a place for a cat: the gang may not grow, or is not the seat's own, which breaks `otherwise`. */
function whyNotOn(s: State, seat: Seat, gang: number | null, otherwise: RuleId): RuleId {
  const index = gang === null ? -1 : at.gangIndex(s, seat, gang)
  return index >= 0 && !mayGrow(sizesThatGrow(s, seat), at.gang(s, index)) ? 'CB-8' : otherwise
}

function hasFaceDown(s: State, seat: Seat, gang: number): boolean {
  const index = at.gangIndex(s, seat, gang)
  return index >= 0 && hasUnder(at.gang(s, index))
}

/** CB-13 */
const mayTakeFromMarket = (rules: Rules, s: State, kind: Kind): boolean =>
  rules.seats === 2 && countOfAny(at.market(s), kind) > 0

/** The rule by which the awaited cards come. */
export const chanceRule = (s: State): RuleId => (at.phase(s) === at.DEALING ? 'CB-3' : 'CB-6')
