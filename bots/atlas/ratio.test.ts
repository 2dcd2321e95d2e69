import { Random } from '@alleycat/engine'
import { expect, test } from 'vitest'
import { added, estimateOf, NO_TRIALS, withTrial, type RatioSums } from './ratio.ts'

const sumsOf = (trials: readonly (readonly [n: number, d?: number])[]): RatioSums =>
  trials.reduce((sums, [n, d]) => withTrial(sums, n, d), NO_TRIALS)

test('the mean of some numbers has the margin that textbooks give it', () => {
  // The standard deviation of 1, 2, 3, 4 is 1.29099, so the standard error of their mean is half of it.
  const { value, margin } = estimateOf(sumsOf([[1], [2], [3], [4]]))!
  expect(value).toBe(2.5)
  expect(margin).toBeCloseTo((1.96 * 1.29099) / 2, 4)
})

test('numerators that go with their denominators leave no doubt about their ratio', () => {
  const { value, margin } = estimateOf(
    sumsOf([
      [1, 4],
      [2, 8],
      [5, 20],
    ]),
  )!
  expect(value).toBe(0.25)
  expect(margin).toBeCloseTo(0, 6)
})

test('nothing is estimated from too little', () => {
  expect(estimateOf(NO_TRIALS)).toBeNull()
  expect(estimateOf(sumsOf([[1]]))).toBeNull()
  expect(
    estimateOf(
      sumsOf([
        [1, 0],
        [2, 0],
      ]),
    ),
  ).toBeNull()
})

test('portions add up to the whole', () => {
  const [a, b, c] = [[1, 2] as const, [3, 4] as const, [5, 6] as const]
  expect(added(sumsOf([a]), sumsOf([b, c]))).toEqual(sumsOf([a, b, c]))
})

test('the interval holds the truth about 95 times of 100', () => {
  const random = new Random('ratio')
  let held = 0
  for (let experiment = 0; experiment < 1000; experiment++) {
    let sums = NO_TRIALS
    for (let trial = 0; trial < 100; trial++) {
      const d = 1 + random.below(5)
      sums = withTrial(sums, d * 0.3 + random.fraction() - 0.5, d)
    }
    const { value, margin } = estimateOf(sums)!
    if (Math.abs(value - 0.3) <= margin) held++
  }
  expect(held).toBeGreaterThan(925)
  expect(held).toBeLessThan(975)
})
