import { answerTo } from '@alleycat/bots'
import { readConfig } from '../config.ts'
import { startServer, type RunningServer, type ServerParts } from '../server.ts'
import { changeSetting } from '../store/settings.ts'
import type { BotPool } from '../tables/bot-pool.ts'
import type { SeenTable } from '@alleycat/protocol'
import { boldest, type Choose } from './choosing.ts'
import { Client, expected } from './client.ts'
import { quickEnvironment } from './quick-environment.ts'

/** A pool in which every bot decides at random, at once. */
export const thoughtless: BotPool = {
  thinking: 0,
  decide: (question) => Promise.resolve(answerTo({ ...question, bot: 'random' })),
  close: () => Promise.resolve(),
}

/** Starts a server in this process. */
export const startTestServer = (
  database: string,
  env: Record<string, string> = {},
  parts: ServerParts = {},
): Promise<RunningServer> => startServer(readConfig(quickEnvironment(database, env)), { bots: thoughtless, ...parts })

export const guests = (url: string, ...names: readonly string[]): Promise<Client[]> =>
  Promise.all(names.map((name) => new Client(url).named(name)))

export interface TableWish {
  readonly game?: string
  readonly bots?: readonly string[]
  readonly [field: string]: unknown
}

/** Makes and starts a table with these people and bots. */
export async function startedTable(
  people: readonly Client[],
  { bots = [], game = 'catham-city', ...wish }: TableWish = {},
): Promise<string> {
  const [owner, ...others] = people
  const { table } = expected(
    await owner!.post<SeenTable>('/api/tables', { game, seats: people.length + bots.length, ...wish }),
    201,
  )
  for (const other of others) expected(await other.post(`/api/tables/${table.id}/join`, {}))
  for (const character of bots) expected(await owner!.post(`/api/tables/${table.id}/bots`, { character }))
  expected(await owner!.post(`/api/tables/${table.id}/start`))
  return table.id
}

export const lookAt = async (client: Client, table: string): Promise<SeenTable> =>
  expected(await client.get<SeenTable>(`/api/tables/${table}`))

/** Decides for people over HTTP until the game is over. */
export async function playToEnd(people: readonly Client[], table: string, choose: Choose = boldest): Promise<void> {
  for (;;) {
    let asked = false
    for (const person of people) {
      const { frame, table: info } = await lookAt(person, table)
      if (info.status === 'over') return
      if (!frame?.ask) continue
      asked = true
      const { number, legal } = frame.ask
      await person.decide(table, number, choose(legal))
    }
    if (!asked) await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** As if a node were there until then: a clock that is put forward in the meantime lets time pass, not the server be away. */
export async function beThereUntil({ context }: RunningServer, time: number): Promise<void> {
  await changeSetting(context.store.db, 'alive-at', String(time))
}
