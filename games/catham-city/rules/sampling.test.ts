import { CHANCE, chanceFrom, Random } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { hypergeometric, isLikely, oddsOfChance, tally } from '../../testing/statistics.ts'
import { census, copy, newTable, play, position, truth, type Placement } from './testing/position.ts'

const SAMPLES = 8_000

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
    const odds = oddsOfChance(start)
    expect([...odds.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
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

  test.each(EVENTS)('%s, drawn outcome by outcome', (name, placement, steps) => {
    const start = position(placement)
    play(start, ...steps)
    const odds = oddsOfChance(start)
    const chance = chanceFrom(new Random(name))
    const observed = tally(SAMPLES, () => {
      const p = copy(start)
      for (let left = p.game.pending(p.state); left > 0; left--) p.game.apply(p.state, CHANCE, chance(p.game, p.state))
      return p.state.join()
    })
    expect(isLikely(observed, odds)).toBe(true)
  })
})

describe('the deal', () => {
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
    expect(isLikely(observed, hypergeometric(15, 75, size))).toBe(true)
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
