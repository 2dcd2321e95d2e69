import { expect } from 'vitest'
import { CHANCE, CLOSING, OVER, type Action, type Game, type State } from '../game.ts'
import type { Random } from '../random.ts'
import { anySeat, expectSame, legalActions, nameOf, pick, streamFor } from './walk.ts'

/** The limit is more than any game with finite cards needs, so a game that reaches it does not end. */
const MANY_STEPS = 100_000

/** Checks that cards are neither created nor lost, that something is always legal, and that the game ends. */
export function checkConservation(game: Game, census: (game: Game, state: State) => unknown, games: number): void {
  const cards = census(game, game.initial())
  for (let index = 0; index < games; index++) {
    const random = streamFor(game, 'conservation', index)
    const state = game.initial()
    const where = `${nameOf(game)}, game ${index}`
    for (let step = 0; game.turn(state) !== OVER; step++) {
      if (step > MANY_STEPS) expect.fail(`${where} does not end`)
      advance(game, state, random)
      expectSame(census(game, state), cards, `${where}, step ${step}`)
    }
    const { winners, scores } = game.result(state)
    expectSame(scores.length, game.seats, where)
    expectSame(winners.length > 0, true, where)
    for (let actor = CHANCE; actor < game.seats; actor++) expectSame(legalActions(game, state, actor), [], where)
  }
}

/** Plays one decision, one outcome, or a whole chance event at once. */
function advance(game: Game, state: State, random: Random): void {
  const turn = game.turn(state)
  if (turn === CHANCE && random.below(2) === 0) return game.sample(state, random)
  if (turn === CLOSING) return game.apply(state, CLOSING, 0)
  const actor = turn === CHANCE ? CHANCE : anySeat(turn, random)
  const actions: Action[] = legalActions(game, state, actor)
  if (actions.length === 0) expect.fail(`${nameOf(game)}: ${actor} is awaited and has nothing to do`)
  game.apply(state, actor, pick(actions, random))
}
