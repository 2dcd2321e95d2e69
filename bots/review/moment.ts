import {
  perspectiveOf,
  Random,
  type Action,
  type Game,
  type Memories,
  type Perspective,
  type Reason,
  type Seat,
  type State,
} from '@alleycat/engine'
import { mindOf } from '@alleycat/games'
import { Search, type Candidate } from '../search.ts'
import { enoughFor } from '../search-bot.ts'
import { gradeOf, ranked, surelyBetter, type Grade } from './grade.ts'

/** A reviewed decision. Its chances are those of the seat that decided, estimated from what that seat knew then. */
export interface ReviewedDecision {
  /** The index of the decision among the steps of the record. */
  readonly step: number
  readonly seat: Seat
  /** The decision in the notation of records. */
  readonly text: string
  /** What speaks for the decision. */
  readonly reasons: readonly Reason[]
  /** The number of legal decisions, at least two. */
  readonly choices: number
  /** The chance to win with the best decision. */
  readonly before: number
  /** The chance to win with the decision made. */
  readonly after: number
  /** The cost of the decision: `before` minus `after`. */
  readonly loss: number
  readonly grade: Grade
  /** The best decision, or null when it is the one that was made. */
  readonly better: BetterChoice | null
}

export interface BetterChoice {
  readonly text: string
  readonly chance: number
  readonly reasons: readonly Reason[]
}

/** A decision and what it meant for each seat. */
export interface Moment {
  readonly decision: ReviewedDecision
  /** By seat, the chance to win just before the decision, from what that seat knew. */
  readonly chances: readonly number[]
  /**
   * By seat, how the decision changed the chance compared with the best decision, from what the decider knew. They add
   * up to 0.
   */
  readonly effects: readonly number[]
}

/** The share of iterations spent on a seat that does not decide. */
const WATCHING = 1 / 4

/** Reviews decisions of one match. The same seed and iterations give the same result. */
export class Reviewer {
  readonly #game: Game
  readonly #iterations: number
  readonly #seed: string

  constructor(game: Game, iterations: number, seed: string) {
    this.#game = game
    this.#iterations = iterations
    this.#seed = seed
  }

  /** Reviews the decision `action` of a seat that had alternatives, in the position before it. */
  moment(step: number, state: State, seat: Seat, action: Action, { known }: Memories): Moment {
    const position = (of: Seat): Perspective => perspectiveOf(this.#game, state, of, known[of])
    const candidates = ranked(this.#think(step, position(seat), action))
    const chosen = candidates.find((each) => each.action === action)!
    const best = surelyBetter(candidates[0]!, chosen) ? candidates[0]! : chosen
    return {
      decision: this.#decision(step, position(seat), chosen, best),
      chances: Array.from({ length: this.#game.seats }, (_, each) =>
        each === seat ? best.value : this.#watch(step, position(each)),
      ),
      effects: chosen.chances.map((chance, each) => chance - best.chances[each]!),
    }
  }

  #think(step: number, position: Perspective, action: Action): Candidate[] {
    const iterations = this.#iterations
    return this.#search(step, position.seat).think(position, enoughFor({ iterations }), action)
  }

  #watch(step: number, position: Perspective): number {
    const iterations = Math.ceil(this.#iterations * WATCHING)
    return this.#search(step, position.seat).expect(position, enoughFor({ iterations }))[position.seat]!
  }

  /** Each search has a random stream of its own, so that no result depends on what else was reviewed. */
  #search(step: number, seat: Seat): Search {
    return new Search(this.#game, new Random(`${this.#seed}/${step}/${seat}`))
  }

  #decision(step: number, position: Perspective, chosen: Candidate, best: Candidate): ReviewedDecision {
    const { game, state, seat } = position
    const loss = best.value - chosen.value
    const text = ({ action }: Candidate): string => game.format(state, seat, action)
    const reasons = ({ action }: Candidate): Reason[] => mindOf(game).reasons(state, seat, action)
    return {
      step,
      seat,
      text: text(chosen),
      reasons: reasons(chosen),
      choices: game.legal(state, seat, []),
      before: best.value,
      after: chosen.value,
      loss,
      grade: gradeOf(loss),
      better: best === chosen ? null : { text: text(best), chance: best.value, reasons: reasons(best) },
    }
  }
}
