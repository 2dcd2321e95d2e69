import { stillHere } from '../../accounts/people.ts'
import { markFollowing, PRESENCE_MS, SIGN_OF_LIFE_MS, type Following } from '../../tables/presence.ts'
import type { TableContext } from '../../tables/context.ts'
import type { Hub } from './hub.ts'

/** Messages between nodes may get lost: every so many milliseconds followed tables are compared with the database, and streams with them. */
const COMPARE_MS = 5000

/** Signs of life are spread over the time between two, so that thousands of them hold nobody up. */
const PARTS = 60

/** Keeps streams alive, their people present and their tables up to date. */
export class Heartbeat {
  readonly #timers: NodeJS.Timeout[]

  constructor(hub: Hub, context: TableContext, node: string, onProblem: (error: unknown) => void) {
    const often = (work: () => Promise<void>, every: number): NodeJS.Timeout =>
      setInterval(() => void work().catch(onProblem), every)
    let part = 0
    this.#timers = [often(() => signOfLife(hub, context, node, part++ % PARTS), SIGN_OF_LIFE_MS / PARTS)]
    // A process that is alone with its file misses nothing.
    if (context.store.dialect === 'postgres')
      this.#timers.push(
        often(() => compare(hub, context), COMPARE_MS),
        often(() => endForeign(hub, context), COMPARE_MS),
      )
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer)
  }
}

async function signOfLife(hub: Hub, context: TableContext, node: string, part: number): Promise<void> {
  const following = new Map<string, Following>()
  for (const stream of hub.streams) {
    if (stream.number % PARTS !== part) continue
    stream.beat()
    for (const table of stream.person === null ? [] : stream.tables)
      following.set(`${table} ${stream.person}`, { table, person: stream.person! })
  }
  await markFollowing(context.store, node, [...following.values()], context.now() + PRESENCE_MS)
}

async function compare(hub: Hub, { store, tables }: TableContext): Promise<void> {
  const ids = [...hub.tables]
  for (let from = 0; from < ids.length; from += BATCH) {
    const rows = await store.db
      .selectFrom('tables')
      .select(['id', 'seq', 'rev', 'chat'])
      .where('id', 'in', ids.slice(from, from + BATCH))
      .execute()
    for (const row of rows) {
      const known = await tables.get(row.id)
      if (!known || known.row.seq < row.seq || known.row.rev < row.rev || known.row.chat < row.chat)
        await tables.refresh(row.id)
      hub.tell(row.id)
    }
  }
}

/** Ends the streams of those who have signed out at another node, which could not tell. */
async function endForeign(hub: Hub, { store }: TableContext): Promise<void> {
  const people = [...new Set([...hub.streams].flatMap(({ person }) => person ?? []))]
  for (let from = 0; from < people.length; from += BATCH) {
    const asked = new Set(people.slice(from, from + BATCH))
    const here = new Map((await stillHere(store.db, ...asked)).map((row) => [row.id, row]))
    for (const stream of hub.streams)
      if (stream.person !== null && asked.has(stream.person) && !stream.isOf(here.get(stream.person))) stream.end()
  }
}

const BATCH = 500
