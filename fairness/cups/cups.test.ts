import { Random, type Result } from '@alleycat/engine'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commitmentTo } from '../draws.ts'
import {
  dealName,
  dealNonces,
  dealSecret,
  stageOf,
  type CupPlan,
  type CupPlayer,
  type CupRound,
  type CupTable,
} from './cup.ts'
import { advancingFrom, drawRound, tableSizes } from './pairing.ts'
import { pointsAt, standingsOf } from './standings.ts'
import { verifyCup } from './verify.ts'

const SECRET = 'c4'.repeat(32)

const crowd = (size: number, gone: Readonly<Record<number, number>> = {}): CupPlayer[] =>
  Array.from({ length: size }, (_, player) => ({ nonce: String(player).padStart(16, '0'), left: gone[player] ?? null }))

const resultOf = (scores: readonly number[]): Result => {
  const best = Math.max(...scores)
  return { scores: [...scores], winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) }
}

/** Plays a whole cup in which scores are drawn from a seed. */
function played(plan: CupPlan, players: readonly CupPlayer[], seed = 'cup'): CupRound[] {
  const random = new Random(seed)
  const rounds: CupRound[] = []
  for (;;) {
    const seats = drawRound(plan, players, rounds, SECRET)
    if (!seats) return rounds
    rounds.push(seats.map((each) => ({ seats: each, result: resultOf(each.map(() => random.below(12))) })))
  }
}

const planOf = (format: CupPlan['format'], seats: number, rounds: number): CupPlan => ({
  id: 'cup',
  format,
  seats,
  rounds,
})
const peopleAt = ({ seats }: Pick<CupTable, 'seats'>): number[] => seats.filter((each) => each !== null)
const repeats = (tables: CupRound, before: readonly CupRound[]): number =>
  tables.flatMap(pairsAt).filter((pair) => before.flat().flatMap(pairsAt).includes(pair)).length
const pairsAt = (table: Pick<CupTable, 'seats'>): string[] => {
  const people = peopleAt(table).toSorted((a, b) => a - b)
  return people.flatMap((one, i) => people.slice(i + 1).map((other) => `${one} ${other}`))
}

const cups = fc.record({
  size: fc.integer({ min: 4, max: 64 }),
  seats: fc.integer({ min: 2, max: 6 }),
  rounds: fc.integer({ min: 1, max: 5 }),
  seed: fc.string(),
  gone: fc.dictionary(fc.nat(63).map(String), fc.nat(4), { maxKeys: 10 }),
})

describe('a Swiss cup', () => {
  test('places everybody who is there exactly once, with as few bots as the size of tables allows', () => {
    fc.assert(
      fc.property(cups, ({ size, seats, rounds, seed, gone }) => {
        const players = crowd(size, gone)
        for (const [before, tables] of played(planOf('swiss', seats, rounds), players, seed).entries()) {
          const there = players.flatMap(({ left }, number) => (left === null || left > before ? [number] : []))
          expect(tables.flatMap(peopleAt).toSorted((a, b) => a - b)).toEqual(there)
          expect(tables.map((table) => peopleAt(table).length)).toEqual(tableSizes(there.length, seats))
          for (const table of tables) expect(table.seats).toHaveLength(seats)
        }
      }),
      { numRuns: 25 },
    )
  })

  test('lets nobody meet again while there are enough others', () => {
    fc.assert(
      fc.property(cups, ({ size, seats, seed }) => {
        fc.pre(size >= seats * seats)
        const [first, second] = played(planOf('swiss', seats, 2), crowd(size), seed)
        expect(repeats(second!, [first!])).toBe(0)
      }),
      { numRuns: 25 },
    )
  })

  test('finds the pairs without a repeat wherever there are any', () => {
    fc.assert(
      fc.property(fc.constantFrom(4, 6, 8), fc.integer({ min: 2, max: 5 }), fc.string(), (size, rounds, seed) => {
        const all = played(planOf('swiss', 2, rounds), crowd(size), seed)
        for (const [before, tables] of all.entries())
          if (repeats(tables, all.slice(0, before)) > 0) expect(hasPairing(size, all.slice(0, before))).toBe(false)
      }),
      { numRuns: 25 },
    )
  })

  test('puts people of equal points together once they have played', () => {
    const rounds = played(planOf('swiss', 4, 2), crowd(64))
    const points = new Map<number, number>()
    for (const { seats, result } of rounds[0]!)
      for (const [seat, player] of seats.entries()) points.set(player!, pointsAt(result!, seat))
    const spread = rounds[1]!.map((table) => {
      const all = peopleAt(table).map((player) => points.get(player)!)
      return Math.max(...all) - Math.min(...all)
    })
    expect(spread.filter((each) => each <= 0.5).length).toBeGreaterThan(12)
  })

  test('at every table somebody starts who has started least often of those there', () => {
    fc.assert(
      fc.property(cups, ({ size, seats, rounds, seed }) => {
        const starts = new Map<number, number>()
        const of = (player: number): number => starts.get(player) ?? 0
        for (const table of played(planOf('swiss', seats, rounds), crowd(size), seed).flat()) {
          const [starter] = table.seats
          expect(starter).not.toBeNull()
          expect(of(starter!)).toBe(Math.min(...peopleAt(table).map(of)))
          starts.set(starter!, of(starter!) + 1)
        }
      }),
      { numRuns: 25 },
    )
  })
})

