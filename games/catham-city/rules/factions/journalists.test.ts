import { describe, expect, test } from 'vitest'
import { due, legal, play, position, truth, type Placement } from '../testing/position.ts'

const journalists = (placement: Placement) => position({ factions: 'DHJMR', ...placement })

test.each([
  ['J', []],
  ['JJ', ['play JJ']],
  ['JJJJJ', ['play JJ']],
])('CC-23 exactly 2 Journalists: with %s %j', (hand, expected) => {
  expect(legal(journalists({ hands: [hand] }), 0).filter((text) => text.startsWith('play'))).toEqual(expected)
})

test('CC-23 2 points come before the answers', () => {
  const p = journalists({ hands: ['JJ', 'D', 'M'], points: [1, 2, 3] })
  play(p, '0 play JJ')
  expect(due(p)).toBe('1 2 answer')
  expect(truth(p)).toMatchObject({ points: [3, 2, 3], table: 'JJ' })
})

describe('CC-23 the answers', () => {
  test.each([
    ['D', ['give D', 'pass']],
    ['DD', ['give D', 'give D discard D', 'pass']],
    ['DDD', ['give D', 'give D discard D', 'pass']],
    ['DJJM', ['give D', 'give J', 'give J discard J', 'give M', 'pass']],
  ])('CC-23 with %s: %j', (hand, expected) => {
    const p = journalists({ seats: 2, hands: ['JJ', hand] })
    play(p, '0 play JJ')
    expect(legal(p, 1)).toEqual(expected)
  })

  test('CC-23 an opponent without cards is not asked', () => {
    const p = journalists({ hands: ['JJ', '', 'D'] })
    play(p, '0 play JJ')
    expect(due(p)).toBe('2 answer')
  })

  test('CC-23 a card given joins the active hand and brings the giver nothing', () => {
    const p = journalists({ seats: 2, hands: ['JJM', 'DDD'] })
    play(p, '0 play JJ', '1 give D')
    expect(truth(p)).toMatchObject({ turn: 1, points: [2, 0], hands: ['DM', 'DD'], discard: 'JJ' })
  })

  test('CC-23 who gave may discard one more of that faction for 1 point, and only one', () => {
    const p = journalists({ seats: 2, hands: ['JJM', 'DDDD'] })
    play(p, '0 play JJ', '1 give D discard D')
    expect(truth(p)).toMatchObject({ turn: 1, points: [2, 1], hands: ['DM', 'DD'], discard: 'DJJ' })
  })

  test('CC-23 nobody has to give', () => {
    const p = journalists({ seats: 2, hands: ['JJM', 'DDDD'] })
    play(p, '0 play JJ', '1 pass')
    expect(truth(p)).toMatchObject({ turn: 1, points: [2, 0], hands: ['M', 'DDDD'], discard: 'JJ' })
  })

  test.each(['discard D', 'give D discard H', 'give DD', 'give D discard DD', 'give H discard H', 'give M', 'pay'])(
    'CC-23 no other answer: %s',
    (text) => {
      const p = journalists({ seats: 2, hands: ['JJ', 'DDDH'] })
      play(p, '0 play JJ')
      expect(p.game.parse(p.state, 1, text)).toBeUndefined()
    },
  )
})
