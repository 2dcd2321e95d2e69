import { contains, hasSeat, type RuleId, type Seat, type State } from '@alleycat/engine'
import { deedOf, DETECTIVES, HACKERS, MAFIA, POLICE, SCIENTISTS } from './actions.ts'
import { SEVERAL } from './answers.ts'
import * as at from './layout.ts'
import { readSet } from './letters.ts'
import { readDecision, type Decision } from './notation.ts'
import type { Rules } from './options.ts'
import { answersTo, turn } from './rules.ts'
import { FACTIONS, type Faction } from './vocabulary.ts'

/** Finds the rule that forbids an attempt, from the seat's own view alone. */

const RULE_OF_FACTION: Readonly<Record<Faction, RuleId>> = {
  D: 'CC-17',
  S: 'CC-18',
  R: 'CC-19',
  M: 'CC-20',
  H: 'CC-21',
  P: 'CC-22',
  J: 'CC-23',
  O: 'CC-24',
}

/** The rule against an attempt that is known to be illegal. */
export function whyNot(rules: Rules, s: State, seat: Seat, attempt: string): RuleId {
  if (at.phase(s) === at.ENDED) return 'CC-29'
  if (at.isChance(s)) return chanceRule(s)
  if (!hasSeat(turn(s), seat)) return whyNotAsked(s, seat)
  const decision = readDecision(attempt)
  if (!decision) return 'notation'
  const spelling = whyMisspelt(rules, decision)
  if (spelling !== null) return spelling
  switch (at.phase(s)) {
    case at.ANSWERING:
      return answerRule(s)
    case at.DISCARDING:
      return 'CC-10'
    default:
      return whyNotAction(rules, s, seat, decision)
  }
}

function whyNotAsked(s: State, seat: Seat): RuleId {
  if (at.phase(s) !== at.ANSWERING) return 'CC-7'
  const hadChoice = seat !== at.active(s) && answersTo(at.effect(s)).only(s, seat) === SEVERAL
  return hadChoice || seat === at.active(s) ? 'CC-25' : 'CC-27'
}

/** The rule against the spelling of a decision, or against a faction that is not in play (CC-4); null when it is right. */
function whyMisspelt(rules: Rules, { verb, set, cards }: Decision): RuleId | null {
  if (verb === 'discard' && set !== cards) return 'notation'
  for (const letter of cards) if (!(FACTIONS as readonly string[]).includes(letter)) return 'notation'
  for (const letter of cards) if (!rules.letters.includes(letter)) return 'CC-4'
  return null
}

function whyNotAction(rules: Rules, s: State, seat: Seat, { verb, set, faction, cards }: Decision): RuleId {
  if (verb === 'take') return 'CC-8'
  if (verb !== 'play') return 'CC-7'
  if (new Set(set).size > 1) return 'CC-9'
  const played = readSet(rules, cards)
  if (played === undefined || !contains(at.hand(s, seat), played)) return 'CC-9'
  return RULE_OF_FACTION[faction!]
}

function answerRule(s: State): RuleId {
  switch (deedOf(at.effect(s))) {
    case DETECTIVES:
      return 'CC-17'
    case MAFIA:
      return 'CC-20'
    default:
      return 'CC-23'
  }
}

/** The rule by which the awaited cards come. */
export function chanceRule(s: State): RuleId {
  switch (at.phase(s)) {
    case at.DEALING:
      return 'CC-5'
    case at.REFILLING:
      return 'CC-8'
    case at.TOPPING_UP:
      return 'CC-15'
    case at.FLIPPING:
      return 'CC-24'
    case at.REVEALING:
      return deedOf(at.effect(s)) === HACKERS ? 'CC-21' : 'CC-22'
    default:
      return deedOf(at.effect(s)) === POLICE ? 'CC-22' : deedOf(at.effect(s)) === SCIENTISTS ? 'CC-18' : 'CC-19'
  }
}
