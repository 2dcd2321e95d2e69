import {
  countOf,
  sizeOf,
  type Action,
  type Cards,
  type Kind,
  type Measure,
  type Reason,
  type Seat,
  type State,
} from '@alleycat/engine'
import * as action from '../rules/actions.ts'
import * as at from '../rules/layout.ts'
import { factionOf } from '../rules/letters.ts'
import { FACTIONS_IN_PLAY, HAND_LIMIT, SET_SIZE, type Faction } from '../rules/vocabulary.ts'
import { expectedKinds, expectHackers, expectPolice, surePoints } from './judge.ts'
import { COUNTS, likelihood, type Sense } from './sense.ts'

/** Percent. Below it, the risk of an answer speaks for a decision. */
const SELDOM = 50
/** Percentage points. It speaks for a decision, too, if the risk is lower by as much than with another card. */
const SELDOMER = 10

/**
 * What can speak for a decision, with its details.
 *
 * `wins` · `points` points · `expects-points` points (in tenths) · `draws` cards · `steals` cards (in tenths) ·
 * `completes` faction, cards · `one-short` faction · `more-of` faction, cards · `costs-rivals` · `hurts-leader` seat ·
 * `keeps` faction, cards (what stays in hand, unless it is a single card that is far from a set) · `point-for-card` faction · `saves-point` · `saves-cards` · `answered` faction,
 * percent (the chance that somebody can answer Detectives, where it is low) · `least-answered` faction, percent (the same,
 * where it is not low, but lower than with other cards) ·
 * `gives-nothing` (to Journalists) · `within-limit` (though there were more cards to take) ·
 * `over-limit` cards (how many will have to go; this speaks against it).
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
  'least-answered',
  'gives-nothing',
  'within-limit',
  'over-limit',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]
type OwnReason = Reason & { readonly code: ReasonCode }

export function reasons(sense: Sense, s: State, seat: Seat, act: Action): OwnReason[] {
  const hand = at.hand(s, seat)
  if (at.phase(s) === at.DISCARDING) return left(sense, hand - action.cardsIn(act))
  if (at.phase(s) === at.ANSWERING) return reasonsToAnswer(sense, s, seat, hand, act)
  if (at.points(s, seat) + surePoints(sense, act) >= sense.rules.target) return [{ code: 'wins' }]
  if (action.deedOf(act) === action.TAKE) return reasonsToTake(sense, s, hand, act)
  return reasonsToPlay(sense, s, seat, hand, act)
}

function reasonsToTake(sense: Sense, s: State, hand: Cards, act: Action): OwnReason[] {
  const cards = action.cardsIn(act)
  const kind = kindOf(cards)
  const faction = factionOf(sense.rules, kind)
  const [before, after] = [countOf(hand, kind), countOf(hand + cards, kind)]
  const set = SET_SIZE[faction]
  const found: OwnReason[] = []
  if (before < set && after >= set) found.push({ code: 'completes', faction, cards: set })
  else if (set - after === 1) found.push({ code: 'one-short', faction })
  if (after > set || set - after > 1) found.push({ code: 'more-of', faction, cards: after })
  // With an action left, what is too much can still be played.
  if (at.actionsLeft(s) > 1) return found
  const over = sizeOf(hand + cards) - HAND_LIMIT
  if (over > 0) found.push({ code: 'over-limit', cards: over })
  else if (sizeOf(hand) + countOf(at.display(s), kind) > HAND_LIMIT) found.push({ code: 'within-limit' })
  return found
}

function reasonsToPlay(sense: Sense, s: State, seat: Seat, hand: Cards, act: Action): OwnReason[] {
  const found: OwnReason[] = []
  const points = surePoints(sense, act)
  if (action.deedOf(act) !== action.OFFICIALS && points > 0) found.push({ code: 'points', points })
  switch (action.deedOf(act)) {
    case action.DETECTIVES: {
      const kind = action.furtherOf(act)
      const percent = answeredPercent(sense, s, seat, kind)
      const others = kindsIn(hand - action.cardsIn(act)).map((other) => answeredPercent(sense, s, seat, other))
      const faction = factionOf(sense.rules, kind)
      if (percent <= SELDOM) found.push({ code: 'answered', faction, percent })
      else if (percent === Math.min(...others) && percent <= Math.max(...others) - SELDOMER)
        found.push({ code: 'least-answered', faction, percent })
      break
    }
    case action.SCIENTISTS:
      found.push({ code: 'draws', cards: 2 })
      break
    case action.ROBOCATS:
      if (points === 0) found.push({ code: 'draws', cards: 5 })
      break
    case action.MAFIA:
      if (rivalsOf(sense, seat).every((other) => at.handSize(s, other) + at.points(s, other) > 0))
        found.push({ code: 'costs-rivals' })
      break
    case action.HACKERS: {
      const expected = expectHackers(sense, s, hand, act)
      found.push({ code: 'expects-points', points: tenths(expected) })
      const stolen = tenths(countOf(action.cardsIn(act), sense.rules.H) - expected)
      if (stolen > 0) found.push({ code: 'steals', cards: stolen })
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
  if (victim !== undefined && leads(sense, s, victim)) found.push({ code: 'hurts-leader', seat: victim })
  return [...found, ...keptSets(sense, hand - action.cardsPlayed(act))]
}

function reasonsToAnswer(sense: Sense, s: State, seat: Seat, hand: Cards, act: Action): OwnReason[] {
  const cards = action.cardsIn(act)
  switch (action.deedOf(act)) {
    case action.PASS:
      // A card that is discarded to Detectives is given to nobody.
      if (action.deedOf(at.effect(s)) === action.DETECTIVES) return left(sense, hand)
      return [{ code: 'gives-nothing' }, ...keptSets(sense, hand)]
    case action.PAY:
      return [{ code: 'saves-cards' }, ...keptSets(sense, hand)]
    case action.GIVE:
      return left(sense, hand - cards)
    case action.GIVE_AND_DISCARD:
      return reasonsForPoint(sense, s, seat, cards, hand - 2 * cards)
    default:
      if (action.deedOf(at.effect(s)) === action.DETECTIVES) return reasonsForPoint(sense, s, seat, cards, hand - cards)
      // CC-20: who has no point cannot give one back.
      return [...(at.points(s, seat) > 0 ? [{ code: 'saves-point' } as const] : []), ...left(sense, hand - cards)]
  }
}

/** The reasons to discard a card for a point. */
function reasonsForPoint(sense: Sense, s: State, seat: Seat, cards: Cards, hand: Cards): OwnReason[] {
  if (isFirstToWin(sense, s, seat)) return [{ code: 'wins' }]
  return [{ code: 'point-for-card', faction: factionOf(sense.rules, kindOf(cards)) }, ...left(sense, hand)]
}

