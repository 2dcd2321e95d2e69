import {
  CHANCE,
  eventsFor,
  eventsOfSteps,
  knowledgeFrom,
  Refusal,
  scenesOf,
  type Frame,
  type Game,
  type Result,
  type Scene,
  type Seat,
  type Viewer,
} from '@alleycat/engine'

/** Who looks at the game: a seat, a watcher (null), or all seats at once. */
export type Eyes = Viewer | 'all'

/** What happened as somebody knows it, and at which position each of it came about. */
interface Chronicle {
  readonly events: readonly unknown[]
  readonly positions: readonly number[]
}

/**
 * Every position of a game, from before the deal (0) to the last: one for each scene. A step of a record is one position
 * for a decision and another for the closing of the window that it completes, or one for each card of a chance event.
 */
export class ReplayTimeline {
  readonly game: Game
  readonly steps: readonly string[]
  readonly #scenes: readonly Scene[]
  /** The last position of each step. */
  readonly #ends: readonly number[]

  private constructor(game: Game, steps: readonly string[], scenes: readonly Scene[]) {
    this.game = game
    this.steps = steps
    this.#scenes = scenes
    this.#ends = steps.map((_, step) => scenes.findLastIndex((scene) => scene.steps === step + 1))
  }

  /** Plays the steps, or says which one cannot be played and why. */
  static of(game: Game, steps: readonly string[]): ReplayTimeline | Refusal {
    const scenes = scenesOf(game, steps)
    if (scenes instanceof Refusal) return scenes
    const start: Scene = { actor: CHANCE, only: null, steps: 0, events: [], state: game.initial() }
    return new ReplayTimeline(game, steps, [start, ...scenes])
  }

  /** The last position. */
  get last(): number {
    return this.#scenes.length - 1
  }

  /** How many steps are played at a position; one that is being played counts. */
  stepsAt(position: number): number {
    return this.#at(position).steps
  }

  /** The position after so many steps. */
  positionAfter(steps: number): number {
    return steps <= 0 ? 0 : (this.#ends[steps - 1] ?? this.last)
  }

  /** What is seen at a position, and what led there from an earlier one, by default the one before. */
  frameAt(position: number, eyes: Eyes, from = position - 1): Frame {
    const scenes = this.#scenes.slice(Math.max(0, from) + 1, position + 1)
    return {
      view: this.game.view(this.#at(position).state, eyes === 'all' ? null : eyes),
      events: from < 0 && position > 0 ? [] : scenes.flatMap((scene) => this.#seen(scene, eyes)),
    }
  }

  /** The views of all seats, for a table on which all cards lie open. */
  openAt(position: number): unknown[] {
    const { state } = this.#at(position)
    return Array.from({ length: this.game.seats }, (_, seat) => this.game.view(state, seat))
  }

  /** All that happened up to a position. */
  chronicle(eyes: Eyes, position = this.last): Chronicle {
    const told = this.#scenes
      .slice(0, position + 1)
      .flatMap((scene, index) => this.#seen(scene, eyes).map((event) => ({ event, index })))
    return { events: told.map(({ event }) => event), positions: told.map(({ index }) => index) }
  }

  /** All that happened from one step to another, both included, with nothing hidden. */
  eventsIn(first: number, last: number): unknown[] {
    return eventsOfSteps(this.#scenes, first, last)
  }

  /** What a seat has seen up to a position, as the game remembers it. */
  knowledgeAt(position: number, seat: Seat): unknown {
    return knowledgeFrom(this.game, seat, this.chronicle(seat, position).events)
  }

  resultAt(position: number): Result {
    return this.game.result(this.#at(position).state)
  }

  #at(position: number): Scene {
    return this.#scenes[Math.min(Math.max(position, 0), this.last)]!
  }

  #seen(scene: Scene, eyes: Eyes): readonly unknown[] {
    return eyes === 'all' ? scene.events : eventsFor(this.game, scene, eyes)
  }
}
