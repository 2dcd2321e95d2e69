import { describe, expect, test } from 'vitest'
import { due, legal, play, position, truth } from '../testing/position.ts'

test.each([
  ['MMM', []],
  ['MMMM', ['play MMMM']],
  ['MMMMMMMM', ['play MMMM']],
])('CC-20 exactly 4 Mafia: with %s %j', (hand, expected) => {
  const p = position({ hands: [hand] })
  expect(legal(p, 0).filter((text) => text.startsWith('play'))).toEqual(expected)
})

test('CC-20 2 points come before the answers', () => {
  const p = position({ hands: ['M5', 'DDH', 'DHS'], points: [1, 2, 3] })
  play(p, '0 play MMMM')
  expect(due(p)).toBe('1 2 answer')
  expect(truth(p)).toMatchObject({ points: [3, 2, 3], hands: ['M', 'DDH', 'DHS'], table: 'MMMM' })
})

describe('CC-20 a choice', () => {
  test.each([
    ['two cards and a point: free', 'DH', 1, ['discard DH', 'pay']],
    ['two alike and a point: free', 'DD', 1, ['discard DD', 'pay']],
    ['many alike and points: free', 'DDDDD', 7, ['discard DD', 'pay']],
    ['three cards and a point: free', 'DDH', 2, ['discard DD', 'discard DH', 'pay']],
    ['three cards and no point: which cards', 'DDH', 0, ['discard DD', 'discard DH']],
    ['different cards and no point: every pair', 'DHMM', 0, ['discard DH', 'discard DM', 'discard HM', 'discard MM']],
  ])('CC-20 %s', (_, hand, points, expected) => {
    const p = position({ seats: 2, hands: ['M4', hand], points: [0, points] })
    play(p, '0 play MMMM')
    expect([due(p), legal(p, 1)]).toEqual(['1 answer', expected])
  })

  test('CC-20 the cards: they are discarded and no point is lost', () => {
    const p = position({ seats: 2, hands: ['M4', 'DDH'], points: [0, 2] })
    play(p, '0 play MMMM', '1 discard DH')
    expect(truth(p)).toMatchObject({ turn: 1, points: [2, 2], hands: ['', 'D'], discard: 'DHMMMM' })
  })

  test('CC-20 the point: it is lost, nobody gets it, and no card is', () => {
    const p = position({ seats: 2, hands: ['M4', 'DDH'], points: [0, 2] })
    play(p, '0 play MMMM', '1 pay')
    expect(truth(p)).toMatchObject({ turn: 1, points: [2, 1], hands: ['', 'DDH'], discard: 'MMMM' })
  })
})

describe('CC-20 no choice', () => {
  test.each([
    ['two cards and no point gives the cards', 'DH', 0, '', 0, 'DH'],
    ['two alike and no point gives the cards', 'DD', 0, '', 0, 'DD'],
    ['many alike and no point gives two of them', 'DDDDD', 0, 'DDD', 0, 'DD'],
    ['one card and a point gives the point', 'D', 1, 'D', 0, ''],
    ['one card and many points gives a point', 'D', 9, 'D', 8, ''],
    ['no card and a point gives the point', '', 1, '', 0, ''],
    ['one card and no point gives that card', 'D', 0, '', 0, 'D'],
    ['nothing gives nothing', '', 0, '', 0, ''],
  ])('CC-20 a player with %s', (_, hand, points, handAfter, pointsAfter, discarded) => {
    const p = position({ seats: 2, hands: ['M4', hand], points: [5, points] })
    play(p, '0 play MMMM')
    expect(due(p)).toBe('1 act')
    expect(truth(p)).toMatchObject({ points: [7, pointsAfter], hands: ['', handAfter], discard: `${discarded}MMMM` })
  })
})
