import { expect, test } from 'vitest'
import { named, usualName } from './game-setup.ts'
import type { Player } from './players.ts'

const names = { you: 'You', friend: (number: number) => `Player ${number}` }
const person = (name: string): Player => ({ kind: 'person', name, avatar: 'guest-1' })
const bot: Player = { kind: 'bot', bot: 'biscuit' }

test('one person among bots is "you"', () => {
  expect(named([bot, person('')], names)).toEqual([bot, { ...person('You'), isUsual: true }])
})

test('among several people nobody is "you", and bots are not counted', () => {
  const players = [person(' '), bot, person('')]
  expect(named(players, names)).toEqual([person('Player 1'), bot, person('Player 2')])
  expect(usualName(players, 2, names)).toBe('Player 2')
})

test('who has a name keeps it', () => {
  expect(named([person('Ann'), person('')], names)).toEqual([person('Ann'), person('Player 2')])
})
