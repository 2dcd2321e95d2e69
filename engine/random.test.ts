import { describe, expect, test } from 'vitest'
import { Random } from './random.ts'

const draws = (random: Random, limit: number, count: number): number[] =>
  Array.from({ length: count }, () => random.below(limit))

describe('a random stream', () => {
  test('is the same for the same seed, for ever', () => {
    expect(draws(new Random('alleycat'), 1000, 8)).toEqual(draws(new Random('alleycat'), 1000, 8))
    expect(draws(new Random('alleycat'), 1000, 8)).toMatchInlineSnapshot(`
      [
        933,
        993,
        77,
        315,
        245,
        387,
        38,
        542,
      ]
    `)
  })

  test('differs for seeds that differ in one character, in length or in order', () => {
    const seeds = ['', 'a', 'b', 'aa', 'ab', 'ba', '1', '10', '01', 'game 1', 'game 2']
    expect(new Set(seeds.map((seed) => draws(new Random(seed), 32_768, 4).join())).size).toBe(seeds.length)
  })

  test('of consecutive games of one seed never coincide', () => {
    const starts = new Set<string>()
    for (let game = 0; game < 200_000; game++) {
      const random = new Random(`1 ${game}`)
      starts.add(`${random.next()} ${random.next()}`)
    }
    expect(starts.size).toBe(200_000)
  })

  test.each([1, 2, 3, 7, 75, 1000, 32_768])('below %i stays below and is even', (limit) => {
    const random = new Random(`even ${limit}`)
    const samples = 20_000
    const classes = Math.min(limit, 50)
    const tally = Array<number>(classes).fill(0)
    for (const draw of draws(random, limit, samples)) {
      expect(draw >= 0 && draw < limit && Number.isInteger(draw)).toBe(true)
      tally[Math.floor((draw * classes) / limit)]!++
    }
    for (const [i, seen] of tally.entries()) {
      const width = Math.ceil(((i + 1) * limit) / classes) - Math.ceil((i * limit) / classes)
      const share = (samples * width) / limit
      expect(Math.abs(seen - share)).toBeLessThanOrEqual(5 * Math.sqrt(share))
    }
  })
})
