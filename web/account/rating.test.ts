import { expect, test } from 'vitest'
import { shownRating } from './rating.ts'

test('everybody begins at 1500, and it says little', () => {
  expect(shownRating({ mu: 25, sigma: 25 / 3 })).toEqual({ points: 1500, margin: 667, isUncertain: true })
})

test('who is stronger has more points, and who has played much a narrower margin', () => {
  expect(shownRating({ mu: 31.2, sigma: 2 })).toEqual({ points: 1748, margin: 160, isUncertain: false })
  expect(shownRating({ mu: -20, sigma: 3.5 }).points).toBe(-300)
})
