import { countOf, sizeOf, type Cards, type Kind, type State } from '@alleycat/engine'
import * as at from '../rules/layout.ts'
import type { Rules } from '../rules/options.ts'
import { CARDS_PER_FACTION, FACTIONS_IN_PLAY, HAND_LIMIT, type Faction } from '../rules/vocabulary.ts'
import { ODDS_MORE, ODDS_TWO, type Odds } from './odds.ts'
import { WORTH } from './worth.ts'

/** What judging a position needs: the rules, and the worth of cards with these factions and this many opponents. */
export interface Sense {
  readonly rules: Rules
  /** The worth of cards in points, by kind and count. */
  readonly worth: Float64Array
  readonly odds: Odds
  /** The contribution of cards in hand to the log odds, by kind and count. */
  readonly hand: Float64Array
  readonly handLate: Float64Array
  /** The share of one opponent's loss that each other seat gains. */
  readonly spite: number
}

/** The worth of an unknown card to whoever gets it, in points. */
export const CARD = 0.4
/** The share of that which is lost when a card has to be discarded again: the worst card goes, not the new one. */
const CROWDED = 0.7
export const COUNTS = CARDS_PER_FACTION + 1

export function senseFor(rules: Rules): Sense {
  const odds = rules.seats === 2 ? ODDS_TWO : ODDS_MORE
  return {
    rules,
    worth: byCount(rules, WORTH),
    odds,
    hand: byCount(rules, odds.hand),
    handLate: byCount(rules, odds.handLate),
    spite: 1 / (rules.seats - 1),
  }
}

/** A flat table by kind and count; the last entry of a faction stands for all counts beyond it. */
function byCount(rules: Rules, table: Readonly<Record<Faction, readonly number[]>>): Float64Array {
  const flat = new Float64Array(FACTIONS_IN_PLAY * COUNTS)
  for (let kind = 0; kind < FACTIONS_IN_PLAY; kind++) {
    const entries = table[rules.letters[kind] as Faction]
    for (let count = 0; count < COUNTS; count++)
      flat[kind * COUNTS + count] = entries[Math.min(count, entries.length - 1)]!
  }
  return flat
}

export function handWorth({ worth }: Sense, hand: Cards): number {
  return (
    worth[countOf(hand, 0)]! +
    worth[COUNTS + countOf(hand, 1)]! +
    worth[2 * COUNTS + countOf(hand, 2)]! +
    worth[3 * COUNTS + countOf(hand, 3)]! +
    worth[4 * COUNTS + countOf(hand, 4)]!
  )
}

/** The worth that a hand loses with these cards. */
export const costOf = (sense: Sense, hand: Cards, cards: Cards): number =>
  handWorth(sense, hand) - handWorth(sense, hand - cards)

/** The worth that the hand limit will take from a hand of this size (CC-10). */
export const crowding = (size: number): number => (size > HAND_LIMIT ? (size - HAND_LIMIT) * CARD * CROWDED : 0)

/** The probability that a card which this seat cannot see is of that kind. */
export function likelihood(s: State, hand: Cards, kind: Kind): number {
  const seen = hand + at.display(s) + at.discardPile(s) + at.table(s) + at.revealed(s)
  const unseen = FACTIONS_IN_PLAY * CARDS_PER_FACTION - sizeOf(seen)
  return unseen > 0 ? (CARDS_PER_FACTION - countOf(seen, kind)) / unseen : 0
}
