import { botByName } from '@alleycat/bots'
import {
  chanceFrom,
  CLOSING,
  eventsFor,
  hasSeat,
  Random,
  seatList,
  Teller,
  type Action,
  type Game,
  type Match,
  type Perspective,
  type Refusal,
} from '@alleycat/engine'
import { Players } from './players.ts'
import type { Presentation } from './presentation.ts'

/**
 * One person's game against bots. What chance and the bots do at a step depends on the seed and that step alone, so a
 * game that is continued from its steps goes on as if it had never been interrupted.
 */
export class GameInProgress {
  readonly game: Game
  readonly players: Players
  readonly seed: string
  readonly #presentation: Presentation
  readonly #teller: Teller
  /** What the person was told before their last decision, line by line. */
  readonly #told: string[] = []
  /** The events since then, as redacted for the person's seat. */
  #fresh: unknown[] = []

  constructor(game: Game, presentation: Presentation, seed: string, bots: readonly (string | null)[]) {
    this.game = game
    this.seed = seed
    this.players = new Players(bots)
    this.#presentation = presentation
    this.#teller = new Teller(game, (scene) => {
      this.#fresh.push(...eventsFor(game, scene, this.players.you))
    })
  }

  get match(): Match {
    return this.#teller.match
  }

  /** Whether the person owes a decision. */
  get yourTurn(): boolean {
    return hasSeat(this.match.turn, this.players.you)
  }

  /** All that the person may know of the position. */
  get view(): unknown {
    return this.game.view(this.match.state, this.players.you)
  }

  /** The position as the person's seat knows it, for hints. */
  get perspective(): Perspective {
    return this.#teller.perspective(this.players.you)
  }

  /** What happened since the person's last decision. */
  get news(): string[] {
    return this.#presentation.narrate(this.#fresh, this.players)
  }

  /** What happened since the deal. */
  get log(): string[] {
    return [...this.#told, ...this.news]
  }

  /** Plays a step of a saved game. */
  replay(step: string): Refusal | null {
    if (step.startsWith(`${this.players.you} `)) this.#closeChapter()
    return this.match.play(step)
  }

  /** Plays the person's decision. */
  decide(action: Action): void {
    this.#closeChapter()
    this.match.decide(this.players.you, action)
  }

  /** Lets chance or one bot play, or closes a window. Returns false when it is the person's turn or the game is over. */
  advance(): boolean {
    const { match } = this
    const stream = (of: string): Random => new Random(`${this.seed}/${match.steps.length}/${of}`)
    const before = match.steps.length
    match.settle(chanceFrom(stream('chance')))
    if (match.steps.length > before) return true
    if (match.turn === CLOSING) {
      match.close()
      return true
    }
    const seat = seatList(match.turn).find((each) => each !== this.players.you) // Bots answer before the person.
    if (seat === undefined) return false
    const bot = botByName(this.players.bots[seat]!)!(stream(`seat ${seat}`))
    match.decide(seat, bot.decide(this.#teller.perspective(seat)))
    return true
  }

  #closeChapter(): void {
    this.#told.push(...this.news)
    this.#fresh = []
  }
}
