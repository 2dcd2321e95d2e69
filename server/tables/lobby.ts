import type { TableInfo } from '@alleycat/protocol'
import { tableInfo } from './info.ts'
import type { TableContext } from './context.ts'

const MOST_LISTED = 50
/** A table that nobody has touched for so long is not offered any more. */
const FRESH_MS = 2 * 3600 * 1000

/** Public tables with a free place, the newest first. */
export async function openTables({ store, now }: TableContext): Promise<TableInfo[]> {
  const { db } = store
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('status', '=', 'open')
    .where('is_public', '=', 1)
    .where('updated_at', '>', now() - FRESH_MS)
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const places = await db.selectFrom('places').selectAll().where('table_id', 'in', ids).orderBy('place').execute()
  const free = rows
    .map((row) => ({ row, places: places.filter((each) => each.table_id === row.id) }))
    .filter((table) => table.places.length < table.row.size)
  return Promise.all(free.map((table) => tableInfo(db, table, now())))
}
