import { questionFor, situationOf, thinkingTime } from '@alleycat/bots'
import {
  askOf,
  CHANCE,
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
  Teller,
  type Frame,
  type Game,
  type GameRecord,
  type Match,
  type Result,
  type RuleId,
  type Scene,
  type Seat,
  type State,
  type Viewer,
} from '@alleycat/engine'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import { ownTask } from '@alleycat/ui/own-task.ts'
import { pace } from '@alleycat/ui/settings.svelte.ts'
import { PlaybackTimer } from './playback-timer.ts'
import { seededLuck, type Luck } from './luck.ts'
import type { Session } from './session.ts'
import { characterOf, seatInfo, type Player } from './players.ts'
import type { DayTry, SavedGame, SavedGames } from './saved-games.ts'
import { freshId, freshSeed } from './seed.ts'
import type { Thinker } from './thinker.ts'
import type { Advice } from './thinker.worker.ts'

/** CC-27a: how many milliseconds a window for answers stays open at least, whoever was asked. */
const WINDOW = { least: 700, spread: 1100 } as const
/** How long a bot waits at least while a move can still be taken back without making the game practice. */
const GRACE = 1800
/** How many milliseconds pass before a bot that alone may decide is asked again after a failure. */
const RETRY = 1000

/**
 * A game played in this page. It keeps the truth to itself: what the page is given are frames, made for one viewer by the
 * game's own allow-list. It asks bots through perspectives, lets chance play, keeps the game after every step, and hands
 * the device from person to person.
 */
export class LocalSession implements Session {
  readonly handovers = []
  /** A decision is carried out where it is made. */
  readonly sent = null
  readonly id: string
  readonly kit: GameKit
  readonly game: Game
  readonly players: readonly Player[]
  readonly seats: readonly SeatInfo[]
  readonly dayTry: DayTry | undefined
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
  isPractice = $state(false)
  result = $state.raw<Result | null>(null)
  /** The browser could not keep the game. */
  unsaved = $state(false)
  /** What went wrong when a bot was last asked; null once a bot has answered again. */
  trouble = $state<string | null>(null)
  standing = $state.raw<ReadonlySet<string>>(new Set())

  readonly #saved: SavedGames
  readonly #thinker: Pick<Thinker, 'answer' | 'advise'>
  readonly #playback: PlaybackTimer
  readonly #random = new Random(freshSeed())
  readonly #luck: Luck
  /** The seed of its luck; a deal of the day has its own. */
  readonly #seed: string | undefined
  readonly #standing: Set<string>[]
  #teller!: Teller
  /** All that has happened, the latest last. */
  #scenes: Scene[] = []
  /** What the viewer is still to be shown. */
  #queue: Scene[] = []
  /** When the open window may be closed, by the clock of `performance.now`. */
  #closesAt = 0
  #run = 0
  #skipping = false
  #wake: (() => void) | undefined

  private constructor(
    kit: GameKit,
    game: Game,
    saved: SavedGame,
    games: SavedGames,
    thinker: Pick<Thinker, 'answer' | 'advise'>,
    luck: Luck | undefined,
    playback: PlaybackTimer,
  ) {
    this.id = saved.id
    this.dayTry = saved.dayTry
    this.advise = saved.dayTry?.isCounted ? null : (givenUp) => this.#advise(givenUp)
    this.kit = kit
    this.players = saved.players
    this.seats = saved.players.map(seatInfo)
    this.game = game
    this.#saved = games
    this.#thinker = thinker
    this.#seed = luck ? undefined : (saved.seed ?? freshSeed())
    this.#luck = luck ?? seededLuck(this.#seed!)
    this.isPractice = saved.isPractice === true
    this.#playback = playback
    this.#standing = saved.players.map((_, seat) => new Set(saved.standing[seat] ?? []))
  }

  /** The game as far as it has been played, or why it cannot be. */
  static of(
    kit: GameKit,
    saved: SavedGame,
    games: SavedGames,
    thinker: Pick<Thinker, 'answer' | 'advise'>,
    luck?: Luck,
    playback = new PlaybackTimer(),
  ): LocalSession | Refusal {
    const { kind } = kit
    const seats = saved.players.length
    if (seats < kind.minSeats || seats > kind.maxSeats)
      return new Refusal('format', ['mustBeWhole', 'seats', kind.minSeats, kind.maxSeats])
    const options = kind.readOptions(saved.options)
    if (options instanceof Refusal) return options
    const session = new LocalSession(kit, kind.create(seats, options), saved, games, thinker, luck, playback)
    const refusal = session.#load(saved.steps)
    if (refusal) return refusal
    session.#sitDown()
    return session
  }

