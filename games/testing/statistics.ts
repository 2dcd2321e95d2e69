import { CHANCE, type Game, type State } from '@alleycat/engine'
import { legalActions } from './steps.ts'

/** How often each outcome comes, or how probable it is. */
type Distribution = ReadonlyMap<string, number>

/** The positions after the awaited chance event with their probabilities, from every sequence of listed outcomes. */
export function oddsOfChance({ game, state: start }: { readonly game: Game; readonly state: State }): Distribution {
  let open = new Map([[start.join(), { state: start, odds: 1 }]])
  for (let left = game.pending(start); left > 0; left--) {
    const next: typeof open = new Map()
    for (const { state, odds } of open.values()) {
      const outcomes = legalActions(game, state, CHANCE)
      const total = outcomes.reduce((sum, outcome) => sum + game.weight(state, outcome), 0)
      for (const outcome of outcomes) {
        const after = state.slice()
        game.apply(after, CHANCE, outcome)
        const chance = (odds * game.weight(state, outcome)) / total
        next.set(after.join(), { state: after, odds: chance + (next.get(after.join())?.odds ?? 0) })
      }
    }
    open = next
  }
  return new Map([...open].map(([key, { odds }]) => [key, odds]))
}

/** The probabilities of how many of the `marked` cards among `all` are in a hand of `size`. */
export const hypergeometric = (marked: number, all: number, size: number): Distribution =>
  new Map(
    Array.from({ length: Math.min(size, marked) + 1 }, (_, count) => [
      String(count),
      (choose(marked, count) * choose(all - marked, size - count)) / choose(all, size),
    ]),
  )

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

export function tally(samples: number, next: () => string): Distribution {
  const counts = new Map<string, number>()
  for (let i = 0; i < samples; i++) {
    const key = next()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/**
 * Pearson's test: returns false when the counts are further from the expected ones than about one in ten thousand fair
 * samples would be, or when something came that cannot. Rare outcomes are pooled, because the test needs a few of each.
 * Seeds are fixed, so a test that passes always passes.
 */
export function isLikely(observed: Distribution, odds: Distribution): boolean {
  for (const outcome of observed.keys()) if (!odds.has(outcome)) return false
  const samples = [...observed.values()].reduce((sum, count) => sum + count, 0)
  let statistic = 0
  let cells = 0
  const pool = { observed: 0, expected: 0 }
  const add = (seen: number, wanted: number): void => {
    statistic += (seen - wanted) ** 2 / wanted
    cells++
  }
  for (const [outcome, probability] of odds) {
    const seen = observed.get(outcome) ?? 0
    const wanted = probability * samples
    if (wanted >= 5) add(seen, wanted)
    else {
      pool.observed += seen
      pool.expected += wanted
    }
  }
  if (pool.expected > 0) add(pool.observed, pool.expected)
  // A single possible outcome always comes, so there is nothing to test.
  return cells === 1 || statistic < critical(cells - 1)
}

/** Wilson and Hilferty's approximation of the chi-square quantile at 1 - 0.0001. */
function critical(freedom: number): number {
  const spread = 2 / (9 * freedom)
  return freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3
}
