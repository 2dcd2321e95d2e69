import { expect, test } from 'vitest'
import type { LogLine } from '../game-module.ts'
import { dealtTo, lastTurn, storyOf, storyWithCards } from './story.ts'

const line = (text: string, seat: number | null, heading = false): LogLine => ({ text, seat, heading, event: 0 })
const LOG = [
  line('Turn: Ann', 0, true),
  line('Ann: takes 2', 0),
  line('Turn: Ben', 1, true),
  line('Ben: plays 3', 1),
  line('New in the display: 1', null),
  line('Ann: passes', 0),
  line('Winner: Ben', 1, true),
]

test('a story tells what players did', () => {
  expect(storyOf(LOG)).toBe('Ann: takes 2. Ben: plays 3. Ann: passes')
})

test('a story of luck tells the cards that came as well', () => {
  expect(storyWithCards(LOG.slice(2))).toBe('Ben: plays 3. Ann: passes. New in the display: 1')
})

test('a story of the deal tells of the cards of one seat', () => {
  const [own, other] = [0, 1].map((seat) => ({ type: 'deal', seat, card: 'B' }))
  expect(dealtTo([own, other, { type: 'draw', seat: 0, card: 'G' }], 0)).toEqual([own])
})

test('a long story leaves out the middle, and tells how it ended', () => {
  const turn = ['Ben: secures 3', 'first: yarn', 'second: yarn', 'third: yarn', 'Ben: +3'].map((text) => line(text, 1))
  expect(storyOf(turn)).toBe('Ben: secures 3. first: yarn. Ben: +3')
})

test('a long story tells a deed of whom it is about', () => {
  const turn = [
    line('Ann: plays 3', 0),
    line('Ann: +3', 0),
    line('Ben: discards 1', 1),
    line('Ben: +1', 1),
    line('Cleo: +1', 2),
  ]
  expect(storyOf(turn, 1)).toBe('Ann: plays 3. Ben: +1. Cleo: +1')
  expect(storyOf(turn.slice(0, 4), 1)).toBe('Ann: plays 3. Ben: discards 1. Ben: +1')
  expect(storyOf(turn, 2)).toBe('Ann: plays 3. Ann: +3. Cleo: +1')
  expect(storyOf(turn.slice(0, 2), 1)).toBe('Ann: plays 3. Ann: +3')
})

test('the last turn is the one that ended the game', () => {
  expect(storyOf(lastTurn(LOG))).toBe('Ben: plays 3. Ann: passes')
  expect(lastTurn([])).toEqual([])
})
