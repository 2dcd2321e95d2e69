import { describe, expect, test } from 'vitest'
import { due, legal, play, position, truth, why, type Placement } from './testing/position.ts'

describe('the goal', () => {
  test('CB-17 the game ends the moment a player has 8 balls, and that player wins', () => {
    const p = position({ hands: ['B'], gangs: [[], ['B/B']], yarn: ['G7', 'O7', 'R7'] })
    const events = play(p, '0 infiltrate 1.0 with B')
    expect(p.game.result(p.state)).toEqual({ winners: [0], scores: [8, 7, 7] })
    expect(events.slice(-2)).toEqual([
      { type: 'yarn', seat: 0, cards: 'B', total: 8 },
      { type: 'over', winners: [0] },
    ])
  })

  test('CB-17 nobody has won before', () => {
    const p = position({ yarn: ['G7', 'O7', 'R7'] })
    expect(p.game.result(p.state)).toEqual({ winners: [], scores: [7, 7, 7] })
  })

  test('CB-17 nobody may do anything after', () => {
    const p = position({ hands: ['B', 'B'], gangs: [['B/B']], yarn: ['G7'] })
    play(p, '0 secure 0')
    expect(due(p)).toBe('over')
    for (const seat of [0, 1, 2]) {
      expect(legal(p, seat)).toEqual([])
      expect(why(p, `${seat} form B`)).toBe('CB-17')
    }
  })

  test('CB-17 a trap that springs wins nothing', () => {
    const p = position({ hands: ['B'], gangs: [[], ['B/G']], yarn: ['G7', 'O7'] })
    play(p, '0 infiltrate 1.0 with B')
    expect([due(p), p.game.result(p.state).winners]).toEqual(['1 act', []])
  })
})

describe('no legal action', () => {
  const empty: Placement = { market: '', draw: '', discard: '' }

  test.each<[string, Placement]>([
    ['no cards anywhere', {}],
    ['only mirrors in the hand', { hands: ['MMM'] }],
    ['only traps of one’s own', { gangs: [['B/G', 'BB/O']] }],
    ['gangs of others that cannot be paid for', { hands: ['M'], gangs: [['B'], ['BG/B'], ['B']] }],
  ])('CB-20 a player passes with %s', (_, placement) => {
    const p = position({ ...empty, ...placement })
    expect(legal(p, 0)).toEqual(['pass'])
    play(p, '0 pass')
    expect(due(p)).toBe('1 act')
  })

  test.each<[string, Placement]>([
    ['a cat in the hand', { hands: ['B'] }],
    ['yarn of one’s own', { gangs: [['B/B']] }],
    ['a gang that can be paid for', { hands: ['M'], gangs: [[], ['B/G']] }],
    ['a card in the market', { market: 'M' }],
    ['a card in the draw pile', { draw: 'M' }],
    ['a card in the discard pile', { discard: 'M' }],
  ])('CB-20 nobody passes with %s', (_, placement) => {
    const p = position({ ...empty, ...placement })
    expect(legal(p, 0)).not.toContain('pass')
    expect(why(p, '0 pass')).toBe('CB-20')
  })

  test('CB-20 with two seats a market card alone can be enough to infiltrate', () => {
    const p = position({ ...empty, seats: 2, gangs: [[], ['B/G']], market: 'B' })
    expect(legal(p, 0)).toEqual(['infiltrate 1.0 with market B', 'recruit B'])
  })

  test('CB-20 when all players pass in a row the game ends and the most yarn wins', () => {
    const p = position({ ...empty, turn: 1, yarn: ['BB', 'G', 'OOO'] })
    const events = play(p, '1 pass', '2 pass', '0 pass')
    expect(due(p)).toBe('over')
    expect(p.game.result(p.state)).toEqual({ winners: [2], scores: [2, 1, 3] })
    expect(events.slice(-2)).toEqual([
      { type: 'pass', seat: 0 },
      { type: 'over', winners: [2] },
    ])
    for (const seat of [0, 1, 2]) expect(why(p, `${seat} pass`)).toBe('CB-20')
  })

  test('CB-20 those tied share the win', () => {
    const p = position({ ...empty, seats: 4, yarn: ['BB', 'G', 'OO', ''] })
    play(p, '0 pass', '1 pass', '2 pass', '3 pass')
    expect(p.game.result(p.state)).toEqual({ winners: [0, 2], scores: [2, 1, 2, 0] })
  })

  test('CB-20 with no yarn at all everybody shares it', () => {
    const p = position({ ...empty, seats: 2 })
    play(p, '0 pass', '1 pass')
    expect(p.game.result(p.state)).toEqual({ winners: [0, 1], scores: [0, 0] })
  })

  test('CB-20 in a row: anything done in between starts the count anew', () => {
    const p = position({ ...empty, hands: ['', '', 'B'], yarn: ['G'] })
    play(p, '0 pass', '1 pass', '2 form B', '0 pass', '1 pass')
    expect(due(p)).toBe('2 act')
    play(p, '2 pass')
    expect(due(p)).toBe('over')
    expect(p.game.result(p.state)).toEqual({ winners: [0], scores: [1, 0, 0] })
  })

  test('CB-20 one who passed acts again when there is something to do', () => {
    const p = position({ ...empty, seats: 2, hands: ['', 'M'], gangs: [['B/O']] })
    play(p, '0 pass', '1 infiltrate 0.0 with M', '* refill M')
    expect([due(p), legal(p, 0)]).toEqual(['0 act', ['recruit M']])
    play(p, '0 recruit M', '1 pass')
    expect([due(p), truth(p).hands]).toEqual(['0 act', ['M', '']])
  })
})
