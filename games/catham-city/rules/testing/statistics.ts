/** Pearson's test of whether counts come from a distribution. Seeds are fixed, so a test that passes always passes. */

export const expectedCounts = (odds: Readonly<Record<string, number>>, samples: number): Map<string, number> =>
  new Map(Object.entries(odds).map(([outcome, probability]) => [outcome, probability * samples]))

/**
 * Returns false when the counts are further from the expected ones than about one in ten thousand fair samples would
 * be, or when something came that cannot. Rare outcomes are pooled, because the test needs a few of each.
 */
export function isLikely(observed: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): boolean {
  for (const outcome of observed.keys()) if (!expected.has(outcome)) return false
  let statistic = 0
  let cells = 0
  const pool = { observed: 0, expected: 0 }
  const add = (seen: number, wanted: number): void => {
    statistic += (seen - wanted) ** 2 / wanted
    cells++
  }
  for (const [outcome, wanted] of expected) {
    const seen = observed.get(outcome) ?? 0
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
