import type { ChatMessage } from '@alleycat/protocol'
import { Refused } from '../errors.ts'
import type { ChatRow } from '../store/schema.ts'
import type { Database } from '../store/store.ts'
import { peopleByIds } from './info.ts'
import type { TableContext } from './context.ts'

export async function say(
  context: TableContext,
  id: string,
  person: string,
  said: Pick<ChatRow, 'kind' | 'body'>,
): Promise<number> {
  const n = await context.mailboxes.run(id, async () => {
    const count = await context.store.write(async (tx) => {
      const row = await tx
        .updateTable('tables')
        .set((eb) => ({ chat: eb('chat', '+', 1) }))
        .where('id', '=', id)
        .returning('chat')
        .executeTakeFirst()
      if (!row) throw new Refused('no-such-table')
      const at = context.now()
      await tx
        .insertInto('chat')
        .values({ table_id: id, n: row.chat, person_id: person, ...said, at })
        .execute()
      return row.chat
    })
    await context.tables.refresh(id)
    return count
  })
  context.store.bus.publish({ kind: 'table', id })
  return n
}

/** Whom each of these people has muted. */
export async function mutesOf(db: Database, people: readonly string[]): Promise<Map<string, Set<string>>> {
  const mutes = new Map<string, Set<string>>()
  if (people.length === 0) return mutes
  const rows = await db.selectFrom('mutes').selectAll().where('person_id', 'in', people).execute()
  for (const { person_id, muted_id } of rows) mutes.set(person_id, (mutes.get(person_id) ?? new Set()).add(muted_id))
  return mutes
}

export async function chatAfter(db: Database, table: string, after: number): Promise<ChatMessage[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where('n', '>', after)
    .orderBy('n')
    .limit(MOST_AT_ONCE)
    .execute()
  const people = await peopleByIds(db, [...new Set(rows.map((row) => row.person_id))])
  return rows.map(({ n, person_id, kind, body, at }) => ({
    table,
    n,
    person: people.get(person_id) ?? null,
    kind,
    text: body,
    at,
  }))
}

const MOST_AT_ONCE = 200
