import { CHANCE, type Action, type Game, type Seat, type State } from '@alleycat/engine'
import type { Chance } from '@alleycat/fairness'

/** What a decision or the start leads to, with all chance that follows. */
export interface Played {
  readonly state: State
  /** Unredacted. */
  readonly events: readonly unknown[]
  /** Chance steps in the notation of records. */
  readonly chance: readonly string[]
  readonly outcomes: number
  /** The moment an answer window was opened: how many events had happened, and the position as everybody saw it then. */
  readonly window: { readonly events: number; readonly state: State } | null
}

/** Plays on from a state, which stays as it is. `move` is null for the start. */
export function playOn(
  game: Game,
  before: State,
  move: { readonly seat: Seat; readonly action: Action } | null,
  chance: Chance,
): Played {
  const state = before.slice()
  const events: unknown[] = []
  let window: Played['window'] = null
  const emit = (event: unknown): void => {
    events.push(event)
    // Nobody may have a choice, and then the window is over before `apply` returns: only now can it be looked at.
    if (opensWindow(event)) window = { events: events.length, state: state.slice() }
  }
  if (move) game.apply(state, move.seat, move.action, emit)
  const steps: string[] = []
  let outcomes = 0
  while (game.turn(state) === CHANCE) {
    const drawn = chance(game, state)
    steps.push(`* ${game.formatChance(state, drawn)}`)
    outcomes += drawn.length
    for (const outcome of drawn) game.apply(state, CHANCE, outcome, emit)
  }
  return { state, events, chance: steps, outcomes, window }
}

/** Chance as a log tells it. */
export function loggedChance(steps: readonly string[]): Chance {
  let next = 0
  return (game, state) => {
    const outcomes = game.parseChance(state, steps[next++]?.slice(2) ?? '')
    if (!outcomes) throw new Error(`${game.id}: the log does not hold the chance that is due`)
    return outcomes
  }
}

/**
 * Games announce that several seats are asked at once by an `ask` that lists everyone who may have a choice as far as the
 * public knows.
 */
const opensWindow = (event: unknown): boolean => {
  const { type, seats } = event as { type?: unknown; seats?: unknown }
  return type === 'ask' && Array.isArray(seats)
}