  get #match(): Match {
    return this.#teller.match
  }

  get #people(): Seat[] {
    return this.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  /** Whether several people share this device. */
  get isShared(): boolean {
    return this.#people.length > 1
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
    const seat = this.viewer
    if (seat === null || this.choices.length === 0 || !this.#wake) return null
    const refusal = this.#match.attempt(seat, text)
    if (refusal) return refusal
    this.choices = []
    this.#keep()
    this.#wake()
    return null
  }

  /**
   * Chance and bots will do the same again if the same is decided again. A game in which somebody knows what is to come
   * is practice from then on. One that was counted stays as it ended, and goes on as another.
   */
  undo(): string | null {
    const to = this.#undoTo
    if (to === undefined || !this.canUndo) return null
    const steps = this.#match.steps.slice(0, to)
    if (this.#isCounted) {
      const practice = { ...this.#kept, id: freshId(), steps, result: null, isPractice: true }
      this.unsaved = !this.#saved.keep(practice)
      return this.unsaved ? null : practice.id
    }
    this.isPractice ||= !this.#isFree(to)
    const seat = this.viewer
    this.stop()
    this.#load(steps)
    this.next = null
    this.#look(seat)
    this.#keep()
    void this.#go(++this.#run)
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
    const seat = this.viewer
    if (seat === null) return
    if (on) this.#standing[seat]!.add(id)
    else this.#standing[seat]!.delete(id)
    this.standing = new Set(this.#standing[seat])
    this.#keep()
  }

  async #advise(givenUp: AbortSignal): Promise<Advice[]> {
    if (this.viewer === null || this.choices.length === 0) return []
    return this.#thinker.advise(situationOf(this.#teller.perspective(this.viewer)), givenUp)
  }

  get scores(): readonly number[] {
    return this.game.result(this.#match.state).scores
  }

  /** The record of a finished game. */
  get record(): GameRecord | null {
    const isPractice = this.isPractice || this.dayTry?.isCounted === false
    return this.result ? { ...recordOf(this.#match), ...(isPractice && { practice: true }) } : null
  }

  /** The result, which is shown only after what led to it. */
  get #outcome(): Result | null {
    return this.#match.over ? this.game.result(this.#match.state) : null
  }

  /** Plays the steps; returns why one of them cannot be. */
  #load(steps: readonly string[]): Refusal | null {
    this.#scenes = []
    this.#teller = new Teller(this.game, (scene) => this.#take(scene))
    const refusal = this.#match.playAll(steps)
    if (refusal) return refusal
    this.#queue = []
    this.result = this.#outcome
    return null
  }

  /** Shows what is kept to the only person here, or to nobody before the curtain was lifted. */
  #sitDown(): void {
    const [only] = this.#people
    if (!this.isShared) this.#look(only ?? null)
    else if (this.#match.turn !== OVER) this.#look(null)
  }

  /** Gives the page other eyes. All that the last ones saw is dropped. */
  #look(viewer: Viewer): void {
    this.viewer = viewer
    this.choices = []
    this.#queue = []
    this.standing = viewer === null ? new Set() : new Set(this.#standing[viewer])
    const hides = viewer === null && this.isShared && !this.#match.over
    this.log = hides ? [] : this.#scenes.flatMap((scene) => eventsFor(this.game, scene, viewer))
    this.frame = hides ? null : stillFrame(this.game, this.#match.state, viewer)
  }

  /** What happened waits to be shown. It becomes a frame only then, so that to load a game makes none. */
  #take(scene: Scene): void {
    const wasOpen = this.game.asking(this.#scenes.at(-1)?.state ?? this.game.initial()) !== 0
    if (this.#teller.inWindow && !wasOpen)
      this.#closesAt = performance.now() + WINDOW.least + this.#random.fraction() * WINDOW.spread
    this.#scenes.push(scene)
    const isHidden = this.curtain !== null || (this.viewer === null && this.isShared)
    if (!isHidden && isShownTo(scene, this.viewer)) this.#queue.push(scene)
  }

  /** The number of steps to go back to; undefined when the viewer has nothing to take back. */
  get #undoTo(): number | undefined {
    if (this.viewer === null || this.dayTry?.isCounted) return undefined
    const { steps } = this.#match
    const ways = this.isShared ? this.#teller.takeBackTo : [...steps.keys()]
    return ways.findLast((step) => steps[step]!.startsWith(`${this.viewer} `) && !this.#isGivenByItself(step))
  }

  /** Whether the game is over and counts. */
  get #isCounted(): boolean {
    return this.#match.over && !this.isPractice && !this.dayTry
  }

  /** Whether nobody has learned anything since so many steps. */
  #isFree(steps: number): boolean {
    return this.#teller.takeBackTo.includes(steps)
  }

  /** Whether a standing answer decides a step of the viewer, so that it would only be given again. */
  #isGivenByItself(step: number): boolean {
    const { state } = this.#scenes.findLast(({ steps }) => steps <= step)!
    return this.#standingAnswer(state, askOf(this.game, state, this.viewer)?.legal ?? []) !== null
  }

  #standingAnswer(state: State, choices: readonly string[]): string | null {
    return this.kit.standing.decide(this.game.view(state, this.viewer), choices, this.standing)
  }

  #offerUndo(): void {
    const to = this.#undoTo
    this.canUndo = to !== undefined
    this.undoIsPractice = to !== undefined && (this.#isCounted || !this.#isFree(to))
  }

  async #go(run: number): Promise<void> {
    while (run === this.#run) {
      if (this.#match.turn === CHANCE) {
        this.#match.settle(this.#luck.chance(this.#scenes.filter(({ actor }) => actor === CHANCE).length))
        this.#keep()
      }
      this.#offerUndo()
      await this.#show(run)
      if (run !== this.#run) return
      if (this.#match.turn === OVER) return this.#finish()
      if (this.#match.turn === CLOSING) {
        await this.#closeWindow(run)
        continue
      }
      const awaited = seatList(this.#match.turn)
      const bots = awaited.filter((seat) => this.players[seat]!.kind === 'bot')
      if (bots.length > 0) await this.#askBot(bots[0]!, bots.length < awaited.length, run)
      else await this.#askPerson(hasSeat(this.#match.turn, this.viewer ?? -1) ? this.viewer! : awaited[0]!, run)
    }
  }

  async #show(run: number): Promise<void> {
    while (this.#queue.length > 0 && run === this.#run) {
      // Where nothing waits in between, nobody sees what lies between a decision and what chance made of it.
      const scenes = this.#queue.splice(0, pace() === 0 ? Infinity : 1)
      const events = scenes.flatMap((scene) => eventsFor(this.game, scene, this.viewer))
      this.frame = { view: this.game.view(scenes.at(-1)!.state, this.viewer), events }
      this.log = [...this.log, ...events]
      await this.#wait(this.kit.beat(events))
    }
  }

  async #closeWindow(run: number): Promise<void> {
    await this.#wait(Math.max(0, this.#closesAt - performance.now()))
    if (run !== this.#run) return
    this.#match.close()
    this.#keep()
  }

  /** `aside`: people are asked at the same time, so nobody waits for it and it does not show. */
  async #askBot(seat: Seat, aside: boolean, run: number): Promise<void> {
    const player = this.players[seat]!
    if (player.kind !== 'bot') return
    const character = characterOf(player.bot)
    const least = this.canUndo && !this.undoIsPractice ? GRACE : 0
    const time = aside ? 0 : Math.max(least, thinkingTime(character, this.#match.legal(seat).length, this.#random))
    const decisions = this.#match.steps.filter((step) => step.startsWith(`${seat} `)).length
    const question = questionFor(this.#teller.perspective(seat), player.bot, this.#luck.botSeed(seat, decisions))
    const [answer] = await Promise.allSettled([this.#thinker.answer(question), this.#wait(time)])
    await this.#wait(0) // The thinker may have taken longer than that.
    if (run !== this.#run) return
    this.trouble = answer.status === 'rejected' ? String(answer.reason) : null
    const isDecided = answer.status === 'fulfilled' && this.#match.attempt(seat, answer.value) === null
    if (!isDecided) {
      if (this.#luck.isFixed) return new Promise((resolve) => void setTimeout(resolve, RETRY))
      this.#match.decide(seat, this.game.fallback(this.#match.state, seat))
    }
    this.#keep()
    await ownTask() // The table changes in the next one.
  }

  async #wait(milliseconds: number): Promise<void> {
    if (!this.#skipping) await this.#playback.wait(milliseconds)
  }

  async #askPerson(seat: Seat, run: number): Promise<void> {
    this.#skipping = false
    if (this.isShared && this.viewer !== seat) {
      await this.#passTo(seat, run)
      return
    }
    const choices = askOf(this.game, this.#match.state, seat)!.legal
    const standing = this.#standingAnswer(this.#match.state, choices)
    this.choices = choices
    const decided = this.#sleep()
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

  #finish(): void {
    this.result = this.#outcome
    if (this.isShared) this.#look(null)
    this.#keep()
  }

  #keep(): void {
    this.unsaved = !this.#saved.keep(this.#kept)
  }

  /** The game as it is kept. */
  get #kept(): SavedGame {
    return {
      id: this.id,
      game: this.game.id as SavedGame['game'],
      options: this.game.options,
      players: this.players,
      steps: this.#match.steps,
      standing: this.#standing.map((each) => [...each]),
      result: this.#outcome,
      updated: Date.now(),
      dayTry: this.dayTry,
      seed: this.#seed,
      isPractice: this.isPractice,
    }
  }
}
