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
import { tellingReasons } from '../telling-reasons.ts'
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
  /** By how much the decision surely beat every other that was considered; 0 when it did not. */
  readonly lead: number
  readonly grade: Grade
  /** The best decision, or null when it is the one that was made. */
  readonly better: BetterChoice | null
  /** What others could believe of a card that the decision hid; null where it hid none. */
  readonly bluff: Reason | null
}

export interface BetterChoice {
  readonly text: string
  readonly chance: number
  /** What speaks for it and less for the decision that was made; where nothing does, all that speaks for it. */
  readonly reasons: readonly Reason[]
}

interface JudgedDecision {
  readonly decision: ReviewedDecision
  /**
   * By seat, how the decision changed the chance compared with the best decision, from what the decider knew. They add
   * up to 0.
   */
  readonly effects: readonly number[]
}

/** A decision and what it meant for each seat. */
export interface ReviewedMoment extends JudgedDecision {
  /** Whether the decision answers another one, so that what happened is one story with what it answers. */
  readonly isAnswer: boolean
  /** By seat, the chance to win just before the decision with all cards open. They add up to 1. */
  readonly chances: readonly number[]
}

/** What a decision did, or promised to do, to the chance of each seat. */
export interface DecisionEffects {
  readonly step: number
  readonly seat: Seat
  readonly effects: readonly number[]
}

/** The share of iterations spent on the chances with all cards open, and on each side of what a decision promised. */
const OPEN = 1 / 2

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

  /** Reviews the decision `action` of a seat that had alternatives, and the position before it. */
  moment(step: number, state: State, seat: Seat, action: Action, memories: Memories): ReviewedMoment {
    return {
      ...this.judge(step, state, seat, action, memories),
      isAnswer: this.#game.asking(state) !== 0,
      chances: this.#search(step, 'open').openChances(state, Math.ceil(this.#iterations * OPEN)),
    }
  }

  /** The decision alone, which takes two thirds of the time. */
  judge(step: number, state: State, seat: Seat, action: Action, { known }: Memories): JudgedDecision {
    const position = perspectiveOf(this.#game, state, seat, known[seat])
    const candidates = ranked(
      this.#search(step, 'decision').think(position, enoughFor({ iterations: this.#iterations }), action),
    )
    const chosen = candidates.find((each) => each.action === action)!
    const best = surelyBetter(candidates[0]!, chosen) ? candidates[0]! : chosen
    const next = candidates.find((each) => each !== chosen)
    const lead = next && best === chosen && surelyBetter(chosen, next) ? chosen.value - next.value : 0
    return {
      decision: this.#decision(step, position, chosen, best, lead),
      effects: chosen.chances.map((chance, each) => chance - best.chances[each]!),
    }
  }

  /** By seat, what a decision promised to do to the chances, from what the decider knew (`Search.promise`). */
  promise(step: number, state: State, seat: Seat, action: Action, { known }: Memories): DecisionEffects {
    const position = perspectiveOf(this.#game, state, seat, known[seat])
    const iterations = Math.ceil(this.#iterations * OPEN)
    return { step, seat, effects: this.#search(step, 'promise').promise(position, iterations, action) }
  }

  /** Each search has a random stream of its own, so that no result depends on what else was reviewed. */
  #search(step: number, purpose: 'decision' | 'open' | 'promise'): Search {
    return new Search(this.#game, new Random(`${this.#seed}/${step}/${purpose}`))
  }

  #decision(step: number, position: Perspective, chosen: Candidate, best: Candidate, lead: number): ReviewedDecision {
    const { game, state, seat, known } = position
    const mind = mindOf(game)
    const loss = best.value - chosen.value
    const text = ({ action }: Candidate): string => game.format(state, seat, action)
    const reasons = ({ action }: Candidate): Reason[] => mind.reasons(state, seat, action, known)
    const telling = tellingReasons(mind, reasons(best), reasons(chosen))
    return {
      step,
      seat,
      text: text(chosen),
      reasons: reasons(chosen),
      choices: game.legal(state, seat, []),
      before: best.value,
      after: chosen.value,
      loss,
      lead,
      grade: gradeOf(loss),
      better:
        best === chosen
          ? null
          : { text: text(best), chance: best.value, reasons: telling.length > 0 ? telling : reasons(best) },
      bluff: mind.bluff?.(state, seat, chosen.action, known) ?? null,
    }
  }
}