/**
 * Whether a point for an answer wins, whatever the others answer: those who come before it (CC-26) are not as near to the
 * target.
 */
function isFirstToWin({ rules }: Sense, s: State, seat: Seat): boolean {
  const needsOne = (each: Seat): boolean => at.points(s, each) + 1 >= rules.target
  if (!needsOne(seat)) return false
  for (let other = (at.active(s) + 1) % rules.seats; other !== seat; other = (other + 1) % rules.seats)
    if (needsOne(other)) return false
  return true
}

type Kept = OwnReason & { readonly faction: Faction; readonly cards: number }

const isSet = ({ faction, cards }: Kept): boolean => cards >= Math.max(SET_SIZE[faction], 2)
/** A single card that is far from a set speaks for nothing. */
const isCrumb = ({ faction, cards }: Kept): boolean => cards === 1 && SET_SIZE[faction] > 2

/** What stays in a hand: first that of which one card less would cost most. */
const left = ({ rules, worth }: Sense, hand: Cards): Kept[] =>
  kindsIn(hand)
    .toSorted((a, b) => costOfOneLess(worth, hand, b) - costOfOneLess(worth, hand, a))
    .map((kind): Kept => ({ code: 'keeps', faction: factionOf(rules, kind), cards: countOf(hand, kind) }))
    .filter((kept) => !isCrumb(kept))

const costOfOneLess = (worth: Float64Array, hand: Cards, kind: Kind): number => {
  const index = kind * COUNTS + countOf(hand, kind)
  return worth[index]! - worth[index - 1]!
}

const keptSets = (sense: Sense, hand: Cards): Kept[] => left(sense, hand).filter(isSet)

const KINDS: readonly Kind[] = Array.from({ length: FACTIONS_IN_PLAY }, (_, kind) => kind)
const kindsIn = (cards: Cards): Kind[] => KINDS.filter((kind) => countOf(cards, kind) > 0)

const kindOf = (cards: Cards): Kind => kindsIn(cards)[0]!

const rivalsOf = ({ rules }: Sense, seat: Seat): Seat[] =>
  Array.from({ length: rules.seats }, (_, other) => other).filter((other) => other !== seat)

/** The chance, in percent, that an opponent holds a card of that kind. */
function answeredPercent(sense: Sense, s: State, seat: Seat, kind: Kind): number {
  const share = likelihood(s, at.hand(s, seat), kind)
  const nobody = rivalsOf(sense, seat).reduce((chance, other) => chance * (1 - share) ** at.handSize(s, other), 1)
  return Math.round(100 * (1 - nobody))
}

/** Whether no other seat has as many points. */
function leads(sense: Sense, s: State, seat: Seat): boolean {
  return rivalsOf(sense, seat).every((other) => at.points(s, other) < at.points(s, seat))
}

const tenths = (number: number): number => Math.round(number * 10) / 10

/** What a reason measures, for comparing decisions. */
export function measure({ code, faction, points, cards, percent }: Reason): Measure {
  switch (code as ReasonCode) {
    case 'points':
    case 'expects-points':
      return { of: 'points', amount: Number(points) }
    case 'draws':
    case 'steals':
      return { of: 'cards', amount: Number(cards) }
    case 'completes':
      // A single card that can be played at once is worth no more here than a set that lacks one.
      return { of: 'set', amount: Number(cards) > 1 ? 2 : 1 }
    case 'one-short':
      return { of: 'set', amount: 1 }
    case 'more-of':
    case 'keeps':
      return { of: `${code} ${faction}`, amount: Number(cards) }
    case 'answered':
    case 'least-answered':
      return { of: 'answered', amount: 100 - Number(percent) }
    case 'over-limit':
      return { of: code, amount: -Number(cards) }
    default:
      return { of: code, amount: 1 }
  }
}
