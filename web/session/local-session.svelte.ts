import { situationOf, thinkingTime } from '@alleycat/bots'
import {
  askOf,
  CLOSING,
  eventsFor,
  hasSeat,
  isShownTo,
  knowledgeFrom,
  OVER,
  Random,
  recordOf,
  Refusal,
  seatList,
  stillFrame,
  type Frame,
  type Game,
  type GameRecord,
  type Match,
  type Result,
  type RuleId,
  type Seat,
  type Viewer,
} from '@alleycat/engine'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import { ownTask } from '@alleycat/ui/own-task.ts'
import { pace } from '@alleycat/ui/settings.svelte.ts'
import { LocalGame, type LocalGameOptions } from './local-game.svelte.ts'
import { PlaybackTimer } from './playback-timer.ts'
import { characterOf, seatInfo } from './players.ts'
import type { SavedGame } from './saved-games.ts'
import { freshSeed } from './seed.ts'
import type { Session } from './session.ts'
import type { Thinker } from './thinker.ts'
import type { Advice } from './thinker.worker.ts'

/** CC-27a: how many milliseconds a window for answers stays open at least, whoever was asked. */
const WINDOW = { least: 700, spread: 1100 } as const
/** How long a bot waits at least while a move can still be taken back without making the game practice. */
const GRACE = 1800
/** How many milliseconds pass before a bot that alone may decide is asked again after a failure. */
const RETRY = 1000

interface LocalSessionOptions extends LocalGameOptions {
  readonly thinker: Pick<Thinker, 'answer' | 'advise'>
  readonly playback?: PlaybackTimer
}

/**
 * A game played in this page. What the page is given are frames, made for one viewer by the game's own allow-list. It asks
 * bots through perspectives, lets chance play, and hands the device from person to person.
 */
export class LocalSession implements Session {
  readonly handovers = []
  /** A decision is carried out where it is made. */
  readonly sent = null
  readonly id: string
  readonly kit: GameKit
  readonly game: Game
  /** What was kept when it was opened. */
  readonly saved: SavedGame
  readonly seats: readonly SeatInfo[]
  readonly advise: Session['advise']

  /** The seat for which the page shows the game; null for a watcher and while the curtain is down. */
  viewer = $state<Viewer>(null)
  frame = $state.raw<Frame | null>(null)
  /** All that has been shown, as the viewer may know it. */
  log = $state.raw<readonly unknown[]>([])
  /** What the viewer has seen of other hands; it grows with what is shown, not with what has happened. */
  readonly memory: unknown = $derived.by(() =>
    this.viewer === null ? null : knowledgeFrom(this.game, this.viewer, this.log),
  )
  /** What the viewer may decide now. */
  choices = $state.raw<readonly string[]>([])
  /** The person the device goes to next, while the last one still looks. */
  next = $state<Seat | null>(null)
  /** The person who is to lift the curtain. */
  curtain = $state<Seat | null>(null)
  canUndo = $state(false)
  /** Whether taking back now goes further than to where nobody has learned anything since. */
  undoIsPractice = $state(false)
  /** The result, which is shown only after what led to it. */
  result = $state.raw<Result | null>(null)
  /** What went wrong when a bot was last asked; null once a bot has answered again. */
  trouble = $state<string | null>(null)
  standing = $state.raw<ReadonlySet<string>>(new Set())

  readonly #truth: LocalGame
  readonly #thinker: LocalSessionOptions['thinker']
  readonly #playback: PlaybackTimer
  readonly #random = new Random(freshSeed())
  /** How many scenes the viewer has been shown, or is not to be shown any more. */
  #shown = 0
  #run = 0
  #skipping = false
  #wake: (() => void) | undefined

  private constructor(truth: LocalGame, { thinker, playback = new PlaybackTimer() }: LocalSessionOptions) {
    const { kit, game, saved } = truth
    this.id = saved.id
    this.kit = kit
    this.game = game
    this.saved = saved
    this.seats = saved.players.map(seatInfo)
    this.advise = saved.dayTry?.isCounted ? null : (givenUp) => this.#advise(givenUp)
    this.result = truth.result
    this.#truth = truth
    this.#thinker = thinker
    this.#playback = playback
    const [only = null] = truth.people
    this.#look(truth.isShared ? null : only)
  }

