import { expect, test } from 'vitest'
import { position, view } from '../rules/testing/position.ts'
import { en } from '../words/en.ts'
import { markOf, ownMarkOf } from './marks.ts'

const turn = view(position({ hands: ['B', 'B', 'B'] }), 0)
const placing = { ...turn, phase: 'place', turn: 1, table: { owner: 0, card: 'B' } } as const
const asked = { isAsked: true, isYou: true }

test('while a cat from a trap is placed nobody else is said to be on turn', () => {
  expect([1, 2].map((seat) => markOf(placing, [], seat, en))).toEqual(['', ''])
  expect(ownMarkOf(placing, [], 0, en, asked)).toBe('Place the cat')
  expect(ownMarkOf(placing, [], 0, en, { ...asked, isYou: false })).toBe('places the cat')
  expect(markOf({ ...placing, viewer: 1 }, [], 0, en)).toBe('places the cat')
  expect(ownMarkOf({ ...placing, viewer: 1 }, [], 1, en, { ...asked, isAsked: false })).toBe('')
})

test('whoever is on turn is said to be, and at the end whoever has won', () => {
  expect(markOf({ ...turn, turn: 1 }, [], 1, en)).toBe('Turn')
  expect(ownMarkOf(turn, [], 0, en, asked)).toBe('Your turn')
  const over = { ...turn, phase: 'over' } as const
  expect([1, 2].map((seat) => markOf(over, [1], seat, en))).toEqual(['Winner', ''])
  expect(ownMarkOf(over, [0], 0, en, { ...asked, isAsked: false })).toBe('You win')
})
