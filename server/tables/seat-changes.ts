import { characterByName } from '@alleycat/bots'
import type { StandIn } from '@alleycat/protocol'
import type { PlaceRow, SeatChangeRow } from '../store/schema.ts'
import { readyQuery } from '../store/ready-query.ts'
import type { Database, Writer } from '../store/store.ts'
import type { Table } from './table.ts'

/** Notes that a seat has come into other hands, with the change itself. */
export async function noteSeatChange(
  tx: Writer,
  { row }: Pick<Table, 'row'>,
  { seat, person_id }: PlaceRow,
  change: Pick<SeatChangeRow, 'kind' | 'character' | 'at'>,
): Promise<void> {
  if (seat === null) return
  const n = (await seatChanges(tx, row.id)).length + 1
  await tx
    .insertInto('seat_changes')
    .values({ table_id: row.id, n, seq: row.seq, seat, person_id, ...change })
    .execute()
}

export const seatChanges = readyQuery((db, table: string) =>
  db.selectFrom('seat_changes').selectAll().where('table_id', '=', table).orderBy('n'),
)

/** The changes at a table, read once for each seating, which every change replaces. */
export async function changesAt(db: Database, places: Table['places']): Promise<readonly SeatChangeRow[]> {
  const known = CHANGES.get(places)
  if (known) return known
  const changes = places[0] ? await seatChanges(db, places[0].table_id) : []
  CHANGES.set(places, changes)
  return changes
}

const CHANGES = new WeakMap<Table['places'], readonly SeatChangeRow[]>()

/** Whether a rematch was played to its end without somebody whose seat was kept for them. */
export const neverCame = (changes: readonly SeatChangeRow[], seat: number | null): boolean => {
  const own = changes.filter((each) => each.seat === seat)
  return own[0]?.kind === 'away' && own[0].seq === 0 && own.every(({ kind }) => kind !== 'back')
}

/** Which steps of a game stand-ins could have played; `stepsAt` says how many steps there were after an entry of the log. */
export function standInsOf(changes: readonly SeatChangeRow[], stepsAt: (seq: number) => number): StandIn[] {
  const found: StandIn[] = []
  for (const { seat, kind, character, seq } of changes) {
    if (neverCame(changes, seat)) continue
    const step = stepsAt(seq)
    const open = found.findIndex((each) => each.seat === seat && each.to === null)
    if (open >= 0) found[open] = { ...found[open]!, to: step }
    if (kind === 'back') continue
    const name = characterByName(character ?? '')?.name ?? '?'
    found.push({ seat, name, from: step, to: null, left: kind === 'left' })
  }
  return found.filter(({ from, to }) => from !== to)
}
