import { describe, expect, test } from 'vitest'
import { due, legal, odds, play, position, truth, type Placement } from '../testing/position.ts'

const factions = 'DHJMP'
const police = (placement: Placement) => position({ factions, ...placement })
const plays = (placement: Placement): string[] =>
  legal(police(placement), 0).filter((text) => text.startsWith('play P'))

describe('CC-22 the play', () => {
  test('CC-22 1 or more Police plus exactly 1 card of another faction, at one opponent', () => {
    expect(plays({ hands: ['PPDM', 'D', 'D'] })).toEqual([
      'play P+D @1',
      'play P+D @2',
      'play P+M @1',
      'play P+M @2',
      'play PP+D @1',
      'play PP+D @2',
      'play PP+M @1',
      'play PP+M @2',
    ])
  })

  test('CC-22 a Police card is no further card', () => {
    expect(plays({ hands: ['PPP', 'D', 'D'] })).toEqual([])
  })

  test('CC-22 not without a Police card', () => {
    expect(plays({ hands: ['DM', 'D', 'D'] })).toEqual([])
  })

  test('CC-22 as many Police as are in hand', () => {
    expect(plays({ seats: 2, hands: ['P9D', 'D'] })).toHaveLength(9)
  })

  test('CC-22 an opponent with fewer cards, or none, may be chosen', () => {
    expect(plays({ hands: ['PPD', '', 'H'] })).toEqual(['play P+D @1', 'play P+D @2', 'play PP+D @1', 'play PP+D @2'])
  })
})

describe('CC-22 the effect', () => {
  test('CC-22 as many cards as Police were played are revealed, +1 for each of the further faction', () => {
    const p = police({ seats: 2, hands: ['PPPDM', 'DDDHJ'], points: [1, 1] })
    play(p, '0 play PPP+D @1')
    expect(due(p)).toBe('* reveal 1 ???')
    expect(odds(p)).toEqual({ D: 3, H: 1, J: 1 })
    expect(truth(p)).toMatchObject({ hands: ['M', 'DDDHJ'], table: 'DPPP', points: [1, 1] })
    play(p, '* reveal 1 DJD')
    expect(truth(p)).toMatchObject({ turn: 1, points: [3, 1], hands: ['M', 'DH'], discard: 'DDDJPPP' })
  })

  test('CC-22 the whole hand if it is smaller', () => {
    const p = police({ seats: 2, hands: ['PPPD', 'DH'] })
    play(p, '0 play PPP+D @1')
    expect(due(p)).toBe('* reveal 1 ??')
    play(p, '* reveal 1 HD')
    expect(truth(p)).toMatchObject({ points: [1, 0], hands: ['', ''], discard: 'DDHPPP' })
  })

  test('CC-22 an empty hand reveals nothing', () => {
    const p = police({ seats: 2, hands: ['PPPD', ''] })
    play(p, '0 play PPP+D @1')
    expect(due(p)).toBe('1 act')
    expect(truth(p)).toMatchObject({ points: [0, 0], hands: ['', ''], discard: 'DPPP' })
  })

  test('CC-22 for each revealed Police card the opponent draws a card', () => {
    const p = police({ seats: 2, hands: ['PPPD', 'DPPP'] })
    play(p, '0 play PPP+D @1', '* reveal 1 PDP')
    expect(due(p)).toBe('* draw 1 ??')
    expect(truth(p)).toMatchObject({ points: [1, 0], hands: ['', 'P'], discard: '' })
    play(p, '* draw 1 HJ')
    expect(truth(p)).toMatchObject({ turn: 1, points: [1, 0], hands: ['', 'HJP'], discard: 'DDPPPPP' })
  })

  test('CC-22 revealed Police bring no points', () => {
    const p = police({ seats: 2, hands: ['PPD', 'PP'] })
    play(p, '0 play PP+D @1', '* reveal 1 PP', '* draw 1 DD')
    expect(truth(p)).toMatchObject({ points: [0, 0], hands: ['', 'DD'] })
  })
})
