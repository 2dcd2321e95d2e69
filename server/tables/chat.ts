import { Refused } from '../errors.ts'
import type { ChatRow } from '../store/schema.ts'
import type { Database } from '../store/store.ts'
import { peopleByIds, type PersonInfo } from './info.ts'
import type { TableContext } from './context.ts'

/** Quick reactions by name: how they look is the app's matter. */
export const REACTIONS = ['meow', 'purr', 'hiss', 'clap', 'laugh', 'think', 'wow', 'sorry', 'thanks', 'again'] as const

export interface ChatMessage {
  readonly table: string
  /** Counts the messages of a table from 1. */
  readonly n: number
  /** Null when they have deleted their data. */
  readonly person: PersonInfo | null
  readonly kind: ChatRow['kind']
  readonly text: string
  readonly at: number
}

export async function say(
  context: TableContext,
  id: string,
  person: string,
  kind: ChatRow['kind'],
  body: string,
): Promise<number> {
  const n = await context.mailboxes.run(id, async () => {
    const said = await context.store.write(async (tx) => {
      const row = await tx
        .updateTable('tables')
        .set((eb) => ({ chat: eb('chat', '+', 1) }))
        .where('id', '=', id)
        .returning('chat')
        .executeTakeFirst()
      if (!row) throw new Refused('no-such-table')
      const at = context.now()
      await tx.insertInto('chat').values({ table_id: id, n: row.chat, person_id: person, kind, body, at }).execute()
      return row.chat
    })
    await context.tables.refresh(id)
    return said
  })
  context.store.bus.publish({ kind: 'table', id })
  return n
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
