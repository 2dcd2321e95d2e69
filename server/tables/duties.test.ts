import { cathamCity } from '@alleycat/games'
import { expect, test } from 'vitest'
import type { PlaceRow, TableRow } from '../store/schema.ts'
import { dueAt, dutiesOf, standingAnswer } from './duties.ts'
import type { Pace } from '@alleycat/protocol'
import type { Table } from './table.ts'
import { GameLog } from './game-log.ts'

const OPTIONS = { botPace: 1, awayAfter: 90_000 }
const CLOCK: Pace = { kind: 'live', clock: { seconds: 60, increment: 0 } }

/** Seat 0 acts; with `window` it has played Detectives with M, and seat 1 alone holds one. */
function tableWith(pace: Pace, places: readonly Partial<PlaceRow>[], window = false): Table {
  const log = new GameLog(cathamCity.create(3, cathamCity.defaults), pace)
  log.append({ seq: 1, move: null, chance: ['* deal DDDHHM HHMRSS HHRRSSS | DDHHMRS'], at: 1000, holdUntil: null })
  if (window) {
    const move = { seat: 0, decision: 'play DDD+M', decider: 'person' } as const
    log.append({ seq: 2, move, chance: [], at: 2000, holdUntil: 5000 })
  }
  const place = { control: 'person', character: null, standing: '[]' } as const
  return {
    row: { id: 'table', status: 'playing', due_at: null } as TableRow,
    places: [0, 1, 2].map((seat) => ({ ...place, seat, ...places[seat] }) as PlaceRow),
    log,
  }
}

test('a person has until the clock runs out', () => {
  expect(dutiesOf(tableWith(CLOCK, []), OPTIONS)).toEqual([{ seat: 0, kind: 'time', at: 61_000 }])
})

test('a person without a clock is looked for after a while', () => {
  expect(dutiesOf(tableWith({ kind: 'live', clock: null }, []), OPTIONS)).toEqual([
    { seat: 0, kind: 'away', at: 91_000 },
  ])
})

test('a bot takes a human time for its turn', () => {
  const [duty] = dutiesOf(tableWith(CLOCK, [{ control: 'bot', character: 'vesper' }]), OPTIONS)
  expect(duty).toMatchObject({ seat: 0, kind: 'bot' })
  expect(duty!.at).toBeGreaterThan(1500)
  expect(duty!.at).toBeLessThan(10_000)
})

test('CC-27a a bot answers at once: the window hides how long it took', () => {
  const table = tableWith(CLOCK, [{}, { control: 'bot', character: 'vesper' }], true)
  expect(dutiesOf(table, OPTIONS)).toEqual([{ seat: 1, kind: 'bot', at: 2000 }])
})

test('a standing answer is given at once, the first that is legal', () => {
  const table = tableWith(CLOCK, [{}, { standing: '["pay","discard M","pass"]' }], true)
  expect(dutiesOf(table, OPTIONS)).toEqual([{ seat: 1, kind: 'standing', at: 2000 }])
  expect(standingAnswer(table.log, table.places[1]!, 1)).toBe('discard M')
})

test('standing answers are for answers, not for turns', () => {
  expect(dutiesOf(tableWith(CLOCK, [{ standing: '["take H"]' }]), OPTIONS)[0]).toMatchObject({ kind: 'time' })
})

test('CC-27a a window that waits for nobody is closed when it may be', () => {
  const table = tableWith(CLOCK, [], true)
  const move = { seat: 1, decision: 'pass', decider: 'person' } as const
  table.log.append({ seq: 3, move, chance: [], at: 3000, holdUntil: null })
  expect(dutiesOf(table, OPTIONS)).toEqual([{ seat: 0, kind: 'close', at: 5000 }])
})

test('nobody has to look after a table that is not being played', () => {
  const table = tableWith(CLOCK, [])
  expect(dueAt({ ...table, row: { ...table.row, status: 'over' } }, OPTIONS)).toBeNull()
})
