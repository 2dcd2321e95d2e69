import { describe, expect, test } from 'vitest'
import { due, legal, play, position, truth } from '../testing/position.ts'

const plays = (hand: string): string[] =>
  legal(position({ hands: [hand] }), 0).filter((text) => text.startsWith('play'))

describe('CC-17 exactly 3 Detectives plus 1 further card of any faction', () => {
  test.each([
    ['DD', []],
    ['DDD', []],
    ['DDM', []],
    ['DDDM', ['play DDD+M']],
    ['DDDD', ['play DDD+D']],
    ['DDDDD', ['play DDD+D']],
    ['DDDDDMSS', ['play DDD+D', 'play DDD+M', 'play DDD+S']],
  ])('CC-17 with %s: %j', (hand, expected) => {
    expect(plays(hand)).toEqual(expected)
  })

  test.each([
    'play DDD',
    'play DDDD',
    'play DDDD+M',
    'play DDM',
    'play DD+M',
    'play M+D',
    'play DDD+MM',
    'play DDD+M @1',
  ])('CC-17 no other way to play them: %s', (text) => {
    const p = position({ hands: ['DDDDMM'] })
    expect(p.game.parse(p.state, 0, text)).toBeUndefined()
  })
})

describe('CC-17 the effect', () => {
  test('CC-17 3 points come before the answers', () => {
    const p = position({ hands: ['DDDM', 'M', 'M'], points: [1, 2, 3] })
    play(p, '0 play DDD+M')
    expect(due(p)).toBe('1 2 answer')
    expect(truth(p)).toMatchObject({ points: [4, 2, 3], hands: ['', 'M', 'M'] })
  })

  test('CC-17 an opponent may discard 1 card of the further faction for 1 point, or not', () => {
    const p = position({ hands: ['DDDM', 'DMMM', 'MS'], draw: 'H' })
    const { discard } = truth(p)
    play(p, '0 play DDD+M')
    expect([legal(p, 1), legal(p, 2)]).toEqual([
      ['discard M', 'pass'],
      ['discard M', 'pass'],
    ])
    play(p, '1 discard M', '2 pass')
    expect(truth(p)).toMatchObject({ points: [3, 1, 0], hands: ['', 'DMM', 'MS'] })
    expect(truth(p).discard).toHaveLength(discard.length + 5)
  })

  test('CC-17 with a fourth Detective opponents answer with Detectives', () => {
    const p = position({ seats: 2, hands: ['DDDD', 'DDM'] })
    play(p, '0 play DDD+D')
    expect([truth(p).table, legal(p, 1)]).toEqual(['DDDD', ['discard D', 'pass']])
    play(p, '1 discard D')
    expect(truth(p)).toMatchObject({ points: [3, 1], hands: ['', 'DM'], discard: 'DDDDD' })
  })

  test('CC-17 cards of the further faction still in the active hand stay there', () => {
    const p = position({ seats: 2, hands: ['DDDMM', 'M'] })
    play(p, '0 play DDD+M', '1 discard M')
    expect(truth(p)).toMatchObject({ points: [3, 1], hands: ['M', ''] })
  })
})
