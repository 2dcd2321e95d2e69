import { questionFor, type Question } from '@alleycat/bots'
import {
  askOf,
  CHANCE,
  Refusal,
  Teller,
  type Game,
  type Match,
  type Result,
  type Scene,
  type Seat,
  type State,
  type Viewer,
} from '@alleycat/engine'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import { seededLuck, type Luck } from './luck.ts'
import type { SavedGame, SavedGames } from './saved-games.ts'
import { freshId, freshSeed } from './seed.ts'

export interface LocalGameOptions {
  readonly kit: GameKit
  readonly saved: SavedGame
  /** Where it is kept. */
  readonly games: SavedGames
  /** By default that of the game's own seed. */
  readonly luck?: Luck | undefined
}

/** Where a viewer can go back to. */
interface TakeBack {
  /** How many steps are left then. */
  readonly to: number
  /** Whether somebody has learned something since, or the game has counted already. */
  readonly isPractice: boolean
}

/**
 * The whole truth of a game in this page: its position, all that has happened, its luck and its standing answers, kept after
 * every step. It knows of no viewer's eyes and of no clock.
 */
export class LocalGame {
  readonly kit: GameKit
  readonly game: Game
  /** What it was when it was opened. */
  readonly saved: SavedGame
  /** Standing answers by seat. */
  readonly standing: readonly Set<string>[]
  /** All that has happened, the latest last. */
  scenes: readonly Scene[] = []
  teller!: Teller
  match!: Match
  readonly people: readonly Seat[]
  /** Whether several people share this device. */
  readonly isShared: boolean
  isPractice = $state(false)
  /** The browser could not keep the game. */
  unsaved = $state(false)

  readonly #games: SavedGames
  readonly #luck: Luck
  /** The seed of its luck; a deal of the day has its own. */
  readonly #seed: string | undefined

  private constructor({ kit, saved, games, luck }: LocalGameOptions, game: Game) {
    this.kit = kit
    this.game = game
    this.saved = saved
    this.standing = saved.players.map((_, seat) => new Set(saved.standing[seat]))
    this.people = saved.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    this.isShared = this.people.length > 1
    this.isPractice = saved.isPractice === true
    this.#games = games
    this.#seed = luck ? undefined : (saved.seed ?? freshSeed())
    this.#luck = luck ?? seededLuck(this.#seed!)
  }

  /** The game as far as it has been played, or why it cannot be. */
  static of(options: LocalGameOptions): LocalGame | Refusal {
    const { kit, saved } = options
    const { kind } = kit
    const seats = saved.players.length
    if (seats < kind.minSeats || seats > kind.maxSeats)
      return new Refusal('format', ['mustBeWhole', 'seats', kind.minSeats, kind.maxSeats])
    const read = kind.readOptions(saved.options)
    if (read instanceof Refusal) return read
    const local = new LocalGame(options, kind.create(seats, read))
    return local.#load(saved.steps) ?? local
  }

  get result(): Result | null {
    return this.match.over ? this.game.result(this.match.state) : null
  }

  /** Whether it is over and counts: then it stays as it ended. */
  get isCounted(): boolean {
    return this.match.over && !this.isPractice && !this.saved.dayTry
  }

  questionFor(seat: Seat, bot: string): Question {
    const decisions = this.match.steps.filter((step) => step.startsWith(`${seat} `)).length
    return questionFor(this.teller.perspective(seat), bot, this.#luck.botSeed(seat, decisions))
  }

  /** Lets chance play, if it is its turn. */
  settle(): void {
    if (this.match.turn !== CHANCE) return
    this.match.settle(this.#luck.chance(this.scenes.filter(({ actor }) => actor === CHANCE).length))
    this.keep()
  }

  attempt(seat: Seat, text: string): Refusal | null {
    const refusal = this.match.attempt(seat, text)
    if (!refusal) this.keep()
    return refusal
  }

  /** Decides for a bot that cannot; returns false where nobody else may. */
  decideFor(bot: Seat): boolean {
    if (this.#luck.isFixed) return false
    this.match.decide(bot, this.game.fallback(this.match.state, bot))
    this.keep()
    return true
  }

  closeWindow(): void {
    this.match.close()
    this.keep()
  }

  /** The decision that a seat has left as a standing answer, if any. */
  standingAnswer(seat: Seat, state: State = this.match.state): string | null {
    const choices = askOf(this.game, state, seat)?.legal ?? []
    return this.kit.standing.decide(this.game.view(state, seat), choices, this.standing[seat]!)
  }

  /** What a viewer can take back; null when there is nothing. */
  takeBackOf(viewer: Viewer): TakeBack | null {
    if (viewer === null || this.saved.dayTry?.isCounted) return null
    const { steps } = this.match
    const free = this.teller.takeBackTo
    const ways = this.isShared ? free : [...steps.keys()]
    const to = ways.findLast((step) => steps[step]!.startsWith(`${viewer} `) && !this.#isGivenByItself(step, viewer))
    return to === undefined ? null : { to, isPractice: this.isCounted || !free.includes(to) }
  }

  goBack({ to, isPractice }: TakeBack): void {
    this.isPractice ||= isPractice
    this.#load(this.match.steps.slice(0, to))
    this.keep()
  }

  /** Keeps another game, which goes on from there as practice; returns its id, or null where there is no room for it. */
  branch({ to }: TakeBack): string | null {
    const steps = this.match.steps.slice(0, to)
    const practice = { ...this.#kept, id: freshId(), steps, result: null, isPractice: true }
    this.keep(practice)
    return this.unsaved ? null : practice.id
  }

  keep(game = this.#kept): void {
    this.unsaved = !this.#games.keep(game)
  }

  /** Whether a standing answer decides a step, so that it would only be given again. */
  #isGivenByItself(step: number, seat: Seat): boolean {
    const { state } = this.scenes.findLast(({ steps }) => steps <= step)!
    return this.standingAnswer(seat, state) !== null
  }

  /** Plays the steps; returns why one of them cannot be. */
  #load(steps: readonly string[]): Refusal | null {
    const scenes: Scene[] = []
    this.scenes = scenes
    this.teller = new Teller(this.game, (scene) => scenes.push(scene))
    this.match = this.teller.match
    return this.match.playAll(steps)
  }

  get #kept(): SavedGame {
    return {
      ...this.saved,
      options: this.game.options,
      steps: this.match.steps,
      standing: this.standing.map((each) => [...each]),
      result: this.result,
      updated: Date.now(),
      seed: this.#seed,
      isPractice: this.isPractice,
    }
  }
}
