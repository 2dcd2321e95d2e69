import { CHANCE, chanceFrom, Random } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import {
  census,
  copy,
  legalActions,
  newTable,
  play,
  position,
  truth,
  type Placement,
  type Position,
} from './testing/position.ts'
import { expectedCounts, isLikely } from './testing/statistics.ts'

const SAMPLES = 8_000

/** The positions after the awaited chance event with their probabilities, from every sequence of listed outcomes. */
function listed(p: Position): Map<string, number> {
  let open = new Map([[p.state.join(), { state: p.state, odds: 1 }]])
  for (let left = p.game.pending(p.state); left > 0; left--) {
    const next: typeof open = new Map()
    for (const { state, odds } of open.values()) {
      const outcomes = legalActions(p.game, state, CHANCE)
      const total = outcomes.reduce((sum, outcome) => sum + p.game.weight(state, outcome), 0)
      for (const outcome of outcomes) {
        const after = state.slice()
        p.game.apply(after, CHANCE, outcome)
        const chance = (odds * p.game.weight(state, outcome)) / total
        next.set(after.join(), { state: after, odds: chance + (next.get(after.join())?.odds ?? 0) })
      }
    }
    open = next
  }
  return new Map([...open].map(([key, { odds }]) => [key, odds]))
}

function tally(samples: number, next: () => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (let i = 0; i < samples; i++) {
    const key = next()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

const P = 'DHMOP'
const EVENTS: [string, Placement, string[]][] = [
  ['CC-8 a refill', { display: 'D4H3', draw: 'D2H5M1R9', discard: 'S3' }, ['0 take DDD']],
  ['CC-13 a refill across a reshuffle', { display: 'D4H3', draw: 'DH', discard: 'M5R2S3' }, ['0 take DDDD']],
  ['CC-13 a refill that starts with a reshuffle', { display: 'D4H3', draw: '', discard: 'M5R2S3' }, ['0 take DD']],
  ['CC-18 a draw of 2', { hands: ['SSS'], draw: 'D2H5M1R9', discard: 'S3' }, ['0 play SSS']],
  ['CC-19 a draw of 5', { hands: ['RR'], draw: 'D4H5M3R6S2', discard: 'S3' }, ['0 play RR']],
  ['CC-13 a draw of 5 across a reshuffle', { hands: ['RR'], draw: 'DHH', discard: 'D2M5R2S3' }, ['0 play RR']],
  ['CC-13 a draw of exactly the pile', { hands: ['RR'], draw: 'DHHMS', discard: 'D2M5' }, ['0 play RR']],
  ['CC-15 a draw of all there is', { hands: ['RR'], draw: 'DH', discard: 'DM' }, ['0 play RR']],
  ['CC-21 a reveal by Hackers', { hands: ['H4', 'D2H1M3S2'] }, ['0 play HHHH @1']],
  ['CC-22 a reveal by the Police', { factions: P, hands: ['P3D', 'D3H1M3P2'] }, ['0 play PPP+D @1']],
  [
    'CC-22 the draw after it',
    { factions: P, hands: ['P3D', 'P3'], draw: 'D', discard: 'H3M2O5' },
    ['0 play PPP+D @1', '* reveal 1 PPP'],
  ],
  ['CC-24 a flip', { factions: P, hands: ['O4'], draw: 'D2H5M1O4', discard: 'P3' }, ['0 play OOOO']],
  ['CC-24 a flip across a reshuffle', { factions: P, hands: ['O4'], draw: 'HM', discard: 'D2H3P3' }, ['0 play OOOO']],
]

describe('sampling has the listed distribution', () => {
  test.each(EVENTS)('%s', (name, placement, steps) => {
    const start = position(placement)
    play(start, ...steps)
    const expected = new Map([...listed(start)].map(([key, odds]) => [key, odds * SAMPLES]))
    expect([...expected.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(SAMPLES)
    const random = new Random(name)
    const all = census(start.state)
    const observed = tally(SAMPLES, () => {
      const p = copy(start)
      p.game.sample(p.state, random)
      if (census(p.state) !== all) throw new Error('cards appeared or disappeared')
      return p.state.join()
    })
    expect(isLikely(observed, expected)).toBe(true)
  })

  test.each(EVENTS)('%s, drawn outcome by outcome', (name, placement, steps) => {
    const start = position(placement)
    play(start, ...steps)
    const expected = new Map([...listed(start)].map(([key, odds]) => [key, odds * SAMPLES]))
    const chance = chanceFrom(new Random(name))
    const observed = tally(SAMPLES, () => {
      const p = copy(start)
      for (let left = p.game.pending(p.state); left > 0; left--) p.game.apply(p.state, CHANCE, chance(p.game, p.state))
      return p.state.join()
    })
    expect(isLikely(observed, expected)).toBe(true)
  })
})

describe('the deal', () => {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
  /** The distribution of how many of 15 certain cards among 75 are in a hand of `size`. */
  const hypergeometric = (size: number): Record<string, number> =>
    Object.fromEntries(
      Array.from({ length: Math.min(size, 15) + 1 }, (_, count) => [
        String(count),
        (choose(15, count) * choose(60, size - count)) / choose(75, size),
      ]),
    )
  const deal = (random: Random): ReturnType<typeof truth> => {
    const p = newTable({ seats: 6 })
    p.game.sample(p.state, random)
    return truth(p)
  }
  const count = (text: string, letter: string): string => String(text.split(letter).length - 1)

  test.each([
    ['a hand of 6', 6, 'D', (t: ReturnType<typeof truth>) => t.hands[1]!],
    ['a hand of 7', 7, 'H', (t: ReturnType<typeof truth>) => t.hands[2]!],
    ['a hand of 8', 8, 'S', (t: ReturnType<typeof truth>) => t.hands[5]!],
    ['the display', 7, 'R', (t: ReturnType<typeof truth>) => t.display],
    ['all hands together', 42, 'M', (t: ReturnType<typeof truth>) => t.hands.join('')],
    ['the draw pile', 26, 'D', (t: ReturnType<typeof truth>) => t.draw],
  ])('CC-5 shuffles: each card of %s is any of the 75', (name, size, letter, zone) => {
    const random = new Random(name)
    const observed = tally(SAMPLES, () => {
      const dealt = zone(deal(random))
      return dealt.length === size ? count(dealt, letter) : `${dealt.length} cards`
    })
    expect(isLikely(observed, expectedCounts(hypergeometric(size), SAMPLES))).toBe(true)
  })

  test('CC-5 a sampled deal starts the game like a listed one', () => {
    const p = newTable({ seats: 4, actionsPerTurn: 2 })
    p.game.sample(p.state, new Random('start'))
    const { hands, display, ...rest } = truth(p)
    expect(hands.map((hand) => hand.length)).toEqual([6, 6, 7, 7])
    expect(display).toHaveLength(7)
    expect(rest).toMatchObject({ turn: 0, actionsLeft: 2, points: [0, 0, 0, 0], discard: '', table: '' })
  })
})

describe('the test itself', () => {
  test('tells a crooked die from a fair one', () => {
    const random = new Random('die')
    const fair = expectedCounts({ '0': 1 / 6, '1': 1 / 6, '2': 1 / 6, '3': 1 / 6, '4': 1 / 6, '5': 1 / 6 }, SAMPLES)
    expect(
      isLikely(
        tally(SAMPLES, () => String(random.below(6))),
        fair,
      ),
    ).toBe(true)
    expect(
      isLikely(
        tally(SAMPLES, () => String(random.below(20) === 0 ? 5 : random.below(6))),
        fair,
      ),
    ).toBe(false)
    expect(
      isLikely(
        tally(SAMPLES, () => String(random.below(7))),
        fair,
      ),
    ).toBe(false)
  })
})
