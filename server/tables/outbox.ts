import { randomUUID } from 'node:crypto'
import type { Writer } from '../store/store.ts'
import type { Table } from './table.ts'

/** Over days, people whose turn it has become are told of it: kept with the move, sent afterwards. */
export async function notifyTurn(
  tx: Writer,
  before: Table,
  { row, places, timeline }: Table,
  now: number,
): Promise<void> {
  if (timeline.pace.kind !== 'days') return
  const newly = places.filter(
    ({ seat, control, person_id }) =>
      seat !== null &&
      person_id !== null &&
      control === 'person' &&
      timeline.owes(seat) &&
      (!before.timeline.owes(seat) || before.timeline.decided[seat] !== timeline.decided[seat]),
  )
  for (const { person_id } of newly)
    await tx
      .insertInto('outbox')
      .values({
        id: randomUUID(),
        person_id: person_id!,
        table_id: row.id,
        due_at: Math.max(now, timeline.settlesAt),
        attempts: 0,
      })
      .execute()
}
