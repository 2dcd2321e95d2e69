import {
  CHANCE,
  hasSeat,
  OVER,
  seatList,
  type Game,
  type Seat,
  type SeatSet,
  type State,
  type Viewer,
} from '@alleycat/engine'
import type { Chance } from '@alleycat/fairness'
import type { Decider } from '../store/schema.ts'
import { chargeTurn, clocksAtStart, startTurn, startWindow, type Clocks, type Pace } from './pace.ts'
import { loggedChance, playOn, type Played } from './playing.ts'

/** One line of a table's log: the start, or a decision, with the chance that followed. */
export interface Entry {
  readonly seq: number
  readonly move: { readonly seat: Seat; readonly decision: string; readonly decider: Decider } | null
  readonly chance: readonly string[]
  readonly at: number
  /** For an entry that opens an answer window: it closes no earlier (CC-27a). */
  readonly holdUntil: number | null
}

/** Something that is shown at one moment, to everybody or to one seat only. */
export interface Publication {
  /** The seat that alone is shown it: its own answer while others may owe theirs (CC-31). */
  readonly only: Seat | null
  /** That answer. */
  readonly answer: string | null
  readonly visibleAt: number
  readonly events: readonly unknown[]
  readonly state: State
  /** The seats that owe a decision; empty while a window is held open although nobody does. */
  readonly owing: SeatSet
  /** Decisions each seat has made before. */
  readonly decided: readonly number[]
  readonly clocks: Clocks
  readonly over: boolean
}

interface OpenWindow {
  readonly holdUntil: number
}

/**
 * A table's game as its log tells it: what happened, and what is shown of it when. Everything follows from the log, so
 * every node, before and after a restart, shows the same.
 */
export class Timeline {
  readonly game: Game
  readonly pace: Pace
  readonly publications: Publication[] = []
  readonly steps: string[] = []
  seq = 0
  /** Outcomes of chance so far: the number of the next draw, less those for the seating. */
  outcomes = 0
  state: State
  decided: number[]
  #clocks: Clocks
  #window: OpenWindow | null = null

  constructor(game: Game, pace: Pace) {
    this.game = game
    this.pace = pace
    this.state = game.initial()
    this.decided = Array.from({ length: game.seats }, () => 0)
    this.#clocks = clocksAtStart(pace, game.seats)
  }

  /** The same game, to be played on without changing this one. */
  fork(): Timeline {
    const copy = new Timeline(this.game, this.pace)
    copy.publications.push(...this.publications)
    copy.steps.push(...this.steps)
    copy.seq = this.seq
    copy.outcomes = this.outcomes
    copy.state = this.state
    copy.decided = this.decided
    copy.#clocks = this.#clocks
    copy.#window = this.#window
    return copy
  }

  /** When the last that happened is or will be shown. */
  get settlesAt(): number {
    return this.publications.at(-1)?.visibleAt ?? 0
  }

  get deadline(): number | null {
    return this.#clocks.deadline
  }

  /** The latest that is or will be shown to everybody. */
  get latest(): Publication | undefined {
    return this.publications.findLast((each) => each.only === null)
  }

  /** Whether answers are awaited rather than a turn. */
  get inWindow(): boolean {
    return this.#window !== null
  }

  get over(): boolean {
    return this.seq > 0 && this.game.turn(this.state) === OVER
  }

  /** The seats that owe a decision once everything is shown. */
  get owing(): SeatSet {
    const turn = this.game.turn(this.state)
    return this.seq === 0 || turn === CHANCE ? 0 : turn
  }

  owes(seat: Seat): boolean {
    return hasSeat(this.owing, seat)
  }

  /** What an entry would lead to; nothing is changed. Undefined when the decision is not legal. */
  rehearse(move: { readonly seat: Seat; readonly decision: string } | null, chance: Chance): Played | undefined {
    if (!move) return playOn(this.game, this.state, null, chance)
    const action = this.game.parse(this.state, move.seat, move.decision)
    return action === undefined ? undefined : playOn(this.game, this.state, { seat: move.seat, action }, chance)
  }

  append(entry: Entry): void {
    if (entry.seq !== this.seq + 1) throw new Error(`entry ${entry.seq} does not follow ${this.seq}`)
    const played = this.rehearse(entry.move, loggedChance(entry.chance))
    if (!played) throw new Error(`entry ${entry.seq} is not legal`)
    if (entry.move) this.steps.push(`${entry.move.seat} ${entry.move.decision}`)
    this.steps.push(...entry.chance)
    this.#charge(entry)
    const before = this.state
    this.seq = entry.seq
    this.outcomes += played.outcomes
    if (entry.move) this.decided = this.decided.with(entry.move.seat, this.decided[entry.move.seat]! + 1)
    this.state = played.state
    if (this.#window && entry.move) this.#answer(entry, entry.move, before, played)
    else this.#act(entry, played)
  }

  /** A turn's decision, or the start. It may open a window, and nobody may have a choice in it. */
  #act(entry: Entry, played: Played): void {
    if (!played.window) return this.#publish(played.state, played.events, entry.at)
    const holdUntil = entry.holdUntil ?? entry.at
    const stillOpen = played.window.events === played.events.length
    this.#clocks = startWindow(this.#clocks, this.pace, entry.at)
    this.#show({
      visibleAt: entry.at,
      events: played.events.slice(0, played.window.events),
      state: stillOpen ? played.state : played.window.state,
      owing: stillOpen ? this.owing : 0,
    })
    if (stillOpen) this.#window = { holdUntil }
    else this.#publish(played.state, played.events.slice(played.window.events), holdUntil)
  }

  /** Shown to who gave it; what follows when all are in is shown to everybody, but not before the window may close. */
  #answer(entry: Entry, { seat, decision }: NonNullable<Entry['move']>, before: State, played: Played): void {
    const isOwn = (event: unknown): boolean => this.game.redact(event, null) === undefined
    const rest = played.events.filter((event) => !isOwn(event))
    this.#show({
      only: seat,
      answer: decision,
      visibleAt: entry.at,
      events: played.events.filter(isOwn),
      state: before,
      owing: 0,
    })
    if (rest.length === 0) return
    const closesAt = Math.max(entry.at, this.#window!.holdUntil)
    this.#window = null
    this.#publish(played.state, rest, closesAt)
  }

  /** To everybody: a position in which a turn begins, or the end. */
  #publish(state: State, events: readonly unknown[], visibleAt: number): void {
    const [actor] = seatList(this.owing)
    this.#clocks =
      actor === undefined ? { ...this.#clocks, deadline: null } : startTurn(this.#clocks, this.pace, actor, visibleAt)
    this.#show({ visibleAt, events, state, owing: this.owing, over: this.over })
  }

  #show(part: Pick<Publication, 'visibleAt' | 'events' | 'state' | 'owing'> & Partial<Publication>): void {
    this.publications.push({
      only: null,
      answer: null,
      over: false,
      decided: this.decided,
      clocks: this.#clocks,
      ...part,
    })
  }

  /** Time is charged for turns only: answers have a time of their own. */
  #charge({ move, at }: Entry): void {
    const began = this.latest
    if (!move || !began || this.#window) return
    this.#clocks = chargeTurn(this.#clocks, this.pace, move.seat, began.visibleAt, at)
  }
}

/** Whether a viewer is ever shown a publication. */
export const isFor = ({ only }: Publication, viewer: Viewer): boolean => only === null || only === viewer
