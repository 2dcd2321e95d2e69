import { situationOf } from '@alleycat/bots'
import {
  knowledgeFrom,
  Refusal,
  type Frame,
  type Game,
  type GameRecord,
  type Result,
  type RuleId,
  type State,
  type Viewer,
} from '@alleycat/engine'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import type { PlaybackTimer } from '../session/playback-timer.ts'
import type { Session } from '../session/session.ts'
import type { Thinker } from '../session/thinker.ts'
import type { Advice } from '../session/thinker.worker.ts'
import type { Api } from '../net/api.ts'
import type { LoggedHandover, SeatHandover } from '../session/handovers.ts'
import { asRequestFailure, type FailureCode } from '../net/request.ts'
import { recallStandingAnswers, rememberStandingAnswers } from './standing-answers.ts'
import type { Ask, Clocks, TableFrame, TableInfo } from '@alleycat/protocol'

/** What a session needs of the rest of the app. */
export interface SessionServices {
  readonly api: Pick<Api, 'decide' | 'standing' | 'setStanding'>
  readonly thinker: Pick<Thinker, 'advise'>
  readonly playback: PlaybackTimer
  /** Called when frames may have been missed, so that the table is told again from the last one. */
  readonly onGap: () => void
}

const LATE: ReadonlySet<FailureCode> = new Set(['stale', 'not-asked'])

/** A handover with its time, in milliseconds since 1970. */
interface TimedHandover extends SeatHandover {
  readonly at: number
}

/** How many frames are shown one by one to somebody who comes back; more than these are shown at once. */
const MOST_BEHIND = 4

/**
 * A game that is played on a server, as one viewer is told of it. Frames are shown one after the other at the pace of
 * the page; what is decided goes out at once and comes back as a frame like everything else.
 */
export class OnlineSession implements Session {
  readonly id: string
  readonly kit: GameKit
  readonly game: Game
  readonly viewer: Viewer
  readonly advise: Session['advise']
  readonly next = null
  readonly curtain = null
  readonly scores = null
  readonly undo = null
  readonly canUndo = false
  readonly undoIsPractice = false
  readonly isPractice = false
  readonly record: GameRecord | null = null

