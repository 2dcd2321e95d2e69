import type { Chore, Context } from '../http/context.ts'
import type { Store } from '../store/store.ts'

const PUSH_MS = 2000
const CLEAN_MS = 10 * 60_000
const DAY_MS = 24 * 3_600_000

/** Sends due notifications and deletes expired rows. */
export function maintenance({ store, tables, push, now }: Context): Chore[] {
  const clean = async (): Promise<void> => {
    for (const id of await deleteExpired(store, now())) {
      await tables.refresh(id)
      store.bus.publish({ kind: 'table', id })
    }
  }
  return [
    { work: () => push.sendDue(now()), everyMs: PUSH_MS },
    { work: clean, everyMs: CLEAN_MS },
  ]
}

/** Nobody waits at an open table for a week or for a cup for a month. Resolves to the tables that are closed by it. */
export async function deleteExpired({ db }: Store, now: number): Promise<string[]> {
  await db
    .deleteFrom('presence')
    .where('until', '<', now - DAY_MS)
    .execute()
  await db
    .deleteFrom('absences')
    .where('until_at', '<', now - 30 * DAY_MS)
    .execute()
  await db
    .deleteFrom('invitations')
    .where('at', '<', now - 7 * DAY_MS)
    .execute()
  await db.deleteFrom('challenges').where('expires_at', '<', now).execute()
  await db
    .updateTable('cups')
    .set({ status: 'closed' })
    .where('status', '=', 'open')
    .where('created_at', '<', now - 30 * DAY_MS)
    .execute()
  const closed = await db
    .updateTable('tables')
    .set((eb) => ({ status: 'closed', rev: eb('rev', '+', 1) }))
    .where('status', '=', 'open')
    .where('updated_at', '<', now - 7 * DAY_MS)
    .returning('id')
    .execute()
  return closed.map(({ id }) => id)
}
