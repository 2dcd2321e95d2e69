import type { Game } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { rulesFor, type CathamCityOptions } from '../rules/options.ts'
import { legalActions, play, position, type Placement, type Position } from '../rules/testing/position.ts'
import { TABLES, walk } from '../rules/testing/walk.ts'
import { mindFor } from './index.ts'

const mindOf = ({ seats, options }: Game) => mindFor(rulesFor(seats, options as CathamCityOptions))

/** The decision that a seat scores highest. */
function favouriteIn({ game, state }: Position, seat: number): string {
  const actions = legalActions(game, state, seat)
  const scores = new Float64Array(actions.length)
  mindOf(game).judge(state, seat, actions, actions.length, scores)
  return game.format(state, seat, actions[scores.indexOf(Math.max(...scores))]!)
}

const favourite = (placement: Placement): string => favouriteIn(position({ seats: 2, ...placement }), 0)

describe('judgement', () => {
  test.each([
    ['takes the win rather than more points', 'play SSS', { points: [14], hands: ['SSSRR', 'DDD'] }],
    ['plays a set for points', 'play SSS', { hands: ['SSSHM', 'DDD'] }],
    ['takes what completes a set', 'take S', { hands: ['SSHM', 'DDD'], display: 'DHHMMRS' }],
    ['takes several rather than one', 'take DDD', { hands: ['HM', 'RR'], display: 'DDDHMRS' }],
    ['gives the card that it can spare to Detectives', 'play DDD+M', { hands: ['DDDSSM', 'RR'] }],
  ])('%s', (_, expected, placement) => expect(favourite(placement)).toBe(expected))

  test('answers Mafia with two cards that are worth little rather than with a point', () => {
    const p = position({ seats: 2, points: [0, 5], hands: ['MMMM', 'DDDHM'] })
    play(p, '0 play MMMM')
    expect(favouriteIn(p, 1)).toBe('discard HM')
  })
})

describe('a reason to take', () => {
  const reasonTo = (take: string, hand: string): object | undefined => {
    const { game, state } = position({ seats: 2, hands: [hand, 'DDD'], display: 'DHHMMRS' })
    return mindOf(game).reasons(state, 0, game.parse(state, 0, take)!, game.knowledge(0))[0]
  }

  test.each([
    ['completes', 'SSHM', 'take S', { code: 'completes', faction: 'S', cards: 3 }],
    ['is one short of', 'SHM', 'take S', { code: 'one-short', faction: 'S' }],
    ['adds to', 'SSSHM', 'take S', { code: 'more-of', faction: 'S', cards: 4 }],
    ['adds to, for the second time', 'RRR', 'take R', { code: 'more-of', faction: 'R', cards: 4 }],
    ['adds to, though any number can be played', 'H', 'take HH', { code: 'more-of', faction: 'H', cards: 3 }],
  ])('tells what it %s', (_, hand, take, reason) => expect(reasonTo(take, hand)).toEqual(reason))
})

test('with two actions, what is over the hand limit can still be played', () => {
  const overLimit = (actionsLeft: number): boolean => {
    const p = position({ seats: 2, actionsPerTurn: 2, actionsLeft, hands: ['D4H4M2', 'D'], display: 'DHHMMRS' })
    const found = mindOf(p.game).reasons(p.state, 0, p.game.parse(p.state, 0, 'take HH')!, p.game.knowledge(0))
    return found.some(({ code }) => code === 'over-limit')
  }
  expect([overLimit(1), overLimit(2)]).toEqual([true, false])
})

test.each([
  [1, [{ code: 'saves-point' }, { code: 'keeps', faction: 'R', cards: 1 }]],
  [0, [{ code: 'keeps', faction: 'R', cards: 1 }]],
])('a reason to answer Mafia with cards: with %i points', (points, reasons) => {
  const p = position({ seats: 2, points: [0, points], hands: ['MMMM', 'HRS'] })
  play(p, '0 play MMMM')
  expect(mindOf(p.game).reasons(p.state, 1, p.game.parse(p.state, 1, 'discard HS')!, p.game.knowledge(1))).toEqual(
    reasons,
  )
})

test('a reason to pass: whom nothing would be given keeps cards', () => {
  const toDetectives = position({ seats: 2, hands: ['DDDH', 'HHS'] })
  play(toDetectives, '0 play DDD+H')
  const { game, state } = toDetectives
  expect(mindOf(game).reasons(state, 1, game.parse(state, 1, 'pass')!, game.knowledge(1))).toEqual([
    { code: 'keeps', faction: 'H', cards: 2 },
  ])
})

test('a reason to discard: first what would be missed most, and no single card that is far from a set', () => {
  const p = position({ seats: 2, hands: ['DHM3R2S3', 'D'], display: 'HDDHMRS' })
  play(p, '0 take HH', '* refill RS')
  const kept = mindOf(p.game).reasons(p.state, 0, p.game.parse(p.state, 0, 'discard HH')!, p.game.knowledge(0))
  expect(kept.map(({ faction, cards }) => `${faction}${cards}`)).toEqual(['S3', 'R2', 'H1', 'M3'])
})

describe('estimate', () => {
  const chancesIn = ({ game, state }: Position): number[] => {
    const chances = new Float64Array(game.seats)
    mindOf(game).estimate(state, chances)
    return [...chances]
  }

  test.each(TABLES)('adds up to 1: $seats seats, $factions, $actionsPerTurn actions', (table) => {
    walk(table, 'estimate', (p) => {
      const chances = chancesIn(p)
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
    })
  })

  test('rises with points', () => {
    const chances = Array.from(
      { length: 16 },
      (_, points) => chancesIn(position({ seats: 2, points: [points, 8] }))[0]!,
    )
    expect(chances).toEqual(chances.toSorted((a, b) => a - b))
    expect(new Set(chances).size).toBe(16)
  })

  test('a hand that can be played is worth more than one that cannot', () => {
    const [ready] = chancesIn(position({ seats: 2, hands: ['SSS', 'HMR'] }))
    const [mixed] = chancesIn(position({ seats: 2, hands: ['SHM', 'HMR'] }))
    expect(ready).toBeGreaterThan(mixed!)
  })
})
