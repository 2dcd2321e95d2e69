import type { Random } from './random.ts'
import type { Refusal } from './refusal.ts'

/**
 * The contract of a game.
 *
 * A game is rules bound to a number of seats and a set of options. It holds no position: the position is a `State`, a
 * small typed array that the caller owns, copies and throws away. Rules have no clock, randomness, input, output or
 * prose; everything that varies reaches them as a decision of a seat or an outcome of chance.
 */
export interface Game<View = unknown, Event = unknown, Known = unknown> {
  readonly id: string
  readonly seats: number
  /** The options as a record has them: complete and in canonical form. */
  readonly options: object

  /** The position before the deal, which is made of outcomes of chance like every other. */
  initial(): State
  /** Tells whom or what the game waits for. */
  turn(state: State): Turn
  /**
   * The seats that everybody sees as answering while a window is open, from its opening to its closing; empty outside of
   * windows. A window is opened by a decision that asks several seats at once. Its answers are kept aside, commute, and
   * are shown to nobody but the seat that gave them. When the last is in, or nobody had a choice, the game stays in the
   * window and waits for `CLOSING`: what others see of a window depends on public facts only, so that a table can keep
   * it open for as long as it wants to hide who was asked.
   */
  asking(state: State): SeatSet
  /** Points now; who won is empty until the game is over. */
  result(state: State): Result

  /**
   * Writes what `actor` may do into `out` from index 0 and returns how many there are; the rest of `out` keeps its
   * garbage, so one array serves a whole search. 0 for an actor that is not awaited. For a seat it depends only on what
   * that seat knows; for `CHANCE` it lists the outcomes that have a positive weight.
   */
  legal(state: State, actor: Actor, out: Action[]): number
  /** How many cards of the pile or hand being drawn from give this outcome. */
  weight(state: State, outcome: Action): number
  /** How many more outcomes complete the chance event now awaited: the cards of one `*` step of a record. */
  pending(state: State): number
  /** Completes the chance event now awaited, with the listed distribution but without listing. */
  sample(state: State, random: Random): void
  /**
   * Carries out a legal action; `CLOSING` has but one, 0. Anything else is the caller's error, and the state is then
   * worthless.
   */
  apply(state: State, actor: Actor, action: Action, emit?: Emit<Event>): void
  /** The decision made for a seat that is out of time: harmless, and always legal. */
  fallback(state: State, seat: Seat): Action

  /** The rule that forbids `attempt`, as far as `seat` can know, or null when it is legal. */
  why(state: State, seat: Seat, attempt: string): RuleId | null
  /** The rule that the chance event now awaited carries out, named when a record leaves it out or botches it. */
  chanceRule(state: State): RuleId

  /** Everything `viewer` may know of the position and nothing else: their own view and the public one. */
  view(state: State, viewer: Viewer): View
  /** What everybody may know of the position. It depends on no viewer, so a server writes it once for all of them. */
  publicView(state: State): Partial<View>
  /** What `viewer` sees beside that, under other names; for somebody who only watches, that there is nothing. */
  ownView(state: State, viewer: Viewer): Partial<View>
  /**
   * What `viewer` may know of an event: the event itself where nothing is hidden, undefined when not even that it happened.
   * The event is never changed, because others are told of it too.
   */
  redact(event: Event, viewer: Viewer): Event | undefined

  /** Whether an event turns up a hidden card that a seat had chosen: the decision that led to it cannot be taken back. */
  reveals(event: Event): boolean

  /** What a seat remembers before the deal: nothing. */
  knowledge(seat: Seat): Known
  /** Takes in an event as redacted for the seat whose knowledge this is. */
  learn(known: Known, event: Event): void
  /**
   * Rewrites the state into a random one that `seat` cannot tell from the real one. It reads nothing of the state that
   * the seat's view and `known` do not hold, so whoever searches such copies cannot cheat.
   */
  determinize(state: State, seat: Seat, known: Known, random: Random): void

  /** A decision in the notation of records, without the seat. */
  format(state: State, seat: Seat, action: Action): string
  /** The legal decision that `text` denotes, in its one canonical spelling; undefined for all else. */
  parse(state: State, seat: Seat, text: string): Action | undefined
  /**
   * The outcomes of one whole chance event, in the notation of records, from the state before the first of them: a word
   * in small letters, then seats as numbers, cards as capital letters and bars between places, one space before each, such
   * as `deal DDH MMR | DHS`.
   */
  formatChance(state: State, outcomes: readonly Action[]): string
  /** The outcomes `text` denotes. They have the right number; whether the piles allow them, `weight` tells one by one. */
  parseChance(state: State, text: string): Action[] | undefined
  /** The whole position as a record's trace shows it. For debugging and for comparing implementations only. */
  trace(state: State): Record<string, unknown>
}

/** A game before seats and options are chosen: what a registry lists. */
export interface GameKind<View = unknown, Event = unknown, Known = unknown, Options extends object = object> {
  readonly id: string
  readonly minSeats: number
  readonly maxSeats: number
  /** Rises when the same decisions would lead elsewhere, not when code moves. */
  readonly version: number
  readonly defaults: Readonly<Options>
  /** Every set of options a thorough test should play. */
  readonly optionSets: readonly Readonly<Options>[]
  /** Crosses from unchecked input to options. */
  readOptions(value: unknown): Options | Refusal
  create(seats: number, options: Readonly<Options>): Game<View, Event, Known>
}

export type Seat = number
/** A seat that looks at the game, or null for somebody who only watches. */
export type Viewer = Seat | null
/** A seat, or `CHANCE`, or `CLOSING`. */
export type Actor = number
/**
 * A decision or an outcome, packed into an integer that means something only beside the state it was made for. Never
 * stored and never sent: records and messages hold the notation.
 */
export type Action = number
/** A position with nothing hidden; it leaves only through `view`. */
export type State = Int32Array
/** A set of seats, each owing one decision; or `CHANCE`; or `CLOSING`; or `OVER`. */
export type Turn = number
/** The number of a rule, such as `CC-21`. */
export type RuleId = string
export type Emit<Event> = (event: Event) => void

export interface Result {
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
}

export const CHANCE = -1
/** A window waits to be closed: every answer is in. It is no step of a record, for what follows implies it. */
export const CLOSING = -2
export const OVER = 0

/** A set of seats, one bit each. */
export type SeatSet = number
export const seatBit = (seat: Seat): SeatSet => 1 << seat
export const hasSeat = (seats: SeatSet, seat: Seat): boolean => seats > 0 && (seats & (1 << seat)) !== 0
/** The lowest seat of a set that is not empty. */
export const firstSeat = (seats: SeatSet): Seat => 31 - Math.clz32(seats & -seats)

export function seatList(seats: SeatSet): Seat[] {
  const list: Seat[] = []
  for (let rest = seats; rest > 0; rest &= rest - 1) list.push(firstSeat(rest))
  return list
}
