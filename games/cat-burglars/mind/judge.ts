import {
  countOf,
  countOfSeventh,
  SEVENTH,
  sizeOf,
  type Action,
  type Kind,
  type Seat,
  type State,
} from '@alleycat/engine'
import * as action from '../rules/actions.ts'
import { kindsOfCat } from '../rules/choices.ts'
import { catsOf, gangSize, hasUnder, isYarn, underOf } from '../rules/gangs.ts'
import * as at from '../rules/layout.ts'
import { paymentOf } from '../rules/payment.ts'
import { securedBy } from '../rules/secure.ts'
import { YARN_TO_WIN } from '../rules/vocabulary.ts'
import {
  catWorth,
  colour,
  colourCount,
  coloursOf,
  entry,
  faceDown,
  hasColour,
  isWon,
  look,
  priceOf,
  type Sense,
  type Table,
} from './sense.ts'

/** Scores decisions without looking ahead, in balls of yarn, from what the seat can see. */

/** The score of a winning decision, which is higher than any other can be. */
const WINNING = 100

export function judge(
  sense: Sense,
  s: State,
  seat: Seat,
  actions: readonly Action[],
  count: number,
  scores: Float64Array,
): void {
  const table = look(sense, s, seat)
  for (let i = 0; i < count; i++) scores[i] = judgeOne(sense, table, s, seat, actions[i]!)
}

function judgeOne(sense: Sense, table: Table, s: State, seat: Seat, act: Action): number {
  switch (action.deedOf(act)) {
    case action.RECRUIT:
      return judgeRecruit(sense, table, s, action.cardIn(act))
    case action.FORM: {
      const kind = action.cardIn(act)
      return judgeForm(sense, table, s, kind, action.gangIn(act)) - spent(sense, table, kind)
    }
    case action.ACTIVATE:
      return judgeActivate(sense, table, s, act)
    case action.SECURE:
      return judgeSecure(sense, table, s, seat, act)
    case action.INFILTRATE:
      return judgeInfiltrate(sense, table, s, act)
    case action.PLACE:
      return judgeForm(sense, table, s, at.trap(s), action.gangIn(act))
    default:
      return 0
  }
}

/** What the hand loses in worth with a cat. */
const spent = (sense: Sense, table: Table, kind: Kind): number => catWorth(sense, kind, countOf(table.hand, kind) - 1)

function judgeRecruit(sense: Sense, table: Table, s: State, kind: Kind): number {
  const { worth } = sense
  const first = at.picksLeft(s) === 0 ? entry(worth.recruit, sizeOf(table.hand)) : 0
  if (kind < 0) return first + worth.deckCard
  return first + (kind === SEVENTH ? worth.mirror : catWorth(sense, kind, countOf(table.hand, kind)))
}

/** Scores a cat put face up; an index of -1 is a new gang. */
function judgeForm(sense: Sense, table: Table, s: State, kind: Kind, index: number): number {
  const { worth } = sense
  if (index < 0) {
    const pair = (table.sizes & 2) !== 0 && (table.growing & 2) === 0 ? worth.formPair : 0
    return entry(worth.formNew, table.gangs) + pair + (countOf(table.hand, kind) > 1 ? worth.formMatches : 0)
  }
  const gang = at.gang(s, index)
  let value = entry(worth.grow, gangSize(gang) + 1)
  if (!hasColour(coloursOf(gang), kind)) {
    value += worth.growColour
    if (underOf(gang) === kind) value += worth.growMakesYarn
    else if (!hasUnder(gang) && countOf(table.hand, kind) > 1 && (kindsOfCat(table.hand) & coloursOf(gang)) === 0)
      value += worth.growMatches
  }
  return isYarn(gang) ? value + worth.growGuards : value
}

function judgeActivate(sense: Sense, table: Table, s: State, act: Action): number {
  const { worth, rules } = sense
  const kind = action.cardIn(act)
  const gang = at.gang(s, action.gangIn(act))
  const colours = coloursOf(gang)
  const price = priceOf(table, gangSize(gang), colours)
  const cost = spent(sense, table, kind)
  if (!hasColour(colours, kind)) {
    const turns = countOf(table.hand, kind) > 1 && ((table.growing >>> gangSize(gang)) & 1) === 1
    return worth.trap[price]! + (turns ? worth.trapTurns : 0) - cost
  }
  let value = worth.yarn[price]! + entry(worth.yarnBeside, table.waiting)
  if (isWon(sense, table.balls + table.waiting + 1, table.had | colour(kind))) value += worth.yarnCompletes
  if (rules.hallOfFame && !hasColour(table.had, kind)) value += worth.newColour
  return value - cost
}

function judgeSecure(sense: Sense, table: Table, s: State, seat: Seat, act: Action): number {
  const { worth, rules } = sense
  if (action.isCombination(act)) return judgeSome(sense, table, s, seat, act)
  const only = action.gangIn(act)
  let balls = 0
  let colours = 0
  let value = 0
  for (let index = at.firstGang(s, seat), end = at.endOfGangs(s, seat); index < end; index++) {
    const gang = at.gang(s, index)
    if (!isYarn(gang) || (only >= 0 && only !== index)) continue
    balls++
    colours |= colour(underOf(gang))
    value += worth.secureAt[priceOf(table, gangSize(gang), coloursOf(gang))]!
  }
  if (isWon(sense, table.balls + balls, table.scored | colours)) return WINNING
  value += entry(worth.secure, balls)
  if (rules.hallOfFame) value += worth.newColour * colourCount(colours & ~table.scored)
  if ((table.freeColours & kindsOfCat(table.hand)) !== 0) value += worth.secureEarly
  return table.threatened ? value + worth.secureLate : value
}

/** Only people secure some of their yarn and not the rest; such a decision is never listed for a bot. */
function judgeSome(sense: Sense, table: Table, s: State, seat: Seat, act: Action): number {
  const balls = securedBy(s, seat, act).length
  return table.balls + balls >= YARN_TO_WIN ? WINNING : entry(sense.worth.secure, balls)
}

function judgeInfiltrate(sense: Sense, table: Table, s: State, act: Action): number {
  const { worth } = sense
  const index = action.gangIn(act)
  const gang = at.gang(s, index)
  const kinds = colourCount(coloursOf(gang))
  const paid = paymentOf(catsOf(gang), table.hand, act)
  const mirrors = countOfSeventh(paid)
  let value = entry(worth.infiltrate, kinds) + worth.payMirror * mirrors + worth.payCard * (sizeOf(paid) - mirrors)
  value += worth.payMatching * colourCount(kindsOfCat(paid) & table.freeColours)
  if (action.cardIn(act) >= 0) value += worth.payMarket
  const victim = at.gangOwner(s, index)
  const balls = at.yarnCount(s, victim)
  value += worth.victimBall * balls
  if (table.threatened && balls + faceDown(s, victim) >= YARN_TO_WIN) value += worth.deny
  return table.balls === YARN_TO_WIN - 1 ? value + WINNING * entry(sense.likely, kinds) : value
}
