import { expect, test } from 'vitest'
import { due, legal, play, position, seen, truth } from '../testing/position.ts'

test.each([
  ['R', []],
  ['RR', ['play RR']],
  ['RRR', ['play RR']],
  ['RRRR', ['play RR', 'play RRRR']],
  ['RRRRRRR', ['play RR', 'play RRRR']],
])('CC-19 exactly 2 or exactly 4 Robocats: with %s %j', (hand, expected) => {
  const p = position({ hands: [hand] })
  expect(legal(p, 0).filter((text) => text.startsWith('play'))).toEqual(expected)
})

test('CC-19 2 draw 5 cards and bring no points', () => {
  const p = position({ hands: ['RRRR'], points: [4] })
  play(p, '0 play RR')
  expect(due(p)).toBe('* draw 0 ?????')
  const events = play(p, '* draw 0 SRDHM')
  expect(truth(p)).toMatchObject({ points: [4, 0, 0], hands: ['DHMRRRS', '', ''], discard: 'RR' })
  const drawn = events.filter((event) => event.type === 'draw')
  expect(drawn).toHaveLength(5)
  for (const viewer of [1, 2, null])
    for (const event of seen(p, drawn, viewer)) expect(event).toEqual({ type: 'draw', seat: 0, card: null })
})

test('CC-19 4 are 3 points and draw nothing', () => {
  const p = position({ hands: ['RRRRR'], points: [4] })
  play(p, '0 play RRRR')
  expect(due(p)).toBe('1 act')
  expect(truth(p)).toMatchObject({ points: [7, 0, 0], hands: ['R', '', ''], discard: 'RRRR' })
})
