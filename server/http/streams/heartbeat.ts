import { stillHere } from '../../accounts/people.ts'
import { markFollowing, PRESENCE_MS, SIGN_OF_LIFE_MS, type Following } from '../../tables/presence.ts'
import type { Chore, Context } from '../context.ts'

/** Messages between nodes may get lost: every so many milliseconds followed tables are compared with the database, and streams with them. */
const COMPARE_MS = 5000

/** Signs of life are spread over the time between two, so that thousands of them hold nobody up. */
const PARTS = 60

/** Keeps streams alive, their people present and their tables up to date. */
export function heartbeat(context: Context): Chore[] {
  let part = 0
  const signs = { work: () => signOfLife(context, part++ % PARTS), everyMs: SIGN_OF_LIFE_MS / PARTS }
  // A process that is alone with its file misses nothing.
  if (context.store.dialect === 'sqlite') return [signs]
  return [
    signs,
    { work: () => compare(context), everyMs: COMPARE_MS },
    { work: () => endForeign(context), everyMs: COMPARE_MS },
  ]
}

async function signOfLife({ hub, store, node, now }: Context, part: number): Promise<void> {
  const following = new Map<string, Following>()
  for (const stream of hub.streams) {
    if (stream.number % PARTS !== part) continue
    stream.beat()
    for (const table of stream.person === null ? [] : stream.tables)
      following.set(`${table} ${stream.person}`, { table, person: stream.person! })
  }
  await markFollowing(store, node, [...following.values()], now() + PRESENCE_MS)
}

async function compare({ hub, store, tables }: Context): Promise<void> {
  const ids = [...hub.tables]
  for (let from = 0; from < ids.length; from += BATCH) {
    const rows = await store.db
      .selectFrom('tables')
      .select(['id', 'seq', 'rev', 'chat'])
      .where('id', 'in', ids.slice(from, from + BATCH))
      .execute()
    for (const row of rows) {
      await tables.atLeast(row)
      hub.tell(row.id)
    }
  }
}

/** Ends the streams of those who have signed out at another node, which could not tell. */
async function endForeign({ hub, store }: Context): Promise<void> {
  const people = [...new Set([...hub.streams].flatMap(({ person }) => person ?? []))]
  for (let from = 0; from < people.length; from += BATCH) {
    const asked = new Set(people.slice(from, from + BATCH))
    const here = new Map((await stillHere(store.db, ...asked)).map((row) => [row.id, row]))
    for (const stream of hub.streams)
      if (stream.person !== null && asked.has(stream.person) && !stream.isOf(here.get(stream.person))) stream.end()
  }
}

const BATCH = 500
