import type { LogLine } from '@alleycat/ui/game-module.ts'
import { expect, test } from 'vitest'
import { entriesOf, sinceTurnOf } from './recap.ts'
import type { ToldLine } from './seat-changes.ts'

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

test('a deed is told with what came of it in one entry, and what was nobody’s deed is left out', () => {
  const told = (seat: number | null, text: string): ToldLine => ({
    text,
    event: 0,
    seat,
    cat: seat === null ? null : `cat-${seat}`,
    isStandIn: false,
  })
  const since = [
    told(1, 'Ben plays'),
    told(1, 'Ben: +3'),
    told(null, 'New'),
    told(2, 'Cleo passes'),
    told(1, 'Ben takes'),
  ]
  expect(entriesOf(since)).toEqual([
    { cat: 'cat-1', text: 'Ben plays · Ben: +3' },
    { cat: 'cat-2', text: 'Cleo passes' },
    { cat: 'cat-1', text: 'Ben takes' },
  ])
})
