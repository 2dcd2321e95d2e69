import { botByName } from '@alleycat/bots'
import {
  chanceFrom,
  hasSeat,
  Match,
  Memories,
  perspectiveOf,
  Random,
  seatList,
  type Action,
  type Game,
  type Perspective,
  type Refusal,
  type Seat,
} from '@alleycat/engine'
import { Cast } from '../table/cast.ts'
import type { Presentation } from '../table/presentation.ts'

/**
 * One person's game against bots. What chance and the bots do at a step depends on the seed and that step alone, so a game
 * taken up again from its steps goes on as if it had never stopped.
 */
export class GameInProgress {
  readonly game: Game
  readonly match: Match
  readonly cast: Cast
  readonly seed: string
  readonly #presentation: Presentation
  readonly #memories: Memories
  /** What the person has been told and has decided upon. */
  readonly #told: string[] = []
  /** What the person has seen since: events as redacted for their seat. */
  #fresh: unknown[] = []

  constructor(game: Game, presentation: Presentation, seed: string, bots: readonly (string | null)[]) {
    this.game = game
    this.seed = seed
    this.cast = new Cast(bots)
    this.#presentation = presentation
    this.#memories = new Memories(game)
    this.match = new Match(game, {
      emit: (event) => {
        this.#memories.emit(event)
        const seen = game.redact(event, this.cast.you)
        if (seen !== undefined) this.#fresh.push(seen)
      },
    })
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
    return perspectiveOf(this.game, this.match.state, this.cast.you, this.#known(this.cast.you))
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

  /** Lets chance or one bot go on; false when it is the person's turn or the game is over. Bots answer first. */
  advance(): boolean {
    const { match, game } = this
    const stream = (of: string): Random => new Random(`${this.seed}/${match.steps.length}/${of}`)
    const before = match.steps.length
    match.settle(chanceFrom(stream('chance')))
    if (match.steps.length > before) return true
    const seat = seatList(match.turn).find((each) => each !== this.cast.you)
    if (seat === undefined) return false
    const bot = botByName(this.cast.bots[seat]!)!(stream(`seat ${seat}`))
    match.decide(seat, bot.decide(perspectiveOf(game, match.state, seat, this.#known(seat))))
    return true
  }

  #known(seat: Seat): unknown {
    return this.#memories.known[seat]
  }

  #closeChapter(): void {
    this.#told.push(...this.news)
    this.#fresh = []
  }
}
