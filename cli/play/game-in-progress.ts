import { botByName } from '@alleycat/bots'
import {
  chanceFrom,
  CLOSING,
  hasSeat,
  isShownTo,
  Random,
  redacted,
  seatList,
  Teller,
  type Action,
  type Game,
  type Match,
  type Perspective,
  type Refusal,
} from '@alleycat/engine'
import { Cast } from '../table/players.ts'
import type { Presentation } from '../table/presentation.ts'

/**
 * One person's game against bots. What chance and the bots do at a step depends on the seed and that step alone, so a game
 * taken up again from its steps goes on as if it had never stopped.
 */
export class GameInProgress {
  readonly game: Game
  readonly cast: Cast
  readonly seed: string
  readonly #presentation: Presentation
  readonly #teller: Teller
  /** What the person has been told and has decided upon. */
  readonly #told: string[] = []
  /** What the person has seen since: events as redacted for their seat. */
  #fresh: unknown[] = []

  constructor(game: Game, presentation: Presentation, seed: string, bots: readonly (string | null)[]) {
    this.game = game
    this.seed = seed
    this.cast = new Cast(bots)
    this.#presentation = presentation
    this.#teller = new Teller(game, (scene) => {
      if (isShownTo(scene, this.cast.you)) this.#fresh.push(...redacted(game, scene.events, this.cast.you))
    })
  }

  get match(): Match {
    return this.#teller.match
  }

  /** Whether the person owes a decision. */
  get yourTurn(): boolean {
    return hasSeat(this.match.turn, this.cast.you)
  }

  /** All that the person may know of the position. */
  get view(): unknown {
    return this.game.view(this.match.state, this.cast.you)
  }

  /** The position as the person's seat knows it: for hints. */
  get perspective(): Perspective {
    return this.#teller.perspective(this.cast.you)
  }

  /** What happened since the person's last decision. */
  get news(): string[] {
    return this.#presentation.narrate(this.#fresh, this.cast)
  }

  /** What happened since the deal. */
  get log(): string[] {
    return [...this.#told, ...this.news]
  }

  /** Plays a step that was saved. */
  replay(step: string): Refusal | null {
    if (step.startsWith(`${this.cast.you} `)) this.#closeChapter()
    return this.match.play(step)
  }

  /** The person's decision. */
  decide(action: Action): void {
    this.#closeChapter()
    this.match.decide(this.cast.you, action)
  }

  /** Lets chance or one bot go on, or closes a window; false when it is the person's turn or the game is over. */
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
    const seat = seatList(match.turn).find((each) => each !== this.cast.you) // bots answer first
    if (seat === undefined) return false
    const bot = botByName(this.cast.bots[seat]!)!(stream(`seat ${seat}`))
    match.decide(seat, bot.decide(this.#teller.perspective(seat)))
    return true
  }

  #closeChapter(): void {
    this.#told.push(...this.news)
    this.#fresh = []
  }
}
