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
    .map(({ person_id }) => ({
      id: randomUUID(),
      person_id: person_id!,
      table_id: row.id,
      due_at: row.owing_from,
      attempts: 0,
    }))
}
