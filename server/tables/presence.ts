import { sql } from 'kysely'
import { readyQuery } from '../store/ready-query.ts'
import type { Database, Store } from '../store/store.ts'
import type { TableContext } from './context.ts'

/** Longer than the time between two signs of life, so that one may be lost. */
export const PRESENCE_MS = 45_000
export const SIGN_OF_LIFE_MS = 15_000

/** Whether a person has followed a table since some time, through any node. */
export async function follows(db: Database, table: string, person: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('presence')
    .select('until')
    .where('table_id', '=', table)
    .where('person_id', '=', person)
    .where('until', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Some of the people who follow a table, in a fixed order. A process that is alone with its file knows all of them; after a
 * restart they are there again when their streams are, though `follows` counts them as there for longer.
 */
export async function followersOf(
  { store, now, followersHere }: Pick<TableContext, 'store' | 'now' | 'followersHere'>,
  table: string,
): Promise<ReadonlySet<string>> {
  if (store.dialect === 'sqlite') return new Set([...followersHere(table)].toSorted(compare).slice(0, MOST_SHOWN))
  return new Set((await presentAt(store.db, table, now())).map((row) => row.person_id))
}

const MOST_SHOWN = 100

const presentAt = readyQuery((db, table: string, now: number) =>
  db
    .selectFrom('presence')
    .select('person_id')
    .where('table_id', '=', table)
    .where('until', '>', now)
    .orderBy('person_id')
    .limit(MOST_SHOWN),
)

export interface Following {
  readonly table: string
  readonly person: string
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** These have streams on this node until then, unless it dies. They are one value, so that the statement is the same for any number. */
export async function markFollowing(
  { db, dialect }: Store,
  node: string,
  list: readonly Following[],
  until: number,
): Promise<void> {
  if (list.length === 0) return
  // Rows are taken in the same order by everybody, so that no two of these statements wait for one another.
  const sorted = list.toSorted((a, b) => compare(a.table, b.table) || compare(a.person, b.person))
  const text = JSON.stringify(sorted.map(({ table, person }) => [table, person]))
  const each = dialect === 'sqlite' ? sql`json_each(${text})` : sql`json_array_elements(${text}::json) AS each(value)`
  await sql`
    INSERT INTO presence (table_id, person_id, node_id, until)
    SELECT value ->> 0, value ->> 1, ${node}, CAST(${until} AS bigint) FROM ${each} WHERE true
    ON CONFLICT (table_id, person_id, node_id) DO UPDATE SET until = excluded.until`.execute(db)
}

/** The streams of a person to these tables on this node have ended; somebody who was deleted leaves no trace. */
export async function markDeparted(
  store: Store,
  node: string,
  person: string,
  tables: readonly string[],
  now: number,
): Promise<void> {
  if (tables.length === 0) return
  // A single statement, like the one before: a transaction would overtake that, and leave them as present.
  await store.db
    .updateTable('presence')
    .set({ until: now })
    .where('person_id', '=', person)
    .where('node_id', '=', node)
    .where('table_id', 'in', tables)
    .execute()
}
