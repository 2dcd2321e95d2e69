import {
  countOf,
  countOfSeventh,
  SEVENTH,
  sizeOf,
  type Action,
  type Kind,
  type Measure,
  type Reason,
  type Seat,
  type State,
} from '@alleycat/engine'
import * as action from '../rules/actions.ts'
import { catsOf, gangSize, hasUnder, isYarn, underOf } from '../rules/gangs.ts'
import type { CatBurglarsKnowledge } from '../rules/knowledge.ts'
import * as at from '../rules/layout.ts'
import { cardOf, colourOf } from '../rules/letters.ts'
import { paymentOf } from '../rules/payment.ts'
import { securedBy } from '../rules/secure.ts'
import { YARN_TO_WIN } from '../rules/vocabulary.ts'
import { yarnPercent } from './hidden-card.ts'
import { colour, coloursOf, faceDown, hasColour, isWon, look, priceOf, SAFE, type Sense, type Table } from './sense.ts'

/** Percent. A chance of yarn up to it speaks for nothing, and its words say so. */
const SELDOM = 35

/**
 * What can speak for a decision, with its details. Gangs go by their numbers among their owner's.
 *
 * `wins` · `scores` balls · `one-short` (one ball short of winning afterwards) · `exposed` gang, cards (yarn secured that
 * others could have had for so many cards of their own) · `new-colour` colour (Hall of Fame) · `yarn-in-waiting` gang ·
 * `safe` gang (nobody has the cards to infiltrate it) · `trap` gang · `wins-next` (enough yarn will wait to win) ·
 * `wins-if-yarn` · `likely-yarn` percent · `cheap` cards (paid from the hand, at most one) · `saves-mirror` (paid without
 * one that is held) · `hurts-leader` seat · `denies` seat (it might win next turn) · `new-gang` · `grows` gang, cats ·
 * `guards` gang (with yarn under it) · `turns-trap` gang (into yarn) ·
 * `has-match` colour (in hand, to lay under the gang) · `matches` colour (of an own gang with nothing under it) ·
 * `pays` colour (towards infiltrating) · `pair` colour · `mirror` · `unseen` (a card that nobody else sees) · `no-choice`.
 *
 * What others could believe of a card that was laid face down: `hidden-trap` and `hidden-yarn` percent, as likely as it was yarn
 * to somebody who knew only what everybody had seen.
 */
export const REASON_CODES = [
  'wins',
  'scores',
  'one-short',
  'exposed',
  'new-colour',
  'yarn-in-waiting',
  'safe',
  'trap',
  'wins-next',
  'wins-if-yarn',
  'likely-yarn',
  'cheap',
  'saves-mirror',
  'hurts-leader',
  'denies',
  'new-gang',
  'grows',
  'guards',
  'turns-trap',
  'has-match',
  'matches',
  'pays',
  'pair',
  'mirror',
  'unseen',
  'no-choice',
  'hidden-trap',
  'hidden-yarn',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]
type OwnReason = Reason & { readonly code: ReasonCode }

export function reasons(sense: Sense, s: State, seat: Seat, act: Action, known: CatBurglarsKnowledge): Reason[] {
  const table = look(sense, s, seat)
  switch (action.deedOf(act)) {
    case action.RECRUIT:
      return reasonsToRecruit(table, action.cardIn(act))
    case action.FORM:
      return reasonsToForm(table, s, action.cardIn(act), action.gangIn(act), 1)
    case action.ACTIVATE:
      return reasonsToActivate(sense, table, s, act)
    case action.SECURE:
      return reasonsToSecure(sense, table, s, securedBy(s, seat, act))
    case action.INFILTRATE:
      return reasonsToInfiltrate(sense, table, s, act, known)
    case action.PLACE:
      return reasonsToForm(table, s, at.trap(s), action.gangIn(act), 0)
    default:
      return [{ code: 'no-choice' } satisfies OwnReason]
  }
}

function reasonsToRecruit(table: Table, kind: Kind): OwnReason[] {
  if (kind < 0) return [{ code: 'unseen' }]
  if (kind === SEVENTH) return [{ code: 'mirror' }]
  const card = cardOf(kind)
  const found: OwnReason[] = []
  if (hasColour(table.freeColours, kind)) found.push({ code: 'matches', colour: card })
  else if (countOf(table.hand, kind) === 1) found.push({ code: 'pair', colour: card })
  if (hasColour(table.prey, kind)) found.push({ code: 'pays', colour: card })
  return found
}