  seats = $state.raw<readonly SeatInfo[]>([])
  frame = $state.raw<Frame | null>(null)
  log = $state.raw<readonly unknown[]>([])
  readonly memory: unknown = $derived.by(() =>
    this.viewer === null ? null : knowledgeFrom(this.game, this.viewer, this.log),
  )
  /** Seats that came into other hands, with the server's time of each change. */
  seatChanges = $state.raw<readonly TimedHandover[]>([])
  readonly handovers: readonly LoggedHandover[] = $derived.by(() => this.#logHandovers())
  choices = $state.raw<readonly string[]>([])
  sent = $state.raw<string | null>(null)
  result = $state.raw<Result | null>(null)
  standing = $state.raw<ReadonlySet<string>>(new Set())
  clocks = $state.raw<Clocks>({ deadline: null, left: null, running: null })
  /** Why a decision has not gone through, or not yet. */
  trouble = $state<FailureCode | null>(null)

  /** Whether the last decision came too late: the table had gone on with another. */
  isLate = $state(false)

  readonly #services: SessionServices
  readonly #playback: PlaybackTimer
  readonly #end = new AbortController()
  #received = 0
  /** Frames up to this one have happened before: they are not played out. */
  #historyTo: number
  #queue: TableFrame[] = []
  /** Events of history, until it is shown as a whole. */
  #told: unknown[] = []
  /** When each event of the log happened, and those that are still to be shown. */
  readonly #times: number[] = []
  #isShowing = $state(false)
  #isSkipping = false
  #ask: Ask | null = null
  /** The number of the ask whose answer is on its way. */
  #sent = 0
  #imagined: State | null = null
  #outcome: Result | null = null

  constructor(kit: GameKit, table: TableInfo, viewer: Viewer, historyTo: number, services: SessionServices) {
    this.id = table.id
    this.kit = kit
    this.viewer = viewer
    this.game = kit.kind.create(table.seats, table.options)
    this.#services = services
    this.#playback = services.playback
    this.#historyTo = historyTo
    // Friends may decide for themselves whether hints are fair; against strangers they are not.
    this.advise = table.public || viewer === null ? null : (givenUp) => this.#advise(givenUp)
    if (viewer !== null) void this.#loadStanding()
  }

  /** The number of the last frame that was taken in. */
  get received(): number {
    return this.#received
  }

  /** Takes in who sits where. Nothing is asked of somebody for whom a bot decides. */
  seat(seats: readonly SeatInfo[], changes: readonly TimedHandover[]): void {
    this.seats = seats
    this.seatChanges = changes
    if (this.#isReplaced) this.choices = []
    else this.#offer()
  }

  get #isReplaced(): boolean {
    return this.viewer !== null && this.seats[this.viewer]?.isReplaced === true
  }

  /** Takes frames in order: those it has had already change nothing, and for those it has missed it asks. */
  receive(frame: TableFrame): void {
    if (frame.frame <= this.#received) return
    if (frame.frame > this.#received + 1) {
      if (frame.frame > this.#received + MOST_BEHIND) this.#historyTo = Math.max(this.#historyTo, frame.frame)
      this.#services.onGap()
      return
    }
    this.#received = frame.frame
    this.#queue.push(frame)
    void this.#show()
  }

  stop(): void {
    this.#end.abort()
    this.#queue = []
    this.#playback.hurry()
  }

  why(attempt: string): RuleId | null {
    if (this.viewer === null || this.#imagined === null) return null
    return this.game.why(this.#imagined, this.viewer, attempt)
  }

  decide(text: string): Refusal | null {
    const ask = this.#ask
    if (ask === null || this.choices.length === 0) return null
    const rule = this.why(text)
    if (rule !== null) return new Refusal(rule, ['mayNot', this.viewer!, text])
    this.choices = []
    this.isLate = false
    this.#sent = ask.number
    this.sent = text
    void this.#send(ask.number, text)
    return null
  }

  get isUpToOthers(): boolean {
    return !this.#isShowing && this.seats.every(({ kind, isReplaced }) => kind === 'person' && !isReplaced)
  }

  hurry(): void {
    this.#playback.hurry()
  }

  skip(): void {
    this.#isSkipping = true
    this.#playback.hurry()
  }

  setStanding(id: string, on: boolean): void {
    const standing = new Set(this.standing)
    if (on) standing.add(id)
    else standing.delete(id)
    this.standing = standing
    rememberStandingAnswers(this.id, standing)
    const answers = this.kit.standing.answers(standing, this.game.options)
    this.#services.api.setStanding(this.id, answers).catch((error: unknown) => this.#fail(error))
    this.#offer()
  }

  handOver(): void {}
  lift(): void {}

  async #advise(givenUp: AbortSignal): Promise<Advice[]> {
    if (this.viewer === null || this.#imagined === null || this.choices.length === 0) return []
    const { game, viewer: seat } = this
    const perspective = { game, seat, state: this.#imagined, known: this.memory }
    return this.#services.thinker.advise(situationOf(perspective), givenUp)
  }

  async #show(): Promise<void> {
    if (this.#isShowing) return
    this.#isShowing = true
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      this.#take(frame)
      const isHasty = this.#isSkipping || frame.frame <= this.#historyTo || this.#queue.length >= MOST_BEHIND
      if (!isHasty) await this.#playback.wait(this.kit.beat(frame.events))
      if (this.#end.signal.aborted) return
    }
    this.#isShowing = false
    this.#isSkipping = false
    this.result = this.#outcome
    this.#offer()
  }

  #take({ frame, at, view, events, ask, clocks, result }: TableFrame): void {
    this.#told.push(...events)
    this.#times.push(...events.map(() => at))
    this.#ask = ask
    this.#imagined = ask ? Int32Array.from(ask.imagined) : this.#imagined
    if (this.#sent !== ask?.number) this.trouble = null
    if (frame < this.#historyTo) return
    this.choices = []
    this.sent = null
    this.clocks = clocks
    this.log = [...this.log, ...this.#told]
    this.#told = []
    this.frame = { view, events: frame === this.#historyTo ? [] : events }
    this.#outcome = result
  }

  /** Leaving after the end hands no seat over, so it is not logged. */
  #logHandovers(): LoggedHandover[] {
    const { length } = this.log
    const logged = this.seatChanges.map(({ at, ...change }) => {
      const next = this.#times.findIndex((time) => time > at)
      return { ...change, before: next < 0 ? length : next }
    })
    return this.result === null ? logged : logged.filter(({ before }) => before < length)
  }

  /** What is asked now, once everything before it has been shown; a standing answer is given at once. */
  #offer(): void {
    const ask = this.#ask
    if (this.#isShowing || this.#isReplaced || !ask || ask.number === this.#sent) return
    if (this.#received < this.#historyTo) return
    this.choices = ask.legal
    const answer = this.frame && this.kit.standing.decide(this.frame.view, ask.legal, this.standing)
    if (answer !== null) this.decide(answer)
  }

  async #send(number: number, text: string): Promise<void> {
    try {
      const { frame } = await this.#services.api.decide(this.id, number, text, {
        signal: this.#end.signal,
        onWait: ({ code }) => (this.trouble = code),
      })
      this.trouble = null
      this.receive(frame)
    } catch (error) {
      if (this.#end.signal.aborted) return
      this.#sent = 0
      this.sent = null
      this.isLate = LATE.has(asRequestFailure(error).code)
      this.#fail(error)
      this.#offer()
    }
  }

  /** A table that has moved on tells by itself how it stands. */
  #fail(error: unknown): void {
    const { code, frame } = asRequestFailure(error)
    const isLate = LATE.has(code)
    this.trouble = isLate ? null : code
    if (frame) this.receive(frame)
    if (isLate) this.#services.onGap()
  }

  async #loadStanding(): Promise<void> {
    const answers = await this.#services.api.standing(this.id).catch(() => [])
    this.standing = recallStandingAnswers(this.id, this.kit, this.game.options, answers)
    this.#offer()
  }
}
