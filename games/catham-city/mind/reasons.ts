import {
  countOf,
  sizeOf,
  type Action,
  type Cards,
  type Kind,
  type Reason,
  type Seat,
  type State,
} from '@alleycat/engine'
import * as action from '../rules/actions.ts'
import * as at from '../rules/layout.ts'
import { factionOf } from '../rules/letters.ts'
import { FACTIONS_IN_PLAY, HAND_LIMIT, SET_SIZE } from '../rules/vocabulary.ts'
import { expectedKinds, expectHackers, expectPolice, surePoints } from './judge.ts'
import { likelihood, type Sense } from './sense.ts'

/** Percent. Below it, the risk of an answer speaks for a decision. */
const SELDOM = 50

/**
 * What can speak for a decision, with its details.
 *
 * `wins` · `points` points · `expects-points` points (in tenths) · `draws` cards · `steals` cards (in tenths) ·
 * `completes` faction, cards · `one-short` faction · `more-of` faction, cards · `costs-rivals` · `hurts-leader` seat ·
 * `keeps` faction, cards (what a discard or an answer leaves untouched) · `point-for-card` faction · `saves-point` ·
 * `saves-cards` · `answered` faction, percent (the chance that somebody can answer Detectives) · `gives-nothing` ·
 * `over-limit` cards (how many will have to go).
 */
export const REASON_CODES = [
  'wins',
  'points',
  'expects-points',
  'draws',
  'steals',
  'completes',
  'one-short',
  'more-of',
  'costs-rivals',
  'hurts-leader',
  'keeps',
  'point-for-card',
  'saves-point',
  'saves-cards',
  'answered',
  'gives-nothing',
  'over-limit',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]
type OwnReason = Reason & { readonly code: ReasonCode }

export function reasons(sense: Sense, s: State, seat: Seat, act: Action): OwnReason[] {
  const hand = at.hand(s, seat)
  if (at.phase(s) === at.DISCARDING) return [...kept(sense, hand - action.cardsIn(act))]
  if (at.phase(s) === at.ANSWERING) return reasonsToAnswer(sense, s, seat, hand, act)
  if (at.points(s, seat) + surePoints(sense, act) >= sense.rules.target) return [{ code: 'wins' }]
  if (action.deedOf(act) === action.TAKE) return reasonsToTake(sense, hand, act)
  return reasonsToPlay(sense, s, seat, hand, act)
}

function reasonsToTake(sense: Sense, hand: Cards, act: Action): OwnReason[] {
  const cards = action.cardsIn(act)
  const kind = kindOf(cards)
  const faction = factionOf(sense.rules, kind)
  const [before, after] = [countOf(hand, kind), countOf(hand + cards, kind)]
  const set = SET_SIZE[faction]
  const found: OwnReason[] = []
  if (before < set && after >= set) found.push({ code: 'completes', faction, cards: set })
  else if (set - after === 1) found.push({ code: 'one-short', faction })
  else found.push({ code: 'more-of', faction, cards: after })
  const over = sizeOf(hand + cards) - HAND_LIMIT
  if (over > 0) found.push({ code: 'over-limit', cards: over })
  return found
}

function reasonsToPlay(sense: Sense, s: State, seat: Seat, hand: Cards, act: Action): OwnReason[] {
  const found: OwnReason[] = []
  const points = surePoints(sense, act)
  if (action.deedOf(act) !== action.OFFICIALS && points > 0) found.push({ code: 'points', points })
  switch (action.deedOf(act)) {
    case action.DETECTIVES: {
      const kind = action.furtherOf(act)
      const share = likelihood(s, hand, kind)
      let nobody = 1
      for (let other = 0; other < sense.rules.seats; other++)
        if (other !== seat) nobody *= (1 - share) ** at.handSize(s, other)
      const percent = Math.round(100 * (1 - nobody))
      if (percent <= SELDOM) found.push({ code: 'answered', faction: factionOf(sense.rules, kind), percent })
      break
    }
    case action.SCIENTISTS:
      found.push({ code: 'draws', cards: 2 })
      break
    case action.ROBOCATS:
      if (points === 0) found.push({ code: 'draws', cards: 5 })
      break
    case action.MAFIA:
      found.push({ code: 'costs-rivals' })
      break
    case action.HACKERS: {
      const expected = expectHackers(sense, s, hand, act)
      found.push({ code: 'expects-points', points: tenths(expected) })
      found.push({ code: 'steals', cards: tenths(countOf(action.cardsIn(act), sense.rules.H) - expected) })
      break
    }
    case action.POLICE:
      found.push({ code: 'expects-points', points: tenths(expectPolice(sense, s, hand, act)) })
      break
    case action.OFFICIALS: {
      const flipped = countOf(action.cardsIn(act), sense.rules.O)
      found.push({ code: 'expects-points', points: tenths(expectedKinds(s, hand, flipped)) })
      break
    }
    default:
  }
  const victim = action.targetOf(act)
  if (victim !== undefined && leadsOver(sense, s, seat, victim)) found.push({ code: 'hurts-leader', seat: victim })
  return [...found, ...kept(sense, hand - action.cardsPlayed(act))]
}

function reasonsToAnswer(sense: Sense, s: State, seat: Seat, hand: Cards, act: Action): OwnReason[] {
  const cards = action.cardsIn(act)
  switch (action.deedOf(act)) {
    case action.PASS:
      return [{ code: 'gives-nothing' }, ...kept(sense, hand)]
    case action.PAY:
      return [{ code: 'saves-cards' }, ...kept(sense, hand)]
    case action.GIVE:
      return [...kept(sense, hand - cards)]
    case action.GIVE_AND_DISCARD:
      return [{ code: 'point-for-card', faction: factionOf(sense.rules, kindOf(cards)) }]
    default:
      if (action.deedOf(at.effect(s)) === action.DETECTIVES)
        return [{ code: 'point-for-card', faction: factionOf(sense.rules, kindOf(cards)) }]
      // CC-20: who has no point cannot give one back.
      return [...(at.points(s, seat) > 0 ? [{ code: 'saves-point' } as const] : []), ...kept(sense, hand - cards)]
  }
}

/** The sets that a hand still holds. */
function* kept(sense: Sense, hand: Cards): Generator<OwnReason> {
  for (let kind = 0; kind < FACTIONS_IN_PLAY; kind++) {
    const faction = factionOf(sense.rules, kind)
    const cards = countOf(hand, kind)
    if (cards >= Math.max(SET_SIZE[faction], 2)) yield { code: 'keeps', faction, cards }
  }
}

function kindOf(cards: Cards): Kind {
  let kind = 0
  while (countOf(cards, kind) === 0) kind++
  return kind
}

function leadsOver({ rules }: Sense, s: State, seat: Seat, victim: Seat): boolean {
  for (let other = 0; other < rules.seats; other++)
    if (other !== victim && at.points(s, other) >= at.points(s, victim) && other !== seat) return false
  return at.points(s, victim) > 0
}

const tenths = (number: number): number => Math.round(number * 10) / 10
