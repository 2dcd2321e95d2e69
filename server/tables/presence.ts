import type { Database, Store } from '../store/store.ts'

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

export async function followersOf(db: Database, table: string, now: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('presence')
    .select('person_id')
    .where('table_id', '=', table)
    .where('until', '>', now)
    .orderBy('person_id')
    .limit(MOST_SHOWN)
    .execute()
  return new Set(rows.map((row) => row.person_id))
}

const MOST_SHOWN = 100

export interface Following {
  readonly table: string
  readonly person: string
}

/** These have streams on this node until then, unless it dies. */
export async function markFollowing(
  store: Store,
  node: string,
  list: readonly Following[],
  until: number,
): Promise<void> {
  for (let from = 0; from < list.length; from += MOST_ROWS)
    await store.db
      .insertInto('presence')
      .values(
        list
          .slice(from, from + MOST_ROWS)
          .map(({ table, person }) => ({ table_id: table, person_id: person, node_id: node, until })),
      )
      .onConflict((conflict) => conflict.columns(['table_id', 'person_id', 'node_id']).doUpdateSet({ until }))
      .execute()
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
  await store.write((tx) =>
    tx
      .updateTable('presence')
      .set({ until: now })
      .where('person_id', '=', person)
      .where('node_id', '=', node)
      .where('table_id', 'in', tables)
      .execute(),
  )
}

const MOST_ROWS = 200
