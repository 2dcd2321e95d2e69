import { Random } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { playPortion, PORTION, worthIn, type Portion } from './portion.ts'
import { estimateOf, NO_TRIALS, withTrial } from './ratio.ts'
import { allTables, tableName } from './table.ts'

const CATHAM = { game: 'catham-city', options: { factions: 'DHMRS', actionsPerTurn: 1 }, seats: 3 } as const

const portionOf = (some: Partial<Portion>): Portion => ({
  table: CATHAM,
  series: 'greedy',
  first: 0,
  seed: 'test',
  searcher: 'search:5',
  ...some,
})

test('the tables are all sets at all numbers of seats with all options, each once', () => {
  const tables = allTables()
  expect(tables.filter(({ game }) => game === 'catham-city')).toHaveLength(56 * 5 * 2)
  expect(tables.filter(({ game }) => game === 'cat-burglars')).toHaveLength(3 * 2)
  expect(new Set(tables.map(tableName)).size).toBe(tables.length)
})

describe('a portion', () => {
  test('follows from the seed and its first game alone', () => {
    const sums = playPortion(portionOf({ first: 200 }))
    expect(playPortion(portionOf({ first: 200 }))).toEqual(sums)
    expect(playPortion(portionOf({ first: 400 }))).not.toEqual(sums)
    expect(playPortion(portionOf({ first: 200, seed: 'other' }))).not.toEqual(sums)
  })

  test.each(GAMES)('of $id tells every measure from as many games as it has', ({ id, defaults }) => {
    const sums = playPortion(portionOf({ table: { game: id, options: defaults, seats: 2 } }))
    for (const [name, ratio] of Object.entries(sums)) {
      expect(ratio[5], name).toBe(PORTION.greedy)
      expect(estimateOf(ratio), name).not.toBeNull()
    }
    const names = ['moves', 'leadChanges', 'firstSeat', 'attacks']
    expect(Object.keys(sums).slice(0, 4)).toEqual(names)
  })

  test.each([2, 3, 4, 5, 6])('of contests at %i seats has whole deals', (seats) => {
    const { skill } = playPortion(portionOf({ series: 'contest', searcher: 'random', table: { ...CATHAM, seats } }))
    expect(skill![5]).toBe(PORTION.contest / seats)
    // A bot that is no good at all wins less than its part, down to -1 / (seats - 1) for never.
    expect(estimateOf(skill!)!.value).toBeCloseTo(-1 / (seats - 1), 1)
  })

  test('of a contest between equals finds no skill', () => {
    const { skill } = playPortion(portionOf({ series: 'contest', searcher: 'greedy' }))
    const { value, margin } = estimateOf(skill!)!
    expect(Math.abs(value)).toBeLessThanOrEqual(margin)
  })
})

describe('the worth of a card', () => {
  /** Two hands of six cards, three kinds, and whoever `wins` of them names. */
  const worthWhere = (wins: (hands: readonly ReadonlyMap<string, number>[]) => number) => {
    const random = new Random('worth')
    let sums = NO_TRIALS
    for (let game = 0; game < 500; game++) {
      const hands = [0, 1].map(() => {
        const hand = new Map<string, number>()
        for (let card = 0; card < 6; card++) {
          const letter = 'ABC'[random.below(3)]!
          hand.set(letter, (hand.get(letter) ?? 0) + 1)
        }
        return hand
      })
      const winner = wins(hands)
      sums = withTrial(sums, ...worthIn({ hands, result: { winners: [winner], scores: [] } }, 'A', 1 / 3))
    }
    return estimateOf(sums)!
  }

  test('is nothing where the cards do not matter', () => {
    const random = new Random('winner')
    const { value, margin } = worthWhere(() => random.below(2))
    expect(Math.abs(value)).toBeLessThan(margin)
  })

  test('is what one more of them adds to the wins', () => {
    const random = new Random('winner')
    // Each card more than the other hand has adds 5 % to the wins.
    const { value, margin } = worthWhere(([a, b]) =>
      random.fraction() < 0.5 + 0.05 * ((a!.get('A') ?? 0) - (b!.get('A') ?? 0)) ? 0 : 1,
    )
    expect(value).toBeGreaterThan(margin)
    expect(Math.abs(value - 0.05)).toBeLessThan(margin)
  })
})