/** Whether everybody can be paired with somebody new, by trying. */
function hasPairing(size: number, before: readonly CupRound[]): boolean {
  const met = new Set(before.flat().flatMap(pairsAt))
  const pairs = (free: readonly number[]): boolean => {
    const [one, ...rest] = free
    return (
      one === undefined ||
      rest.some((other) => !met.has(`${one} ${other}`) && pairs(rest.filter((each) => each !== other)))
    )
  }
  return pairs(Array.from({ length: size }, (_, player) => player))
}

describe('a cup with groups and a final', () => {
  test('groups stay together, and the winners of all tables meet until one table is left', () => {
    fc.assert(
      fc.property(cups, ({ size, seats, rounds, seed }) => {
        const plan = planOf('groups', seats, rounds)
        const all = played(plan, crowd(size), seed)
        const groupOf = (tables: CupRound): string[] => tables.map((table) => pairsAt(table).join())
        for (const tables of all.slice(0, rounds)) expect(groupOf(tables)).toEqual(groupOf(all[0]!))
        expect(all.at(-1)).toHaveLength(1)
        for (const [index, tables] of all.entries()) {
          if (stageOf(plan, index + 1) === 0) continue
          expect(tables.flatMap(peopleAt)).toHaveLength(advancingFrom(all[index - 1]!.length, seats))
        }
        const order = standingsOf(plan, crowd(size), all, SECRET)
        expect(peopleAt(all.at(-1)![0]!)).toContain(order[0]!.player)
      }),
      { numRuns: 25 },
    )
  })

  test('64 people at tables of four play 3 rounds in groups, then 16 and then 4 of them meet', () => {
    const all = played(planOf('groups', 4, 3), crowd(64))
    expect(all.map((tables) => tables.length)).toEqual([16, 16, 16, 4, 1])
  })

  test('whoever has left makes room for the next best', () => {
    const plan = planOf('groups', 4, 1)
    const [groups] = played(plan, crowd(8))
    const winner = standingsOf(plan, crowd(8), [groups!], SECRET)[0]!.player
    const final = drawRound(plan, crowd(8, { [winner]: 1 }), [groups!], SECRET)
    expect(final!.flat()).toHaveLength(4)
    expect(final!.flat()).not.toContain(winner)
    expect(final!.flat()).not.toContain(null)
  })
})

test('in a duplicate cup everybody sits alone in the same seat, and all tables share their luck', () => {
  const plan = planOf('duplicate', 4, 3)
  const players = crowd(9)
  for (const [index, tables] of played(plan, players).entries()) {
    expect(tables.flatMap(peopleAt)).toEqual(players.map((_, player) => player))
    expect(new Set(tables.map(({ seats }) => seats.findIndex((each) => each !== null))).size).toBe(1)
    expect(new Set(tables.map((_, table) => dealName(plan, index + 1, table))).size).toBe(1)
  }
})

