import { expect, test } from 'vitest'
import { playersNamed } from './players-named.ts'

const called = (seat: number): string => `player ${seat + 1}`

test.each<[unknown, string[]]>([
  [
    ['Ada', ' Vesper '],
    ['Ada', 'Vesper'],
  ],
  [
    ['Ada', ''],
    ['Ada', 'player 2'],
  ],
  [
    ['search', 'search'],
    ['search (1)', 'search (2)'],
  ],
  [
    ['\u001b[31mAda', 7],
    ['\\u001b[31mAda', 'player 2'],
  ],
  [
    ['A'.repeat(30), 'Bo'],
    [`${'A'.repeat(24)}…`, 'Bo'],
  ],
  [['Ada'], ['player 1', 'player 2']],
  ['Ada', ['player 1', 'player 2']],
  [undefined, ['player 1', 'player 2']],
])('of the names %j players are called %j', (names, expected) => {
  expect(playersNamed({ seats: 2, names }, called)).toEqual(expected)
})
