import {
  CHANCE,
  Match,
  type Game,
  type Refusal,
  type Result,
  type Seat,
  type State,
  type Viewer,
} from '@alleycat/engine'
import type { Frame } from '../session/session.ts'

/** Whose knowledge is shown: a seat's, a watcher's (null), or everybody's at once. */
export type Eyes = Viewer | 'all'

/** Something happened: a decision, or a single outcome of chance. */
interface Moment {
  /** The step of the record that it belongs to; -1 before the first. */
  readonly step: number
  /** The whole truth, which leaves a timeline only through the game's own allow-list or where all cards lie open. */
  readonly state: State
  readonly events: readonly unknown[]
}

/** What happened as somebody knows it, and at which position each of it came about. */
export interface Chronicle {
  readonly events: readonly unknown[]
  readonly positions: readonly number[]
}

/**
 * Every position of a game, from before the deal (0) to the last. A step of a record is one position for a decision and
 * one for each card of a chance event.
 */
export class Timeline {
  readonly game: Game
  readonly steps: readonly string[]
  readonly #moments: readonly Moment[]
  /** By step, its last position. */
  readonly #ends: readonly number[]

  private constructor(game: Game, steps: readonly string[], moments: readonly Moment[]) {
    this.game = game
    this.steps = steps
    this.#moments = moments
    this.#ends = steps.map((_, step) => moments.findLastIndex((moment) => moment.step === step))
  }

  /** Plays the steps, or says which one cannot be played and why. */
  static of(game: Game, steps: readonly string[]): Timeline | Refusal {
    const match = new Match(game)
    const moments: Moment[] = [{ step: -1, state: game.initial(), events: [] }]
    for (const [step, text] of steps.entries()) {
      const before = match.state.slice()
      const refusal = match.play(text)
      if (refusal) return refusal.at(step)
      for (const [actor, action] of actionsIn(game, before, text))
        moments.push(momentAfter(game, before, step, actor, action))
    }
    return new Timeline(game, steps, moments)
  }

  /** The last position. */
  get last(): number {
    return this.#moments.length - 1
  }

  /** How many steps are played at a position; one that is being played counts. */
  stepsAt(position: number): number {
    return this.#at(position).step + 1
  }

  /** The position after so many steps. */
  positionAfter(steps: number): number {
    return steps <= 0 ? 0 : (this.#ends[steps - 1] ?? this.last)
  }

  /** What is seen at a position, and what led there from an earlier one, by default the one before. */
  frameAt(position: number, eyes: Eyes, from = position - 1): Frame {
    const moments = this.#moments.slice(Math.max(0, from) + 1, position + 1)
    return {
      view: this.game.view(this.#at(position).state, eyes === 'all' ? null : eyes),
      events:
        from < 0 && position > 0
          ? []
          : this.#seen(
              moments.flatMap(({ events }) => events),
              eyes,
            ),
    }
  }

  /** The views of all seats, for a table on which all cards lie open. */
  openAt(position: number): unknown[] {
    const { state } = this.#at(position)
    return Array.from({ length: this.game.seats }, (_, seat) => this.game.view(state, seat))
  }

  /** All that happened up to a position. */
  chronicle(eyes: Eyes, position = this.last): Chronicle {
    const told = this.#moments
      .slice(0, position + 1)
      .flatMap(({ events }, index) => this.#seen(events, eyes).map((event) => ({ event, index })))
    return { events: told.map(({ event }) => event), positions: told.map(({ index }) => index) }
  }

  /** What a seat has seen up to a position, as the game remembers it. */
  knowledgeAt(position: number, seat: Seat): unknown {
    const known = this.game.knowledge(seat)
    for (const event of this.chronicle(seat, position).events) this.game.learn(known, event)
    return known
  }

  resultAt(position: number): Result {
    return this.game.result(this.#at(position).state)
  }

  #at(position: number): Moment {
    return this.#moments[Math.min(Math.max(position, 0), this.last)]!
  }

  #seen(events: readonly unknown[], eyes: Eyes): unknown[] {
    return eyes === 'all' ? [...events] : events.flatMap((event) => this.game.redact(event, eyes) ?? [])
  }
}

/** A playable step as single actions, from the state before it. */
function actionsIn(game: Game, before: State, step: string): [actor: number, action: number][] {
  if (step.startsWith('* ')) return game.parseChance(before, step.slice(2))!.map((outcome) => [CHANCE, outcome])
  const space = step.indexOf(' ')
  const seat = Number(step.slice(0, space))
  return [[seat, game.parse(before, seat, step.slice(space + 1))!]]
}

/** Moves the state on. */
function momentAfter(game: Game, state: State, step: number, actor: number, action: number): Moment {
  const events: unknown[] = []
  game.apply(state, actor, action, (event) => events.push(event))
  return { step, state: state.slice(), events }
}
