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

/** One decision, looked back at. Chances are those of the seat that decided, by what it knew then. */
export interface ReviewedDecision {
  /** Its index among the steps of the record. */
  readonly step: number
  readonly seat: Seat
  /** In the notation of records. */
  readonly text: string
  /** What speaks for it. */
  readonly reasons: readonly Reason[]
  /** How many decisions were legal; at least two. */
  readonly choices: number
  /** With the best decision. */
  readonly before: number
  /** With the decision made. */
  readonly after: number
  /** What it cost: the one minus the other. */
  readonly loss: number
  readonly grade: Grade
  /** The best decision where it was another. */
  readonly better: BetterChoice | null
}

export interface BetterChoice {
  readonly text: string
  readonly chance: number
  readonly reasons: readonly Reason[]
}

/** A decision, and what it was to each seat. */
export interface Moment {
  readonly decision: ReviewedDecision
  /** By seat, its chance just before, by what that seat knew. */
  readonly chances: readonly number[]
  /** By seat, what the decision changed compared with the best one, by what the decider knew: they add up to 0. */
  readonly effects: readonly number[]
}

/** How much less a seat thinks that only watches. */
const WATCHING = 1 / 4

/** Looks at decisions of one match; the same seed and iterations find the same. */
export class Reviewer {
  readonly #game: Game
  readonly #iterations: number
  readonly #seed: string

  constructor(game: Game, iterations: number, seed: string) {
    this.#game = game
    this.#iterations = iterations
    this.#seed = seed
  }

  /** The decision `action` of a seat, which had others, in the position before it. */
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

  /** With a stream of its own, so that no finding depends on what else was looked at. */
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
