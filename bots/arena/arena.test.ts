import { seatList } from '@alleycat/engine'
import { GAMES, gameKind } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { dealsFor, entryAt, filledLineUp, gamesOf, type ArenaPlan } from './plan.ts'
import { placesOf, Ratings } from './ratings.ts'
import { Standings } from './standings.ts'
import { ArenaTable, Misplay, type Outsider, type Played } from './table.ts'

const planOf = (lineUp: readonly string[], deals: number, game = 'catham-city'): ArenaPlan => ({
  game,
  options: gameKind(game).defaults,
  lineUp,
  seed: 'test',
  deals,
})

async function contest(plan: ArenaPlan): Promise<Played[]> {
  const table = new ArenaTable(plan)
  const games: Played[] = []
  for (let number = 0; number < gamesOf(plan); number++) games.push((await table.play(number)).played)
  return games
}

function standingsOf(plan: ArenaPlan, games: readonly Played[]): Standings {
  const standings = new Standings(plan)
  for (const game of games) standings.add(game)
  return standings
}

describe('the line-up', () => {
  test('is filled with its last name', () => {
    expect(filledLineUp(['a'], 3)).toEqual(['a', 'a', 'a'])
    expect(filledLineUp(['a', 'b'], 4)).toEqual(['a', 'b', 'b', 'b'])
    expect(filledLineUp(['a', 'b'], 2)).toEqual(['a', 'b'])
  })

  test.each([2, 3, 4, 5, 6])('of %i has each entry on each seat once, and the same neighbours always', (seats) => {
    const all = seatList((1 << seats) - 1)
    for (const entry of all) {
      const held = all.map((rotation) => all.find((seat) => entryAt(seat, rotation, seats) === entry))
      expect(new Set(held)).toEqual(new Set(all))
    }
    for (const rotation of all)
      for (const seat of all)
        expect(entryAt((seat + 1) % seats, rotation, seats)).toBe((entryAt(seat, rotation, seats) + 1) % seats)
  })

  test('plays whole rotations', () => {
    expect(dealsFor(1, 4)).toBe(1)
    expect(dealsFor(100, 3)).toBe(34)
    expect(gamesOf(planOf(['random', 'random', 'random'], dealsFor(100, 3)))).toBe(102)
  })
})

describe('a contest', () => {
  test.each(GAMES)('of $id deals the same cards in every rotation and others in the next deal', async ({ id }) => {
    const table = new ArenaTable(planOf(['greedy', 'random', 'random'], 2, id))
    const first = await Promise.all([0, 1, 2, 3].map(async (number) => (await table.play(number)).match.steps[0]))
    expect(new Set(first.slice(0, 3)).size).toBe(1)
    expect(first[3]).not.toBe(first[0])
  })

  test('puts every bot on every seat', async () => {
    const games = await contest(planOf(['greedy', 'random', 'search:1'], 1))
    expect(games.map(({ names }) => names)).toEqual([
      ['greedy', 'random', 'search:1'],
      ['random', 'search:1', 'greedy'],
      ['search:1', 'greedy', 'random'],
    ])
  })

  test('plays a game alone as it plays it among others', async () => {
    const plan = planOf(['greedy', 'random'], 3)
    const { played } = await new ArenaTable(plan).play(5)
    const among = (await contest(plan))[5]!
    expect({ ...played, milliseconds: [] }).toEqual({ ...among, milliseconds: [] })
  })

  test('rates the stronger higher and gives everybody together one win for each game', async () => {
    const plan = planOf(['random', 'greedy', 'tangle'], 12)
    const standings = standingsOf(plan, await contest(plan))
    const list = standings.list()
    const [random, greedy, easy] = list
    expect(standings.games).toBe(36)
    expect(list.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(36, 9)
    expect(random!.rating.mu).toBeLessThan(easy!.rating.mu)
    expect(easy!.rating.mu).toBeLessThan(greedy!.rating.mu)
    expect(random!.interval.high).toBeLessThan(1 / 3)
    expect(greedy!.interval.low).toBeGreaterThan(1 / 3)
    for (const { interval, share, decisions } of list) {
      expect(interval.low).toBeLessThanOrEqual(share)
      expect(interval.high).toBeGreaterThanOrEqual(share)
      expect(decisions).toBeGreaterThan(36)
    }
  })

  test('counts a bot with several seats by the seat, and only deals that are complete', async () => {
    const plan = planOf(['greedy', 'random', 'random', 'random'], 3)
    const games = await contest(plan)
    const standings = standingsOf(plan, games.slice(0, 11))
    expect(standings.games).toBe(8)
    const [greedy, random] = standings.list()
    expect(random!.seats).toBe(3)
    expect(greedy!.share + 3 * random!.share).toBeCloseTo(1, 9)
  })
})

describe('ratings', () => {
  test('places are winners first, then scores, equals side by side', () => {
    expect(placesOf({ winners: [1], scores: [9, 16, 12] })).toEqual([3, 1, 2])
    expect(placesOf({ winners: [0, 2], scores: [5, 4, 5, 4] })).toEqual([1, 3, 1, 3])
    // Six colours win the Hall of Fame against more yarn.
    expect(placesOf({ winners: [0], scores: [6, 7] })).toEqual([1, 2])
  })

  test('become more certain with every game and stay close for equals', () => {
    const ratings = new Ratings()
    const start = ratings.of('a').sigma
    for (let i = 0; i < 50; i++) ratings.add(['a', 'b'], { winners: [i % 2], scores: [i % 2, 1 - (i % 2)] })
    expect(ratings.of('a').sigma).toBeLessThan(start / 2)
    expect(Math.abs(ratings.of('a').mu - ratings.of('b').mu)).toBeLessThan(2 * ratings.of('a').sigma)
  })
})

describe('an outsider', () => {
  test('is told its seat, what it sees, and how the game ended', async () => {
    const told: string[] = []
    const outsider: Outsider = {
      start: (seat) => void told.push(`start ${seat}`),
      see: (event) => void told.push((event as { type: string }).type),
      decide: async (_, legal) => legal[0]!,
      over: () => void told.push('over'),
    }
    const { played } = await new ArenaTable(planOf(['x', 'random'], 1), [outsider]).play(1)
    expect(played.names).toEqual(['random', 'x'])
    expect(told.slice(0, 2)).toEqual(['start 1', 'deal'])
    expect(told.slice(-2)).toEqual(['over', 'over'])
  })

  test('that decides something illegal is reported with the rule', async () => {
    const outsider: Outsider = { start() {}, see() {}, decide: async () => 'pass', over() {} }
    const table = new ArenaTable(planOf(['x', 'random'], 1), [outsider])
    await expect(table.play(0)).rejects.toThrow(Misplay)
    await expect(table.play(0)).rejects.toMatchObject({ entry: 0, choice: 'pass', rule: 'CC-7' })
  })
})