describe('standings', () => {
  const table = (seats: CupTable['seats'], ...scores: number[]): CupTable => ({ seats, result: resultOf(scores) })

  test('a seat has a point for each that finished behind it and half of one for each that is level', () => {
    const result = resultOf([7, 9, 7, 3])
    expect([0, 1, 2, 3].map((seat) => pointsAt(result, seat))).toEqual([1.5, 3, 1.5, 0])
  })

  test('points decide first, then the points of those met, then the difference of scores', () => {
    const plan = planOf('swiss', 2, 2)
    const rounds = [
      [table([0, 1], 9, 1), table([2, 3], 5, 4)],
      [table([0, 2], 9, 5), table([1, 3], 5, 2)],
    ]
    const order = standingsOf(plan, crowd(4), rounds, SECRET)
    expect(order.map(({ player }) => player)).toEqual([0, 2, 1, 3])
    expect(order.map(({ points }) => points)).toEqual([2, 1, 1, 0])
    expect(order.map(({ opponents }) => opponents)).toEqual([2, 2, 2, 2])
    expect(order.map(({ decidedBy }) => decidedBy)).toEqual(['points', 'margin', 'points', null])
  })

  test('those who are level in everything are told apart by their own meeting, and then by lot', () => {
    const plan = planOf('swiss', 2, 3)
    const level = [
      [table([0, 1], 5, 4), table([2, 3], 5, 4)],
      [table([2, 0], 5, 4), table([3, 1], 4, 5)],
    ]
    const order = standingsOf(plan, crowd(4), [...level, [table([0, 3], 5, 5), table([1, 2], 5, 5)]], SECRET)
    expect(order.map(({ points }) => points)).toEqual([2.5, 1.5, 1.5, 0.5])
    expect(order.slice(1, 3).map(({ player, direct }) => [player, direct])).toEqual([
      [0, 1],
      [1, -1],
    ])
    expect(order[1]!.decidedBy).toBe('direct')
    const unplayed = standingsOf(plan, crowd(4), [], SECRET)
    expect(unplayed.map(({ decidedBy }) => decidedBy)).toEqual(['lot', 'lot', 'lot', null])
  })

  test('in a duplicate cup the sum of the scores decides', () => {
    const rounds = [
      [table([0, null], 5, 9), table([1, null], 8, 1)],
      [table([null, 0], 2, 7), table([null, 1], 1, 3)],
    ]
    const order = standingsOf(planOf('duplicate', 2, 2), crowd(2), rounds, SECRET)
    expect(order.map(({ player, points }) => [player, points])).toEqual([
      [0, 12],
      [1, 11],
    ])
  })
})

describe('verifying a cup', () => {
  const plan = planOf('swiss', 4, 3)
  const players = crowd(14, { 3: 1 })
  const drawn = played(plan, players).map((tables, index) => ({
    tables: tables.map((each, table) => ({
      ...each,
      commitment: commitmentTo(dealSecret(SECRET, dealName(plan, index + 1, table))),
    })),
  }))
  const proof = { ...plan, players, drawn, secret: SECRET, commitment: commitmentTo(SECRET) }

  test('a cup that was drawn from its secret is fair', () => {
    expect(verifyCup(proof)).toEqual({ fair: true })
    expect(verifyCup(JSON.parse(JSON.stringify(proof)))).toEqual({ fair: true })
  })

  test('another secret, another seat, another deal and another nonce are found', () => {
    expect(verifyCup({ ...proof, secret: 'c5'.repeat(32) })).toMatchObject({ fair: false, part: 'commitment' })
    const [first, ...rest] = drawn
    const [table, ...others] = first!.tables
    const swapped = { ...table!, seats: table!.seats.toReversed() }
    expect(verifyCup({ ...proof, drawn: [{ tables: [swapped, ...others] }, ...rest] })).toEqual({
      fair: false,
      part: 'tables',
      round: 1,
    })
    const redealt = { ...table!, commitment: commitmentTo('00'.repeat(32)) }
    expect(verifyCup({ ...proof, drawn: [{ tables: [redealt, ...others] }, ...rest] })).toEqual({
      fair: false,
      part: 'deals',
      round: 1,
    })
    expect(verifyCup({ ...proof, players: players.with(0, { ...players[0]!, nonce: 'f'.repeat(16) }) })).toMatchObject({
      part: 'tables',
    })
  })

  test('everybody brings a part of the luck of every table', () => {
    expect(dealNonces(players, 4)).not.toEqual(dealNonces(players.with(13, { nonce: 'f'.repeat(16), left: null }), 4))
  })
})
