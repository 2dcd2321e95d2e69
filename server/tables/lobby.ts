import { callName, characterByName } from '@alleycat/bots'
import type { PersonInfo, TableInfo, WatchableTable } from '@alleycat/protocol'
import type { PlaceRow } from '../store/schema.ts'
import type { Database } from '../store/store.ts'
import { peopleByIds, tableInfo } from './info.ts'
import type { TableContext } from './context.ts'
import { paceOf, type Table } from './table.ts'

const MOST_LISTED = 50
/** A table that nobody has touched for so long is not offered any more. */
const FRESH_MS = 2 * 3600 * 1000

/** Public tables with a free place, the newest first. */
export async function openTables(context: TableContext): Promise<TableInfo[]> {
  const { store, now } = context
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
  return Promise.all(free.map((table) => tableInfo(context, table)))
}

const MOST_WATCHABLE = 20

/** Public tables where a game is being played, the one that was made last first. */
export async function watchableTables({ store, tables, now }: TableContext): Promise<WatchableTable[]> {
  const { db } = store
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'playing')
    .where('is_public', '=', 1)
    .orderBy('created_at', 'desc')
    .limit(MOST_WATCHABLE)
    .execute()
  const found = await Promise.all(rows.map(({ id }) => tables.get(id)))
  const playing = found.flatMap((table) => (table?.row.status === 'playing' ? table : []))
  const people = await peopleByIds(
    db,
    playing.flatMap(({ places }) => places.flatMap((each) => each.person_id ?? [])),
  )
  const watching = await watchersOf(db, playing, now())
  return playing.map(({ row, places, log }) => {
    const { scores } = log.game.result(log.state)
    return {
      id: row.id,
      game: row.game,
      title: row.title,
      pace: paceOf(row),
      players: places
        .toSorted((a, b) => a.seat! - b.seat!)
        .map((place) => ({ ...faceOf(place, people), score: scores[place.seat!]! })),
      watching: watching.get(row.id) ?? 0,
    }
  })
}

function faceOf(
  { person_id, character, place }: PlaceRow,
  people: ReadonlyMap<string, PersonInfo>,
): Pick<PersonInfo, 'name' | 'avatar'> {
  const person = people.get(person_id ?? '')
  if (person) return { name: person.name, avatar: person.avatar }
  const bot = characterByName(character ?? '')
  return bot
    ? { name: bot.name, avatar: callName(bot) }
    : { name: character ?? '?', avatar: `guest-${(place % 6) + 1}` }
}

/** How many people follow each table who do not sit at it. */
async function watchersOf(db: Database, tables: readonly Table[], now: number): Promise<ReadonlyMap<string, number>> {
  if (tables.length === 0) return new Map()
  const rows = await db
    .selectFrom('presence')
    .select(({ fn }) => ['table_id', fn.count<number>('person_id').distinct().as('count')])
    .where(
      'table_id',
      'in',
      tables.map(({ row }) => row.id),
    )
    .where('until', '>', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('places')
            .select('places.place')
            .whereRef('places.table_id', '=', 'presence.table_id')
            .whereRef('places.person_id', '=', 'presence.person_id'),
        ),
      ),
    )
    .groupBy('table_id')
    .execute()
  return new Map(rows.map(({ table_id, count }) => [table_id, count]))
}
