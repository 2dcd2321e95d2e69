import type { LogLine } from '@alleycat/ui/game-module.ts'
import { expect, test } from 'vitest'
import { sinceTurnOf } from './recap.ts'

const turn = (seat: number): LogLine => ({ text: 'turn', event: 0, seat, heading: true })
const deed = (seat: number): LogLine => ({ text: 'deed', event: 0, seat })
const lines = [turn(1), deed(1), turn(0), deed(0), turn(1), deed(1), deed(0), turn(2), deed(2)]

test('the recap begins with the first turn of somebody else after one’s own', () => {
  expect(sinceTurnOf(lines, 0)).toBe(4)
  expect(sinceTurnOf([...lines, turn(0)], 0)).toBe(4)
  expect(sinceTurnOf([...lines, turn(0), deed(0), turn(1)], 0)).toBe(11)
})

test('before the first turn of one’s own it begins with the game', () => {
  expect(sinceTurnOf([turn(1), deed(1)], 0)).toBe(0)
  expect(sinceTurnOf([turn(1), deed(1), turn(0)], 0)).toBe(0)
})

test('there is none while nobody else has had a turn', () => {
  expect(sinceTurnOf([], 0)).toBe(null)
  expect(sinceTurnOf([turn(0), deed(0)], 0)).toBe(null)
})
