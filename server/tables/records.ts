import { RECORD_FORMAT, type Result } from '@alleycat/engine'
import type { TableRecord } from '@alleycat/protocol'
import { Refused } from '../errors.ts'
import { FAIRNESS_SCHEME } from '@alleycat/fairness'
import type { PlaceRow, SeatChangeRow } from '../store/schema.ts'
import type { Database } from '../store/store.ts'
import { peopleByIds } from './info.ts'
import { seatingOf } from './opening.ts'
import type { TableContext } from './context.ts'
import { neverCame, seatChanges, standInsOf } from './seat-changes.ts'
import { dealOf, type Table } from './table.ts'

export async function recordOfTable({ store }: TableContext, table: Table): Promise<TableRecord> {
  const { row, places, log } = table
  if (row.status !== 'over' || (await isDealInPlay(store.db, row))) throw new Refused('no-record-yet')
  const seated = places.toSorted((a, b) => a.seat! - b.seat!)
  const people = await peopleByIds(
    store.db,
    seated.flatMap((each) => each.player_id ?? []),
  )
  const changes = await seatChanges(store.db, row.id)
  const standIns = standInsOf(changes, await stepCounts(store.db, row.id))
  return {
    format: RECORD_FORMAT,
    game: row.game,
    seats: row.size,
    options: log.game.options,
    steps: log.steps,
    result: JSON.parse(row.result!) as Result,
    names: seated.map((each) => people.get(each.player_id ?? '')?.name ?? nameless(each, changes)),
    ...(standIns.length > 0 && { standIns }),
    date: new Date(row.updated_at).toISOString().slice(0, 10),
    fairness: {
      scheme: FAIRNESS_SCHEME,
      table: dealOf(row),
      commitment: row.commitment,
      secret: row.secret,
      nonces: places.map((each) => each.nonce),
      seating: seatingOf(table),
      seatingDrawn: row.fixed_seating === 0,
    },
  }
}

/** A record tells the luck of its deal, so it waits until all tables of a duplicate cup that share the deal are over. */
async function isDealInPlay(db: Database, { deal }: Table['row']): Promise<boolean> {
  if (deal === null) return false
  const row = await db
    .selectFrom('tables')
    .select('id')
    .where('deal', '=', deal)
    .where('status', 'in', ['open', 'playing'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A bot of the house, or somebody who has deleted themselves. */
const nameless = ({ seat, character }: PlaceRow, changes: readonly SeatChangeRow[]): string =>
  changes.some((each) => each.seat === seat) && !neverCame(changes, seat) ? '?' : (character ?? '?')

/** How many steps of the record there were after each entry of a log. */
async function stepCounts(db: Database, table: string): Promise<(seq: number) => number> {
  const entries = await db
    .selectFrom('log')
    .select(['seq', 'decision', 'chance'])
    .where('table_id', '=', table)
    .orderBy('seq')
    .execute()
  const counts = new Map<number, number>()
  let steps = 0
  for (const { seq, decision, chance } of entries) {
    steps += (decision === null ? 0 : 1) + (JSON.parse(chance) as string[]).length
    counts.set(seq, steps)
  }
  return (seq) => counts.get(seq) ?? 0
}
