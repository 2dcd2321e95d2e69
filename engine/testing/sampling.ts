import { expect } from 'vitest'
import { CHANCE, type Game, type State } from '../game.ts'
import { chanceFrom } from '../match.ts'
import { Random } from '../random.ts'
import { nameOf, streamFor, walk } from './walk.ts'

const SAMPLES = 4000

/** Draws bulk and listed chance many times from the same positions, and checks that both have the same distribution. */
export function checkSampling(game: Game): void {
  const random = streamFor(game, 'sampling', 0)
  const positions = new Map<number, State>()
  for (let index = 0; index < 3; index++)
    walk(game, random, (state) => {
      const isDeal = positions.size === 0 && state.join() === game.initial().join()
      if (game.turn(state) === CHANCE && !isDeal) positions.set(game.pending(state), state.slice())
    })
  for (const [cards, state] of positions) expectSameDice(game, state, `${nameOf(game)}, ${cards} cards`)
}

function expectSameDice(game: Game, state: State, where: string): void {
  const pending = game.pending(state)
  const random = new Random(where)
  const chance = chanceFrom(random)
  const bulk = tally(state, (copy) => game.sample(copy, random))
  const listed = tally(state, (copy) => {
    for (let left = pending; left > 0; left--) game.apply(copy, CHANCE, chance(game, copy))
  })
  // Pearson's statistic for two samples of equal size. Rare results are pooled, so that every count is large enough.
  let statistic = 0
  let classes = 0
  let [rareBulk, rareListed] = [0, 0]
  for (const key of new Set([...bulk.keys(), ...listed.keys()])) {
    const [a, b] = [bulk.get(key) ?? 0, listed.get(key) ?? 0]
    if (a + b < 20) {
      rareBulk += a
      rareListed += b
    } else {
      statistic += (a - b) ** 2 / (a + b)
      classes++
    }
  }
  if (rareBulk + rareListed > 0) {
    statistic += (rareBulk - rareListed) ** 2 / (rareBulk + rareListed)
    classes++
  }
  // The statistic is compared with the mean and deviation of chi-square. A fair sample exceeds five deviations once in
  // millions, and the seed is fixed.
  const freedom = Math.max(classes - 1, 1)
  expect(statistic, where).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 5)
}

function tally(state: State, draw: (copy: State) => void): Map<string, number> {
  const counts = new Map<string, number>()
  for (let i = 0; i < SAMPLES; i++) {
    const copy = state.slice()
    draw(copy)
    const key = copy.join()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
