import { checkRecord, Match, recordOf } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { playGame, Tally, type Plan } from './simulation.ts'

const planFor = (kind: (typeof GAMES)[number], seats: number, seed = 'test'): Plan => ({
  game: kind.create(seats, kind.defaults),
  bots: Array<string>(seats).fill('random'),
  seed,
  trace: true,
})

describe.each(GAMES)('simulated games of $id', (kind) => {
  const seats = Array.from({ length: kind.maxSeats - kind.minSeats + 1 }, (_, i) => kind.minSeats + i)

  test('are valid records, traces included, at every number of seats', () => {
    for (const count of seats) {
      const record: unknown = JSON.parse(JSON.stringify(recordOf(playGame(planFor(kind, count), 0))))
      expect(checkRecord(record, GAMES, { trace: true })).toBeInstanceOf(Match)
    }
  })

  test('follow from the seed and their number alone', () => {
    const steps = (number: number, seed?: string) => playGame(planFor(kind, kind.minSeats, seed), number).steps
    expect(steps(3)).toEqual(steps(3))
    expect(steps(3)).not.toEqual(steps(4))
    expect(steps(3)).not.toEqual(steps(3, 'other'))
  })
})

test('a tally counts decisions and wins', () => {
  const tally = new Tally(2)
  const record = { format: 'alleycat-record/1', game: 'x', seats: 2, options: {} } as const
  tally.add({ ...record, steps: ['* deal', '0 take', '1 pass'], result: { winners: [0, 1], scores: [1, 1] } })
  tally.add({ ...record, steps: ['* deal', '0 take'], result: { winners: [1], scores: [0, 1] } })
  expect(tally).toMatchObject({ games: 2, decisions: 3, wins: [1, 2] })
})
