import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { alleycat } from '../testing/program.ts'
import { bench } from './bench.ts'

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

describe.concurrent('bench bots', () => {
  const bots = async (...args: string[]) => alleycat(['bench', 'bots', '--seconds', '0.01', '--games', '2', ...args])

  test('measures a claim for a program', async () => {
    const { code, stdout, stderr } = await bots('--json', '--only', 'catham-city: greedy')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({
      bench: 'bots',
      measure: 'strength',
      name: 'catham-city: greedy against random',
      game: 'catham-city',
      seats: 2,
      lineUp: ['greedy', 'random'],
      games: 2,
      share: 1,
      shareHigh: 1,
      par: 0.5,
      verdict: 'open',
    })
  })

  test('measures how fast a search is in both games', async () => {
    const { stdout } = await bots('--json', '--only', 'iterations')
    const lines = stdout.trimEnd().split('\n')
    const names = lines.map((line) => (JSON.parse(line) as { name: string }).name)
    expect(names).toEqual(
      ['catham-city', 'cat-burglars'].flatMap((game) =>
        [2, 4].map((seats) => `${game}: iterations with ${seats} seats`),
      ),
    )
    for (const line of lines) expect(line).toMatch(/"measure":"speed",.*"iterationsPerSecond":[1-9]\d*\}$/)
  })

  test('shows tables for a person and says how long it will take', async () => {
    const { stdout, stderr } = await bots('--only', 'Greedy against', '--jobs', '1')
    expect(stderr).toMatch(/^3 claims of 2 games on 1 thread: about \d+ seconds?\n$/)
    expect(stdout).toMatch(/^how strong +games +a seat +95% of it +par +so +ms\/decision\n/)
    expect(stdout).toMatch(/\ncat-burglars hall of fame: greedy against random +2 +100\.0% +34 to 100% +50\.0% +open +/)
    expect(
      new Set(
        stdout
          .trimEnd()
          .split('\n')
          .map((line) => line.length),
      ).size,
    ).toBe(1)
  })

  test.each([
    [
      ['bots', '--only', 'chess'],
      /^nothing has "chess" in its name: choose from catham-city: iterations with 2 seats; /,
    ],
    [['bots', '--games', '0'], /^--games must be/],
    [['engine', '--games', '10'], /^--games is for "alleycat bench bots"$/],
  ])('refuses %j', async (args, message) => {
    await expect(bench.run(args, 'en')).rejects.toThrow(message)
  })
})

describe('bench web', () => {
  test.each([
    [['web', '--folder', '/nowhere'], /^there is no built app in "\/nowhere": it has no index\.html$/],
    [['web', '--jobs', '2'], /^--jobs is for "alleycat bench bots"$/],
    [['web', '--runs', '0'], /^--runs must be/],
    [
      ['engine', '--only', 'x'],
      /^--only is for "alleycat bench bots", "alleycat bench web", and "alleycat bench server"$/,
    ],
    [['bots', '--folder', 'x'], /^--folder is for "alleycat bench web"$/],
    [['webs'], /^bench what\? write "alleycat bench" and one of engine, bots, web, and server$/],
  ])('refuses %j', async (args, message) => {
    await expect(bench.run(args, 'en')).rejects.toThrow(message)
  })
})

describe('bench server', () => {
  test.each([
    [
      ['server', '--tables', '0'],
      /^--tables must be whole numbers from 1 to 99,999 with commas between them, not "0"$/,
    ],
    [['server', '--tables', '250,,500'], /^--tables must be/],
    [['server', '--seconds', '0.5'], /^--seconds must be/],
    [['web', '--profile'], /^--profile is for "alleycat bench server"$/],
  ])('refuses %j', async (args, message) => {
    await expect(bench.run(args, 'en')).rejects.toThrow(message)
  })
})
