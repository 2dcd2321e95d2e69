import { CHANCE, Random, type State } from '@alleycat/engine'
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

const SAMPLES = 20_000

/** The positions after the awaited chance event with their probabilities, from every sequence of listed outcomes. */
function listed({ game, state }: Position): Map<string, number> {
  let open = new Map<string, { state: State; odds: number }>([['', { state, odds: 1 }]])
  for (let left = game.pending(state); left > 0; left--) {
    const next = new Map<string, { state: State; odds: number }>()
    for (const each of open.values()) {
      const outcomes = legalActions(game, each.state, CHANCE)
      const total = outcomes.reduce((sum, outcome) => sum + game.weight(each.state, outcome), 0)
      for (const outcome of outcomes) {
        const after = each.state.slice()
        game.apply(after, CHANCE, outcome)
        const odds = (each.odds * game.weight(each.state, outcome)) / total
        next.set(after.join(), { state: after, odds: odds + (next.get(after.join())?.odds ?? 0) })
      }
    }
    open = next
  }
  return new Map([...open.values()].map((each) => [each.state.join(), each.odds]))
}

/** Expects every outcome about as often as its odds say: within five standard deviations of a fair sample. */
function expectLikely(observed: ReadonlyMap<string, number>, odds: ReadonlyMap<string, number>): void {
  expect([...observed.keys()].filter((outcome) => !odds.has(outcome))).toEqual([])
  for (const [outcome, chance] of odds) {
    const deviation = Math.sqrt(SAMPLES * chance * (1 - chance))
    expect(Math.abs((observed.get(outcome) ?? 0) - SAMPLES * chance)).toBeLessThanOrEqual(5 * deviation + 1e-6)
  }
}

function tally(next: () => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (let i = 0; i < SAMPLES; i++) {
    const key = next()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

const EVENTS: [string, Placement, string[]][] = [
  ['CB-6 a draw', { draw: 'B2G5M3R9', discard: 'Y3' }, ['0 recruit deck']],
  ['CB-6 a draw of the last card', { draw: 'B', discard: 'Y3' }, ['0 recruit deck']],
  ['CB-15 a draw after a reshuffle', { draw: '', discard: 'Y3M2' }, ['0 recruit deck']],
  ['CB-6 a refill', { market: 'BBGOPR', draw: 'B2G5M3R9', discard: 'Y3' }, ['0 recruit B', '0 recruit B']],
  [
    'CB-6 a refill of exactly the pile',
    { market: 'BBGOPR', draw: 'BM', discard: 'Y3' },
    ['0 recruit B', '0 recruit B'],
  ],
  [
    'CB-15 a refill across a reshuffle',
    { market: 'BBG', draw: 'BM', discard: 'Y3M5B2' },
    ['0 recruit B', '0 recruit B'],
  ],
  ['CB-16 a refill of all there is', { market: 'BBG', draw: 'BM', discard: 'YM' }, ['0 recruit B', '0 recruit B']],
  [
    'CB-12 a refill with the payment in the reshuffle',
    { seats: 2, hands: ['BG'], gangs: [[], ['BGO/R']], market: 'OOPPPP', draw: '', discard: 'MMM' },
    ['0 infiltrate 1.0 with BG market O'],
  ],
]

describe('sampling has the listed distribution', () => {
  test.each(EVENTS)('%s', (name, placement, steps) => {
    const start = position(placement)
    play(start, ...steps)
    const odds = listed(start)
    const random = new Random(name)
    const all = census(start.state)
    const observed = tally(() => {
      const p = copy(start)
      p.game.sample(p.state, random)
      if (census(p.state) !== all) throw new Error('cards appeared or disappeared')
      return p.state.join()
    })
    expectLikely(observed, odds)
  })

  test.each([
    ['CB-3 a hand of the deal', 'M', 6, (p: Position) => truth(p).hands[2]!],
    ['CB-3 the market of the deal', 'M', 6, (p: Position) => truth(p).market],
    ['CB-3 all that is dealt', 'Y', 30, (p: Position) => truth(p).hands.join('') + truth(p).market],
  ])('%s', (name, letter, size, zone) => {
    const random = new Random(name)
    const total = letter === 'M' ? 20 : 15
    const observed = tally(() => {
      const p = newTable({ seats: 4 })
      p.game.sample(p.state, random)
      return String(zone(p).split(letter).length - 1)
    })
    const odds = Array.from({ length: Math.min(size, total) + 1 }, (_, count): [string, number] => [
      String(count),
      (choose(total, count) * choose(110 - total, size - count)) / choose(110, size),
    ])
    expectLikely(observed, new Map(odds))
  })

  test('CB-3 a sampled deal is the very position that its outcomes lead to', () => {
    const [sampled, replayed] = [newTable(), newTable()]
    sampled.game.sample(sampled.state, new Random('deal'))
    play(replayed, `* deal ${truth(sampled).hands.join(' ')} | ${truth(sampled).market}`)
    expect(replayed.state).toEqual(sampled.state)
  })

  test('CB-3 a deal that has begun is completed', () => {
    const p = newTable({ seats: 2 })
    for (let i = 0; i < 8; i++) p.game.apply(p.state, CHANCE, 0)
    p.game.sample(p.state, new Random('rest'))
    const { hands, market, draw } = truth(p)
    expect([hands[0], hands[1]!.slice(0, 2), hands[1]!.length, market.length, draw.length]).toEqual([
      'BBBBBB',
      'BB',
      6,
      6,
      92,
    ])
  })

  test('the test itself tells a crooked die from a fair one', () => {
    const random = new Random('die')
    const fair = new Map(Array.from({ length: 6 }, (_, side): [string, number] => [String(side), 1 / 6]))
    expectLikely(
      tally(() => String(random.below(6))),
      fair,
    )
    expect(() =>
      expectLikely(
        tally(() => String(random.below(20) === 0 ? 5 : random.below(6))),
        fair,
      ),
    ).toThrow(/to be less than or equal to/)
  })
})

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
