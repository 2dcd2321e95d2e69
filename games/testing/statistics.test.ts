import { Random } from '@alleycat/engine'
import { expect, test } from 'vitest'
import { isLikely, tally } from './statistics.ts'

test('a crooked die is told from a fair one', () => {
  const random = new Random('die')
  const fair = new Map(Array.from({ length: 6 }, (_, side) => [String(side), 1 / 6]))
  const looksFair = (roll: () => number): boolean =>
    isLikely(
      tally(8_000, () => String(roll())),
      fair,
    )
  expect(looksFair(() => random.below(6))).toBe(true)
  expect(looksFair(() => (random.below(20) === 0 ? 5 : random.below(6)))).toBe(false)
  expect(looksFair(() => random.below(7))).toBe(false)
})
