import { expect, test } from 'vitest'
import { due, legal, play, position, seen, truth } from '../testing/position.ts'

test.each([
  ['SS', []],
  ['SSS', ['play SSS']],
  ['SSSSSSS', ['play SSS']],
])('CC-18 exactly 3 Scientists: with %s %j', (hand, expected) => {
  const p = position({ hands: [hand] })
  expect(legal(p, 0).filter((text) => text.startsWith('play'))).toEqual(expected)
})

test('CC-18 2 points, then 2 cards', () => {
  const p = position({ hands: ['SSSS'] })
  play(p, '0 play SSS')
  expect(due(p)).toBe('* draw 0 ??')
  expect(truth(p)).toMatchObject({ points: [2, 0, 0], hands: ['S', '', ''], discard: '' })
  play(p, '* draw 0 HD')
  expect(truth(p)).toMatchObject({ points: [2, 0, 0], hands: ['DHS', '', ''], discard: 'SSS' })
  expect(due(p)).toBe('1 act')
})

test('CC-18 the others do not see what is drawn', () => {
  const p = position({ hands: ['SSS'] })
  const events = play(p, '0 play SSS', '* draw 0 HD').filter((event) => event.type === 'draw')
  const hidden = [
    { type: 'draw', seat: 0, card: null },
    { type: 'draw', seat: 0, card: null },
  ]
  expect(events.map((event) => event.card)).toEqual(['H', 'D'])
  expect(seen(p, events, 0)).toEqual(events)
  for (const viewer of [1, 2, null]) expect(seen(p, events, viewer)).toEqual(hidden)
})