/** The reasons to form or activate; `fromHand` cats of the colour leave the hand. */
function reasonsToForm(table: Table, s: State, kind: Kind, index: number, fromHand: number): OwnReason[] {
  const isMatched = countOf(table.hand, kind) > fromHand
  const match: OwnReason[] = isMatched ? [{ code: 'has-match', colour: cardOf(kind) }] : []
  if (index < 0) return [{ code: 'new-gang' }, ...match]
  const gang = at.gang(s, index)
  const number = at.gangNumber(s, index)
  const found: OwnReason[] = []
  if (isYarn(gang)) found.push({ code: 'guards', gang: number })
  else if (underOf(gang) === kind) found.push({ code: 'turns-trap', gang: number })
  found.push({ code: 'grows', gang: number, cats: gangSize(gang) + 1 })
  return hasUnder(gang) ? found : [...found, ...match]
}

function reasonsToActivate(sense: Sense, table: Table, s: State, act: Action): OwnReason[] {
  const kind = action.cardIn(act)
  const index = action.gangIn(act)
  const gang = at.gang(s, index)
  const number = at.gangNumber(s, index)
  if (!hasColour(coloursOf(gang), kind)) return [{ code: 'trap', gang: number }]
  const found: OwnReason[] = []
  if (isWon(sense, table.balls + table.waiting + 1, table.had | colour(kind))) found.push({ code: 'wins-next' })
  found.push({ code: 'yarn-in-waiting', gang: number })
  if (priceOf(table, gangSize(gang), coloursOf(gang)) === SAFE) found.push({ code: 'safe', gang: number })
  if (sense.rules.hallOfFame && !hasColour(table.had, kind)) found.push({ code: 'new-colour', colour: colourOf(kind) })
  return found
}

function reasonsToSecure(sense: Sense, table: Table, s: State, indices: readonly number[]): OwnReason[] {
  const gangs = indices.map((index) => at.gang(s, index))
  const colours = gangs.reduce((found, gang) => found | colour(underOf(gang)), table.scored)
  const balls = table.balls + gangs.length
  if (isWon(sense, balls, colours)) return [{ code: 'wins' }]
  const found: OwnReason[] = [{ code: 'scores', balls: gangs.length }]
  if (balls === YARN_TO_WIN - 1) found.push({ code: 'one-short' })
  for (const [i, gang] of gangs.entries()) {
    const cards = priceOf(table, gangSize(gang), coloursOf(gang))
    if (cards <= 1) found.push({ code: 'exposed', gang: at.gangNumber(s, indices[i]!), cards })
    const kind = underOf(gang)
    if (sense.rules.hallOfFame && !hasColour(table.scored, kind))
      found.push({ code: 'new-colour', colour: colourOf(kind) })
  }
  return found
}

function reasonsToInfiltrate(
  sense: Sense,
  table: Table,
  s: State,
  act: Action,
  known: CatBurglarsKnowledge,
): OwnReason[] {
  const index = action.gangIn(act)
  const gang = at.gang(s, index)
  const victim = at.gangOwner(s, index)
  const found: OwnReason[] = []
  if (at.yarnCount(s, victim) + faceDown(s, victim) >= YARN_TO_WIN) found.push({ code: 'denies', seat: victim })
  if (table.balls + 1 >= YARN_TO_WIN) found.push({ code: 'wins-if-yarn' })
  found.push({ code: 'likely-yarn', percent: yarnPercent(sense, s, victim, coloursOf(gang), known) })
  const payment = paymentOf(catsOf(gang), table.hand, act)
  const cards = sizeOf(payment)
  if (cards <= 1) found.push({ code: 'cheap', cards })
  if (countOfSeventh(table.hand) > 0 && countOfSeventh(payment) === 0) found.push({ code: 'saves-mirror' })
  if (leads(sense.rules.seats, s, victim)) found.push({ code: 'hurts-leader', seat: victim })
  return found
}

/** Whether no other seat has as much yarn. */
function leads(seats: number, s: State, seat: Seat): boolean {
  for (let other = 0; other < seats; other++)
    if (other !== seat && at.yarnCount(s, other) >= at.yarnCount(s, seat)) return false
  return true
}

/** What a reason measures, for comparing decisions. */
export function measure({ code, balls, cards, percent, cats }: Reason): Measure {
  switch (code as ReasonCode) {
    case 'scores':
      return { of: code, amount: Number(balls) }
    case 'exposed':
    case 'cheap':
      return { of: code, amount: 1 / (1 + Number(cards)) }
    case 'likely-yarn':
      // A card that is hardly yarn speaks for no infiltration.
      return { of: code, amount: Number(percent) > SELDOM ? Number(percent) : 0 }
    case 'grows':
      return { of: code, amount: Number(cats) }
    default:
      return { of: code, amount: 1 }
  }
}
