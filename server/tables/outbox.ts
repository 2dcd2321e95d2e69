import { randomUUID } from 'node:crypto'
import { hasSeat, type SeatSet } from '@alleycat/engine'
import type { OutboxRow } from '../store/schema.ts'
import type { Entry } from './game-log.ts'
import type { Table } from './table.ts'

/** At tables over days, people whose turn it has become are notified: kept with the entries, sent afterwards. */
export function turnNotices(owingBefore: SeatSet, { row, places, log }: Table, entries: readonly Entry[]): OutboxRow[] {
  if (log.pace.kind !== 'days') return []
  const hasDecided = (seat: number): boolean => entries.some(({ move }) => move?.seat === seat)
  return places
    .filter(
      ({ seat, control, person_id }) =>
        seat !== null &&
        person_id !== null &&
        control === 'person' &&
        hasSeat(row.owing, seat) &&
        (!hasSeat(owingBefore, seat) || hasDecided(seat)),
    )
    .map(({ person_id }) => notice(row.id, person_id!, row.owing_from))
}

/** A notification that a table waits for somebody. */
export const notice = (table: string, person: string, due: number): OutboxRow => ({
  id: randomUUID(),
  person_id: person,
  table_id: table,
  due_at: due,
  attempts: 0,
})
