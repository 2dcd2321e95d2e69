import { CHANCE, Random } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { hypergeometric, isLikely, oddsOfChance, tally } from '../../testing/statistics.ts'
import { census, copy, newTable, play, position, truth, type Placement, type Position } from './testing/position.ts'

const SAMPLES = 20_000

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
    const odds = oddsOfChance(start)
    const random = new Random(name)
    const all = census(start.state)
    const observed = tally(SAMPLES, () => {
      const p = copy(start)
      p.game.sample(p.state, random)
      if (census(p.state) !== all) throw new Error('cards appeared or disappeared')
      return p.state.join()
    })
    expect(isLikely(observed, odds)).toBe(true)
  })

  test.each([
    ['CB-3 a hand of the deal', 'M', 6, (p: Position) => truth(p).hands[2]!],
    ['CB-3 the market of the deal', 'M', 6, (p: Position) => truth(p).market],
    ['CB-3 all that is dealt', 'Y', 30, (p: Position) => truth(p).hands.join('') + truth(p).market],
  ])('%s', (name, letter, size, zone) => {
    const random = new Random(name)
    const observed = tally(SAMPLES, () => {
      const p = newTable({ seats: 4 })
      p.game.sample(p.state, random)
      return String(zone(p).split(letter).length - 1)
    })
    expect(isLikely(observed, hypergeometric(letter === 'M' ? 20 : 15, 110, size))).toBe(true)
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
})
