import type { Action, Seat, State } from './game.ts'
import type { Random } from './random.ts'

/**
 * What a good player of a game knows beyond its rules. It lives in the game's folder; players that think by looking ahead
 * stand on it and know nothing of the game themselves.
 */
export interface Mind<Known = unknown> {
  /**
   * How good each of the first `count` listed decisions looks to the seat that owes one, written into `scores`: about the
   * points it is worth. It depends only on what the seat can see, and allocates nothing.
   */
  judge(state: State, seat: Seat, actions: readonly Action[], count: number, scores: Float64Array): void
  /** The chance of each seat to win a game that is not over, written into `chances`: they add up to 1. */
  estimate(state: State, chances: Float64Array): void
  /**
   * Makes an imagined deal a likelier one: exchanges cards that the seat cannot see by what people tend to hold and to
   * hide. Like `Game.determinize`, whose deals it is given, it reads nothing that the seat does not know, and what is
   * known stays true.
   */
  believe?(state: State, seat: Seat, known: Known, random: Random): void
  /** How much of each temperament there is in a legal decision, 0 to 1. */
  leanings(state: State, seat: Seat, action: Action): Leanings
  /** What speaks for a legal decision, the weightiest first. It depends only on what the seat can see and remembers. */
  reasons(state: State, seat: Seat, action: Action, known: Known): Reason[]
  /**
   * What a reason measures, so that the reasons of two decisions can be weighed against one another. Without it, reasons of
   * one code weigh the same.
   */
  measure?(reason: Reason): Measure
  /**
   * What luck there was in an event, which nobody could know who decided; null where there was none. Without it, no turning
   * point of a review is told as luck.
   */
  luck?(event: unknown): Luck | null
  /**
   * Where a legal decision hides a card: what others could believe of it, from what everybody has seen; else null. What
   * `known` holds of the seat itself is what others know of it.
   */
  bluff?(state: State, seat: Seat, action: Action, known: Known): Reason | null
  /** Whether opponents who know how a seat decides could read its hidden cards from it, so that it had better vary. */
  readonly bluffs: boolean
  /**
   * Whether judgement alone plays nearly as well as anybody, so that others may be expected to follow it. Otherwise they
   * must be expected to find out what is best for them.
   */
  readonly isSound: boolean
  /** Whether what a decision brings hangs on cards that the seat cannot see but somebody else has chosen. */
  isDaring(state: State, seat: Seat, action: Action): boolean
}

/** What luck there is: a face-down card that is turned up, what others hold, and the cards that come. */
export const LUCK = ['hidden', 'held', 'came'] as const
export type Luck = (typeof LUCK)[number]

/** The traits by which characters of the same strength play differently. */
export const TEMPERAMENTS = ['aggressive', 'hoarding', 'spiteful', 'bluffing'] as const
export type Temperament = (typeof TEMPERAMENTS)[number]
export type Leanings = Readonly<Record<Temperament, number>>

/** Of the same kind, the larger amount speaks for its decision. A decision without any has an amount of 0. */
export interface Measure {
  readonly of: string
  readonly amount: number
}

/**
 * A reason as data, to be worded where it is shown: a code that is the game's own, and the numbers and letters that fill
 * its sentence, such as `{ code: 'draws', cards: 2 }`.
 */
export interface Reason {
  readonly code: string
  readonly [detail: string]: string | number
}
