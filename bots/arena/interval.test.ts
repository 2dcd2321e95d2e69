import { expect, test } from 'vitest'
import { DealShares, wilson } from './interval.ts'

const sharesOf = (trials: number, shares: readonly number[]): DealShares => {
  const sum = new DealShares(trials)
  for (const share of shares) sum.add(share)
  return sum
}

/** The values, repeated in turn, for as many deals as asked. */
const repeated = (times: number, ...values: number[]): number[] =>
  Array.from({ length: times }, (_, i) => values[i % values.length]!)

test.each([
  // Newcombe 1998, table I: the score method without continuity correction.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [20, 20, 0.8389, 1],
])("Wilson's interval of %i in %i", (won, of, low, high) => {
  const interval = wilson(won / of, of)
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

test('deals whose games always end alike count once, not once for each game', () => {
  const sum = sharesOf(2, repeated(100, 0, 1))
  const alone = wilson(0.5, 99)
  expect(sum.share).toBe(0.5)
  expect(sum.interval.low).toBeCloseTo(alone.low, 6)
  expect(sum.interval.high).toBeCloseTo(alone.high, 6)
})

test('independent games count once each', () => {
  // Two coins show 0, 1 or 2 heads as often as these games show 0, 1 or 2 wins of 2.
  const { interval } = sharesOf(2, repeated(4000, 0, 0.5, 0.5, 1))
  const independent = wilson(0.5, 8000)
  expect(interval.low).toBeCloseTo(independent.low, 4)
  expect(interval.high).toBeCloseTo(independent.high, 4)
})

test('deals in which luck cancels count for more, but only when there are enough of them', () => {
  const width = (deals: number): number => {
    const { low, high } = sharesOf(2, repeated(deals, 0.5)).interval
    return high - low
  }
  const independent = (games: number): number => 2 * (wilson(0.5, games).high - 0.5)
  expect(width(400)).toBeLessThan(independent(800) / 2)
  expect(width(10)).toBeCloseTo(independent(20), 6)
})

test('winning every game still leaves the uncertainty of that many games', () => {
  expect(sharesOf(2, repeated(20, 1)).interval).toEqual(wilson(1, 40))
  expect(sharesOf(2, []).interval).toEqual({ low: 0, high: 1 })
})
