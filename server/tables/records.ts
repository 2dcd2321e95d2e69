import { RECORD_FORMAT, type Result } from '@alleycat/engine'
import type { TableRecord } from '@alleycat/protocol'
import { Refused } from '../errors.ts'
import { FAIRNESS_SCHEME } from '@alleycat/fairness'
import { peopleByIds } from './info.ts'
import { seatingOf } from './opening.ts'
import type { TableContext } from './context.ts'
import type { Table } from './table.ts'

export async function recordOfTable({ store }: TableContext, table: Table): Promise<TableRecord> {
  const { row, places, log } = table
  if (row.status !== 'over') throw new Refused('no-record-yet')
  const seated = places.toSorted((a, b) => a.seat! - b.seat!)
  const people = await peopleByIds(
    store.db,
    seated.flatMap((each) => each.player_id ?? []),
  )
  return {
    format: RECORD_FORMAT,
    game: row.game,
    seats: row.size,
    options: log.game.options,
    steps: log.steps,
    result: JSON.parse(row.result!) as Result,
    names: seated.map((each) => people.get(each.player_id ?? '')?.name ?? each.character ?? '?'),
    date: new Date(row.updated_at).toISOString().slice(0, 10),
    fairness: {
      scheme: FAIRNESS_SCHEME,
      table: row.id,
      commitment: row.commitment,
      secret: row.secret,
      nonces: places.map((each) => each.nonce),
      seating: seatingOf(table),
      seatingDrawn: row.fixed_seating === 0,
    },
  }
}
