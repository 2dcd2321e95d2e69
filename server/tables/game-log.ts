import {
  CHANCE,
  CLOSING,
  messageOf,
  isShownTo,
  OVER,
  seatList,
  Teller,
  type ChanceSource,
  type Game,
  type Refusal,
  type Scene,
  type Seat,
  type SeatSet,
  type State,
  type Turn,
  type Viewer,
} from '@alleycat/engine'
import type { Decider } from '../store/schema.ts'
import type { Clocks, Pace } from '@alleycat/protocol'
import { chargeTurn, clocksAtStart, resume, startTurn, startWindow } from './pace.ts'

/**
 * One line of a table's log: the start, a decision, the closing of a window, or the return of the server after an absence;
 * with the chance that followed.
 */
export interface Entry {
  readonly seq: number
  /** The decision; null for an entry that nobody has decided. */
  readonly move: { readonly seat: Seat; readonly decision: string; readonly decider: Decider } | null
  readonly chance: readonly string[]
  readonly at: number
  /** When the answer window that this entry opens may be closed at the earliest (CC-27a). */
  readonly holdUntil: number | null
  /** How many milliseconds the clocks stood still, in the entry of the server's return. */
  readonly away?: number
}

const NO_HOLD = (): number => 0

/** What is shown at one moment, to everybody or to one seat alone. */
export interface Moment {
  /** The seat that alone is shown it: its own answer while a window is open (CC-31). */
  readonly only: Seat | null
  readonly at: number
  /** What happened, unredacted. */
  readonly events: readonly unknown[]
  readonly state: State
  /** How many decisions each seat has made. */
  readonly decided: readonly number[]
  readonly clocks: Clocks
}

/**
 * A table's game as its log tells it: entries go in, and the moments that may be shown come out. Everything follows from
 * the entries, so every node, before and after a restart, shows the same.
 *
 * It only grows. What has been played is told to nobody before `commit`; a log whose entry could not be kept is thrown
 * away and read again. It remembers the latest moments only, so that a long game takes no more memory than a short one:
 * whoever needs older ones has the whole log read again.
 */
export class GameLog {
  readonly game: Game
  readonly pace: Pace
  seq = 0
  /** Outcomes of chance so far: the number of the next draw, less those for the seating. */
  outcomes = 0
  decided: readonly number[]
  /** When the open window may be closed. */
  holdUntil = 0
  /** When everybody was last shown something; 0 before the start. */
  shownAt = 0
  readonly teller: Teller
  readonly #mostMoments: number
  readonly #moments: Moment[] = []
  /** How many of the moments may be told. */
  #shown = 0
  /** How many moments there have been: those for everybody, then those for each seat alone. */
  #shownToAll = 0
  readonly #shownAlone: number[]
  #scenes: Scene[] = []
  #clocks: Clocks