  /** The game as far as it has been played, or why it cannot be. */
  static of(options: LocalSessionOptions): LocalSession | Refusal {
    const truth = LocalGame.of(options)
    return truth instanceof Refusal ? truth : new LocalSession(truth, options)
  }

  get #match(): Match {
    return this.#truth.match
  }

  get isPractice(): boolean {
    return this.#truth.isPractice
  }

  /** The browser could not keep the game. */
  get unsaved(): boolean {
    return this.#truth.unsaved
  }

  get scores(): readonly number[] {
    return this.game.result(this.#match.state).scores
  }

  get record(): GameRecord | null {
    if (!this.result) return null
    const isPractice = this.isPractice || this.saved.dayTry?.isCounted === false
    return { ...recordOf(this.#match), ...(isPractice && { practice: true }) }
  }

  /** Plays on from what is kept. Whoever shows the game has to be there by then, or misses what happens. */
  start(): void {
    void this.#go(++this.#run)
  }

  stop(): void {
    this.#run++
    this.#playback.hurry()
    this.#wake?.()
  }

  /** The rule against an attempt of the viewer. */
  why(attempt: string): RuleId | null {
    return this.viewer === null ? null : this.game.why(this.#match.state, this.viewer, attempt)
  }

  /** A decision of the viewer. One that is not awaited any more, such as a second tap, does nothing. */
  decide(text: string): Refusal | null {
    if (this.viewer === null || this.choices.length === 0 || !this.#wake) return null
    const refusal = this.#truth.attempt(this.viewer, text)
    if (refusal) return refusal
    this.choices = []
    this.#wake()
    return null
  }

  /**
   * Chance and bots will do the same again if the same is decided again. A game in which somebody knows what is to come
   * is practice from then on. One that was counted stays as it ended, and goes on as another.
   */
  undo(): string | null {
    const { viewer } = this
    const back = this.canUndo ? this.#truth.takeBackOf(viewer) : null
    if (!back) return null
    if (this.#truth.isCounted) return this.#truth.branch(back)
    this.stop()
    this.#truth.goBack(back)
    this.result = null
    this.next = null
    this.#look(viewer)
    this.start()
    return null
  }

  /** The device is handed on: from here until the curtain is lifted, nothing hidden is anywhere but inside the session. */
  handOver(): void {
    const seat = this.next
    if (seat === null) return
    this.next = null
    this.#look(null)
    this.curtain = seat
    this.#wake?.()
  }

  lift(): void {
    const seat = this.curtain
    if (seat === null) return
    this.curtain = null
    this.#look(seat)
    this.#wake?.()
  }

  hurry(): void {
    this.#playback.hurry()
  }

  /** Shows at once what happens until somebody at this device is asked. */
  skip(): void {
    this.#skipping = true
    this.#playback.hurry()
  }

  setStanding(id: string, on: boolean): void {
    if (this.viewer === null) return
    const standing = this.#truth.standing[this.viewer]!
    if (on) standing.add(id)
    else standing.delete(id)
    this.standing = new Set(standing)
    this.#truth.keep()
  }

  async #advise(givenUp: AbortSignal): Promise<Advice[]> {
    if (this.viewer === null || this.choices.length === 0) return []
    return this.#thinker.advise(situationOf(this.#truth.teller.perspective(this.viewer)), givenUp)
  }

  /** Gives the page other eyes. All that the last ones saw is dropped. */
  #look(viewer: Viewer): void {
    const { scenes } = this.#truth
    this.viewer = viewer
    this.choices = []
    this.#shown = scenes.length
    this.standing = new Set(this.#truth.standing[viewer ?? -1])
    const hides = this.#isHidden && !this.#match.over
    this.log = hides ? [] : scenes.flatMap((scene) => eventsFor(this.game, scene, viewer))
    this.frame = hides ? null : stillFrame(this.game, this.#match.state, viewer)
  }

  /** Whether nobody may look, because the device is between two people. */
  get #isHidden(): boolean {
    return this.viewer === null && this.#truth.isShared
  }

  async #go(run: number): Promise<void> {
    /** When the open window may be closed, by the clock of `performance.now`. */
    let closesAt: number | undefined
    while (run === this.#run) {
      this.#truth.settle()
      if (this.#truth.teller.inWindow)
        closesAt ??= performance.now() + WINDOW.least + this.#random.fraction() * WINDOW.spread
      const back = this.#truth.takeBackOf(this.viewer)
      this.canUndo = back !== null
      this.undoIsPractice = back?.isPractice === true
      await this.#show(run)
      if (run !== this.#run) return
      const { turn } = this.#match
      if (turn === OVER) {
        this.result = this.#truth.result
        if (this.#truth.isShared) this.#look(null)
        return this.#truth.keep()
      }
      if (turn === CLOSING) {
        await this.#wait(Math.max(0, (closesAt ?? 0) - performance.now()))
        if (run === this.#run) this.#truth.closeWindow()
        closesAt = undefined
        continue
      }
      const awaited = seatList(turn)
      const bots = awaited.filter((seat) => this.saved.players[seat]!.kind === 'bot')
      if (bots.length > 0) await this.#askBot(bots[0]!, bots.length < awaited.length, run)
      else await this.#askPerson(hasSeat(turn, this.viewer ?? -1) ? this.viewer! : awaited[0]!, run)
    }
  }

  async #show(run: number): Promise<void> {
    const { scenes } = this.#truth
    while (this.#shown < scenes.length && run === this.#run) {
      // Where nothing waits in between, nobody sees what lies between a decision and what chance made of it.
      const next = scenes.slice(this.#shown, pace() === 0 ? undefined : this.#shown + 1)
      this.#shown += next.length
      const seen = this.#isHidden ? [] : next.filter((scene) => isShownTo(scene, this.viewer))
      if (seen.length === 0) continue
      const events = seen.flatMap((scene) => eventsFor(this.game, scene, this.viewer))
      this.frame = { view: this.game.view(seen.at(-1)!.state, this.viewer), events }
      this.log = [...this.log, ...events]
      await this.#wait(this.kit.beat(events))
    }
  }

  /** `aside`: people are asked at the same time, so nobody waits for it and it does not show. */
  async #askBot(seat: Seat, aside: boolean, run: number): Promise<void> {
    const player = this.saved.players[seat]!
    if (player.kind !== 'bot') return
    const character = characterOf(player.bot)
    const least = this.canUndo && !this.undoIsPractice ? GRACE : 0
    const time = aside ? 0 : Math.max(least, thinkingTime(character, this.#match.legal(seat).length, this.#random))
    const question = this.#truth.questionFor(seat, player.bot)
    const [answer] = await Promise.allSettled([this.#thinker.answer(question), this.#wait(time)])
    await this.#wait(0) // The thinker may have taken longer than that.
    if (run !== this.#run) return
    this.trouble = answer.status === 'rejected' ? String(answer.reason) : null
    const isDecided = answer.status === 'fulfilled' && this.#truth.attempt(seat, answer.value) === null
    if (!isDecided && !this.#truth.decideFor(seat)) return new Promise((resolve) => void setTimeout(resolve, RETRY))
    await ownTask() // The table changes in the next one.
  }

  async #wait(milliseconds: number): Promise<void> {
    if (!this.#skipping) await this.#playback.wait(milliseconds)
  }

  async #askPerson(seat: Seat, run: number): Promise<void> {
    this.#skipping = false
    if (this.#truth.isShared && this.viewer !== seat) return this.#passTo(seat, run)
    this.choices = askOf(this.game, this.#match.state, seat)!.legal
    const decided = this.#sleep()
    const standing = this.#truth.standingAnswer(seat)
    if (standing !== null) this.decide(standing)
    await decided
  }

  async #passTo(seat: Seat, run: number): Promise<void> {
    if (this.viewer !== null) {
      this.next = seat
      await this.#sleep()
    } else {
      this.curtain = seat
    }
    if (run === this.#run && this.curtain !== null) await this.#sleep()
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        this.#wake = undefined
        resolve()
      }
    })
  }
}
