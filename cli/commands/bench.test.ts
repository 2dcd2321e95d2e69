import { GAMES } from '@alleycat/games'
import { expect, test } from 'vitest'
import { alleycat } from '../testing/program.ts'

test('bench prints a line for each game and number of seats', async () => {
  const { code, stdout, stderr } = await alleycat(['bench', 'engine', '--json', '--seconds', '0.05'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const expected = GAMES.flatMap(({ id, minSeats, maxSeats }) =>
    Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => ({ game: id, seats: minSeats + i })),
  )
  const lines = stdout.trimEnd().split('\n')
  expect(lines).toHaveLength(expected.length)
  for (const [index, { game, seats }] of expected.entries()) {
    const start = `{"bench":"engine","game":"${game}","seats":${seats},"gamesPerSecond":`
    expect(lines[index]!.startsWith(start)).toBe(true)
    expect(lines[index]!.slice(start.length)).toMatch(/^[1-9]\d*,"decisionsPerSecond":[1-9]\d*\}$/)
  }
})
