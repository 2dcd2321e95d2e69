import { CHANCE, type Action, type Game, type State } from '@alleycat/engine'
import { draw } from './draws.ts'

/** All outcomes of the chance event that a state awaits; the state stays as it is. */
export type Chance = (game: Game, state: State) => readonly Action[]

/** Chance by the key of a table: outcome after outcome takes the next draw, over the listed weights in the listed order. */
export function keyedChance(key: Uint8Array, firstDraw: number): Chance {
  let index = firstDraw
  return (game, state) => {
    const ahead = state.slice()
    const outcomes: Action[] = []
    for (let left = game.pending(state); left > 0; left--) {
      const outcome = outcomeAt(game, ahead, (limit) => draw(key, index, limit))
      index++
      game.apply(ahead, CHANCE, outcome)
      outcomes.push(outcome)
    }
    return outcomes
  }
}

function outcomeAt(game: Game, state: State, below: (limit: number) => number): Action {
  const listed: Action[] = []
  const count = game.legal(state, CHANCE, listed)
  let total = 0
  for (let i = 0; i < count; i++) total += game.weight(state, listed[i]!)
  let left = below(total)
  for (let i = 0; i < count; i++) {
    left -= game.weight(state, listed[i]!)
    if (left < 0) return listed[i]!
  }
  throw new Error(`${game.id}: chance was asked where it has no outcome`)
}
