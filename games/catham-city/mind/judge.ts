import { countOf, power, sizeOf, type Action, type Cards, type Seat, type State } from '@alleycat/engine'
import * as action from '../rules/actions.ts'
import * as at from '../rules/layout.ts'
import { FACTIONS_IN_PLAY } from '../rules/vocabulary.ts'
import { CARD, costOf, crowding, handWorth, likelihood, type Sense } from './sense.ts'

/** Scores decisions without looking ahead, in points, from what the seat can see. */

/** The score of a winning decision, which is higher than any other can be. */
const WINNING = 100
/** The cost of a point that an opponent gets by discarding a card. */
const POINT_FOR_CARD = 0.6
/** The worth of a hacker in an opponent's hand, because it may come back. */
const LENT_HACKER = 0.45

export function judge(
  sense: Sense,
  s: State,
  seat: Seat,
  actions: readonly Action[],
  count: number,
  scores: Float64Array,
): void {
  const hand = at.hand(s, seat)
  const phase = at.phase(s)
  for (let i = 0; i < count; i++) {
    const act = actions[i]!
    if (phase === at.ACTING) scores[i] = judgeAction(sense, s, seat, hand, act)
    else if (phase === at.DISCARDING) scores[i] = -costOf(sense, hand, action.cardsIn(act))
    else scores[i] = judgeAnswer(sense, s, seat, hand, act)
  }
}

function judgeAction(sense: Sense, s: State, seat: Seat, hand: Cards, act: Action): number {
  const sure = surePoints(sense, act)
  if (at.points(s, seat) + sure >= sense.rules.target) return WINNING
  const what = action.deedOf(act)
  if (what === action.TAKE) {
    const cards = action.cardsIn(act)
    return handWorth(sense, hand + cards) - handWorth(sense, hand) - crowding(sizeOf(hand) + sizeOf(cards))
  }
  const played = action.cardsPlayed(act)
  const left = sizeOf(hand) - sizeOf(played)
  return sure + sideEffects(sense, s, seat, hand, act, left) - costOf(sense, hand, played) - crowding(left)
}

/** The points that a play brings whatever happens. */
export function surePoints({ rules }: Sense, act: Action): number {
  switch (action.deedOf(act)) {
    case action.DETECTIVES:
      return 3
    case action.SCIENTISTS:
    case action.MAFIA:
    case action.JOURNALISTS:
      return 2
    case action.ROBOCATS:
      return countOf(action.cardsIn(act), rules.R) === 4 ? 3 : 0
    case action.OFFICIALS:
      return 1
    default:
      return 0
  }
}

/** The worth of a play beyond its sure points. */
function sideEffects(sense: Sense, s: State, seat: Seat, hand: Cards, act: Action, left: number): number {
  switch (action.deedOf(act)) {
    case action.DETECTIVES:
      return -POINT_FOR_CARD * sense.spite * othersHolding(sense, s, seat, likelihood(s, hand, action.furtherOf(act)))
    case action.SCIENTISTS:
      return 2 * CARD - crowding(left + 2)
    case action.ROBOCATS:
      return countOf(action.cardsIn(act), sense.rules.R) === 2 ? 5 * CARD - crowding(left + 5) : 0
    case action.MAFIA:
      return 0.8 * sense.spite * mafiaDamage(sense, s, seat)
    case action.HACKERS:
      return hackersEffect(sense, s, seat, hand, act, left)
    case action.POLICE:
      return policeEffect(sense, s, hand, act)
    case action.OFFICIALS:
      return expectedKinds(s, hand, countOf(action.cardsIn(act), sense.rules.O)) - 1
    default:
      return 0
  }
}

/** The expected number of opponents who hold a card of that likelihood. */
function othersHolding({ rules }: Sense, s: State, seat: Seat, share: number): number {
  let holding = 0
  for (let other = 0; other < rules.seats; other++)
    if (other !== seat) holding += 1 - power(1 - share, at.handSize(s, other))
  return holding
}

/** What all opponents together lose by Mafia (CC-20). */
function mafiaDamage({ rules }: Sense, s: State, seat: Seat): number {
  let damage = 0
  for (let other = 0; other < rules.seats; other++) {
    if (other === seat) continue
    const cards = Math.min(at.handSize(s, other), 2) * CARD
    damage += at.points(s, other) > 0 ? Math.min(1, cards) : cards
  }
  return damage
}

/** The expected points of Hackers; every other revealed card is worth a card (CC-21). */
export function expectHackers({ rules }: Sense, s: State, hand: Cards, act: Action): number {
  const count = countOf(action.cardsIn(act), rules.H)
  const held = at.handSize(s, action.victimOf(act))
  return (count * (count + held * likelihood(s, hand, rules.H))) / (held + count)
}

function hackersEffect(sense: Sense, s: State, seat: Seat, hand: Cards, act: Action, left: number): number {
  const points = expectHackers(sense, s, hand, act)
  const cards = countOf(action.cardsIn(act), sense.rules.H) - points
  const stolen = cards * CARD * (1 + sense.spite) - crowding(left + cards)
  const ahead = at.points(s, action.victimOf(act)) - at.points(s, seat)
  return points + stolen - cards * sense.spite * LENT_HACKER + 0.01 * ahead
}

/** The expected points of Police (CC-22). */
export function expectPolice({ rules }: Sense, s: State, hand: Cards, act: Action): number {
  const count = Math.min(countOf(action.cardsIn(act), rules.P), at.handSize(s, action.victimOf(act)))
  return count * likelihood(s, hand, action.furtherOf(act))
}

function policeEffect(sense: Sense, s: State, hand: Cards, act: Action): number {
  const count = Math.min(countOf(action.cardsIn(act), sense.rules.P), at.handSize(s, action.victimOf(act)))
  const lost = count * (1 - likelihood(s, hand, sense.rules.P))
  return expectPolice(sense, s, hand, act) + lost * CARD * sense.spite
}

/** The expected number of different factions among so many flipped cards (CC-24). */
export function expectedKinds(s: State, hand: Cards, flipped: number): number {
  let kinds = 0
  for (let kind = 0; kind < FACTIONS_IN_PLAY; kind++) kinds += 1 - power(1 - likelihood(s, hand, kind), flipped)
  return kinds
}

function judgeAnswer(sense: Sense, s: State, seat: Seat, hand: Cards, act: Action): number {
  const cards = action.cardsIn(act)
  const isPoint = action.deedOf(act) === action.GIVE_AND_DISCARD || action.deedOf(at.effect(s)) === action.DETECTIVES
  const threat = at.points(s, at.active(s)) / sense.rules.target
  switch (action.deedOf(act)) {
    case action.PASS:
      return 0
    case action.PAY:
      return -1 - 0.3 * threat
    case action.GIVE:
      return -costOf(sense, hand, cards) - CARD * sense.spite
    default:
      if (isPoint && at.points(s, seat) + 1 >= sense.rules.target) return WINNING
  }
  if (action.deedOf(act) === action.GIVE_AND_DISCARD)
    return 1 - costOf(sense, hand, 2 * cards) - (CARD + 0.3 * threat) * sense.spite
  return (isPoint ? 1 : 0) - costOf(sense, hand, cards)
}