  constructor(game: Game, pace: Pace, mostMoments = Infinity) {
    this.game = game
    this.pace = pace
    this.#mostMoments = mostMoments
    this.decided = Array.from({ length: game.seats }, () => 0)
    this.#shownAlone = Array.from({ length: game.seats }, () => 0)
    this.#clocks = clocksAtStart(pace, game.seats)
    this.teller = new Teller(game, (scene) => this.#scenes.push(scene))
  }

  get state(): State {
    return this.teller.match.state
  }

  get steps(): readonly string[] {
    return this.teller.match.steps
  }

  get turn(): Turn {
    return this.teller.match.turn
  }

  get over(): boolean {
    return this.turn === OVER
  }

  /** Whether answers are awaited rather than a turn. */
  get inWindow(): boolean {
    return this.teller.inWindow
  }

  /** The seats that owe a decision. */
  get owing(): SeatSet {
    return Math.max(0, this.turn)
  }

  /** When the time of those who owe a decision is over; null without a clock. */
  get deadline(): number | null {
    return this.#clocks.deadline
  }

  /** Whether something was played that is not yet kept. */
  get isPending(): boolean {
    return this.#shown < this.#moments.length
  }

  /** Plays the deal. */
  start(chance: ChanceSource, at: number): Entry {
    return this.#play(null, () => this.#settle(chance), at, NO_HOLD)
  }

  /** Plays a decision, or says why it cannot be played. `hold` says how long the window stays that it may open. */
  decide(move: NonNullable<Entry['move']>, chance: ChanceSource, at: number, hold: () => number): Entry | Refusal {
    const action = this.game.parse(this.state, move.seat, move.decision)
    if (action === undefined) return this.teller.match.attempt(move.seat, move.decision)!
    const play = (): void => {
      this.teller.match.decide(move.seat, action)
      this.#settle(chance)
    }
    return this.#play(move, play, at, hold)
  }

  /** Closes the window that waits for it. */
  close(chance: ChanceSource, at: number): Entry {
    const play = (): void => {
      this.teller.match.close()
      this.#settle(chance)
    }
    return this.#play(null, play, at, NO_HOLD)
  }

  /** Tells everybody how the clocks go on after an absence of the server. */
  resume(at: number, away: number): Entry {
    this.seq++
    this.#clocks = resume(this.#clocks, away, at)
    this.shownAt = at
    this.#moments.push({
      only: null,
      at,
      events: [],
      state: this.state.slice(),
      decided: this.decided,
      clocks: this.#clocks,
    })
    return { seq: this.seq, move: null, chance: [], at, holdUntil: null, away }
  }

  /** Plays an entry that was kept before. */
  append({ seq, move, chance, at, holdUntil, away }: Entry): void {
    if (seq !== this.seq + 1) throw new Error(`entry ${seq} does not follow ${this.seq}`)
    if (away !== undefined) {
      this.resume(at, away)
      return this.commit()
    }
    const play = (): void => {
      const { match } = this.teller
      const isClosing = move === null && seq > 1
      if (isClosing && match.turn !== CLOSING) throw new Error(`entry ${seq} closes no window`)
      // A log from before closings had entries of their own implies them: something follows that cannot happen in a window.
      if (match.turn === CLOSING) match.close()
      const refusal = move && match.attempt(move.seat, move.decision)
      if (!refusal && match.turn === CLOSING && chance.length > 0) match.close()
      const problem = refusal ?? chance.map((step) => match.play(step)).find((each) => each !== null)
      if (problem || match.turn === CHANCE)
        throw new Error(
          `entry ${seq} cannot be played: ${problem ? messageOf(problem.why) : 'the chance that is due is missing'}`,
        )
    }
    this.#play(move, play, at, () => (holdUntil ?? at) - at)
    this.commit()
  }

  /** What was played is kept for good and may be told. */
  commit(): void {
    for (const { only } of this.#moments.slice(this.#shown))
      if (only === null) this.#shownToAll++
      else this.#shownAlone[only]!++
    this.#forgetOld()
    this.#shown = this.#moments.length
  }

  /**
   * Counts only what everybody was shown: what it remembers for one seat must not depend on answers of others, because who
   * reads what it has forgotten waits longer (CC-31).
   */
  #forgetOld(): void {
    let index = this.#moments.length
    for (let kept = 0; kept < this.#mostMoments && index > 0;) if (this.#moments[--index]!.only === null) kept++
    this.#moments.splice(0, index)
  }

  /** How many moments a viewer has been shown. */
  count(viewer: Viewer): number {
    return this.#shownToAll + (viewer === null ? 0 : this.#shownAlone[viewer]!)
  }

  /** Whether it remembers all that a viewer is shown after the first so many moments. */
  remembersAfter(viewer: Viewer, after: number): boolean {
    return this.momentsAfter(viewer, after).length >= this.count(viewer) - after
  }

  /** The number of the first frame after a decision of a seat, if it remembers that moment and the one before it. */
  frameAfter(seat: Seat, number: number): number | undefined {
    let frame = this.count(seat)
    for (let index = this.#shown - 1; index >= 0; index--) {
      const moment = this.#moments[index]!
      if (!isShownTo(moment, seat)) continue
      if (moment.decided[seat]! < number) return frame + 1
      frame--
    }
    return undefined
  }

  /** About how many bytes of memory it takes. */
  get bytes(): number {
    return BYTES_AT_START + this.#moments.length * BYTES_OF_MOMENT + this.steps.length * BYTES_OF_STEP
  }

  /**
   * The moments that a viewer is shown after the first so many, as far as they are remembered. It looks at no more of
   * them than it returns.
   */
  momentsAfter(viewer: Viewer, after: number): Moment[] {
    const found: Moment[] = []
    let missing = this.count(viewer) - after
    for (let index = this.#shown - 1; missing > 0 && index >= 0; index--) {
      const moment = this.#moments[index]!
      if (!isShownTo(moment, viewer)) continue
      found.push(moment)
      missing--
    }
    return found.toReversed()
  }

  #settle(chance: ChanceSource): void {
    if (this.turn === CHANCE) this.teller.match.settle(chance)
  }

  #play(move: Entry['move'], play: () => void, at: number, hold: () => number): Entry {
    const { match } = this.teller
    const before = { steps: match.steps.length, inWindow: this.inWindow, began: this.shownAt }
    play()
    this.seq++
    this.outcomes += this.#scenes.filter(({ actor }) => actor === CHANCE).length
    if (move) this.decided = this.decided.with(move.seat, this.decided[move.seat]! + 1)
    // Time is charged for turns only: answers have a time of their own.
    if (move && !before.inWindow) this.#clocks = chargeTurn(this.#clocks, this.pace, move.seat, before.began, at)
    const opens = this.inWindow && !before.inWindow
    if (opens) this.holdUntil = at + hold()
    this.#show(at, opens)
    const chance = match.steps.slice(before.steps + (move ? 1 : 0))
    return { seq: this.seq, move, chance, at, holdUntil: opens ? this.holdUntil : null }
  }

  /** Scenes of one entry that are for the same eyes become one moment. */
  #show(at: number, opensWindow: boolean): void {
    const first = this.#moments.length
    for (const { only, events, state } of this.#scenes) {
      const index = this.#moments.findIndex((moment, i) => i >= first && moment.only === only)
      if (index >= 0) {
        const moment = this.#moments[index]!
        this.#moments[index] = { ...moment, events: [...moment.events, ...events], state }
        continue
      }
      if (only === null) {
        this.#clocks = this.#startClocks(at, opensWindow)
        this.shownAt = at
      }
      this.#moments.push({ only, at, events, state, decided: this.decided, clocks: this.#clocks })
    }
    this.#scenes = []
  }

  #startClocks(at: number, opensWindow: boolean): Clocks {
    if (opensWindow) return startWindow(this.#clocks, this.pace, at)
    const [actor] = seatList(this.owing)
    if (actor !== undefined) return startTurn(this.#clocks, this.pace, actor, at)
    return { deadline: null, left: this.#clocks.left, running: this.#clocks.running }
  }
}

/** The memory of a table's log, as measured with tables of four seats. */
const BYTES_AT_START = 8192
const BYTES_OF_MOMENT = 1200
const BYTES_OF_STEP = 60
