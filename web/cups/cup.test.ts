import type { CupInfo } from '@alleycat/protocol'
import { expect, test } from 'vitest'
import { playerName, roundName, seatNames, timeUntil } from './cup.svelte.ts'
import { en } from './words/en.ts'

const table = (...seats: (number | null)[]) => ({ table: 't', status: 'over', seats, result: null, commitment: '' })
const round = (stage: number, tables: number) => ({
  stage,
  starts: 0,
  bots: ['biscuit', 'tangle'],
  tables: Array.from({ length: tables }, () => table(0, null)),
})
const cup = (format: CupInfo['format'], ...drawn: ReturnType<typeof round>[]): CupInfo =>
  ({
    format,
    rounds: 2,
    drawn,
    players: [{ person: { name: 'Ada' }, nonce: '', left: null }],
  }) as unknown as CupInfo

test('the time until a round is told in minutes and seconds, and in hours where it takes them', () => {
  expect([0, 900, 65_000, 3_605_000].map((time) => timeUntil(time, 0))).toEqual(['0:00', '0:01', '1:05', '1:00:05'])
  expect(timeUntil(0, 5000)).toBe('0:00')
})

test('a round is called by its number, and by who meets in it once winners do', () => {
  expect(roundName(cup('swiss', round(0, 4)), 1, en)).toBe('Round 1 of 2')
  const groups = cup('groups', round(0, 16), round(0, 16), round(1, 4), round(2, 1))
  expect([1, 3, 4].map((each) => roundName(groups, each, en))).toEqual(['Round 1', 'Winners’ round 1', 'Final'])
})

test('seats are told by name: of people, of bots, and of nobody any more', () => {
  const own = cup('swiss', round(0, 1))
  expect(seatNames(own, own.drawn[0]!, own.drawn[0]!.tables[0]!, en)).toEqual(['Ada', 'Bot (tangle)'])
  expect(playerName({ person: null, nonce: '', left: 1 }, en)).toBe('Deleted person')
})
