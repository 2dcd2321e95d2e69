import { setTimeout as sleep } from 'node:timers/promises'
import { Match } from '@alleycat/engine'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { openStore } from './store/open.ts'
import type { LogRow } from './store/schema.ts'
import { gameOf } from './tables/table.ts'
import { Tables } from './tables/tables.ts'
import { startChild, type ChildServer } from './testing/child.ts'
import { describeDialects } from './testing/dialects.ts'
import { freePort } from './testing/free-port.ts'
import { Player, type Acknowledged } from './testing/player.ts'
import { createDatabase, startOwnPostgres } from './testing/postgres.ts'
import { guests, lookAt, startedTable } from './testing/server.ts'
import type { Client } from './testing/client.ts'

/** The number of rounds; the full test is `ALLEYCAT_ROUNDS=100`. */
const ROUNDS = Number(process.env['ALLEYCAT_ROUNDS'] ?? 3)
const TABLES_AT_ONCE = 4
const GAMES = ['catham-city', 'cat-burglars']

/** Pairs of people who play at tables, whatever happens to the server. */
class Load {
  readonly players: Player[] = []
  readonly tables: string[] = []
  readonly #clients: readonly Client[]
  readonly #work: Promise<void>[] = []
  #stopped = false

  constructor(clients: readonly Client[]) {
    this.#clients = clients
  }

  get acknowledged(): Acknowledged[] {
    return this.players.flatMap((player) => player.acknowledged)
  }

  start(): void {
    for (let i = 0; i < TABLES_AT_ONCE; i++) this.#work.push(this.#playGames(this.#clients.slice(2 * i, 2 * i + 2), i))
  }

  async stop(): Promise<void> {
    this.#stopped = true
    for (const player of this.players) player.stop()
    await Promise.all(this.#work)
  }

  /** Plays game after game. */
  async #playGames(pair: readonly Client[], i: number): Promise<void> {
    while (!this.#stopped) {
      const table = await startedTable(pair, { game: GAMES[i % 2]! }).catch(() => undefined)
      if (table === undefined) {
        await sleep(100)
        continue
      }
      this.tables.push(table)
      const seats = await this.#seats(pair, table)
      const players = pair.map((client, each) => new Player(client, table, seats[each]!))
      this.players.push(...players)
      await Promise.all(players.map((player) => player.play()))
    }
  }

  async #seats(pair: readonly Client[], table: string): Promise<number[]> {
    for (;;) {
      const seen = await Promise.all(pair.map((client) => lookAt(client, table))).catch(() => undefined)
      if (seen) return seen.map((each) => each.seat!)
      await sleep(100)
    }
  }
}

/** Checks what the database holds after all rounds. */
async function inspect(
  database: string,
  tables: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  const store = await openStore({ database, node: 'test', connections: 2 })
  const rows = await store.db.selectFrom('log').selectAll().orderBy('seq').execute()
  const cache = new Tables(store, 1e9, () => false)
  const made = rows.filter((row) => row.seat !== null)
  for (const { table, seat, number, decision } of acknowledged) {
    const own = made.filter((row) => row.table_id === table && row.seat === seat)
    expect(own[number - 1]?.decision, `${table} ${seat} ${number}`).toBe(decision)
  }
  for (const id of tables) {
    const log = rows.filter((row) => row.table_id === id)
    expect(log.map((row) => row.seq)).toEqual(log.map((_, i) => i + 1))
    const table = (await cache.refresh(id))!
    expect(table.row.seq).toBe(log.length)
    expect(Array.from(replay(gameOf(table.row), log))).toEqual(Array.from(table.log.state))
  }
  await store.close()
}

/** Replays a log with the engine's own driver, which checks every step. */
function replay(game: ReturnType<typeof gameOf>, log: readonly LogRow[]): Int32Array {
  const match = new Match(game)
  for (const { seq, seat, decision, chance } of log) {
    if (seat !== null) expect(match.attempt(seat, decision!)).toBeNull()
    else if (seq > 1) match.close()
    for (const step of JSON.parse(chance) as string[]) expect(match.play(step)).toBeNull()
  }
  return match.state
}

/**
 * The time in milliseconds includes some slack for machines that run several things at once; the measured time is
 * logged.
 */
const RESUME_MS = 5000
const PATIENCE_MS = 30_000

describeDialects(({ newDatabase, dialect }) => {
  const children: ChildServer[] = []
  const start = async (database: string, port: number): Promise<ChildServer> => {
    const child = await startChild(database, port)
    children.push(child)
    return child
  }
  afterEach(() => Promise.all(children.splice(0).map((child) => child.kill('SIGKILL'))))

  /** Resolves to how long it took until somebody's decision was acknowledged. */
  async function moreAcknowledged(load: Load): Promise<number> {
    const began = Date.now()
    for (const before = load.acknowledged.length; load.acknowledged.length === before; await sleep(10))
      expect(Date.now() - began, 'somebody plays on').toBeLessThan(PATIENCE_MS)
    return Date.now() - began
  }

  test(
    `killed ${ROUNDS} times under load, nothing acknowledged is missing and nothing happens twice`,
    { timeout: 120_000 + ROUNDS * 60_000 },
    async ({ annotate }) => {
      const database = await newDatabase()
      const port = await freePort()
      let server = await start(database, port)
      const names = Array.from({ length: 2 * TABLES_AT_ONCE }, (_, i) => `Cat ${i}`)
      const load = new Load(await guests(server.url, ...names))
      load.start()
      const resumed: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        await moreAcknowledged(load)
        await sleep(Math.random() * 1000)
        await server.kill('SIGKILL')
        server = await start(database, port)
        resumed.push(await moreAcknowledged(load))
      }
      await load.stop()
      expect(await server.kill('SIGTERM')).toBe(0)
      expect(load.players.flatMap((player) => player.surprises)).toEqual([])
      await inspect(database, load.tables, load.acknowledged)
      resumed.sort((a, b) => a - b)
      const median = resumed[Math.floor(ROUNDS / 2)]!
      await annotate(`somebody played on after ${median} ms as a rule, ${resumed.at(-1)} ms at most`)
      expect(median).toBeLessThan(RESUME_MS)
    },
  )

  if (dialect === 'postgres')
    test('without the database it is 503, nobody sees an unsaved move, and it recovers by itself', async () => {
      const postgres = await startOwnPostgres()
      onTestFinished(() => postgres.remove())
      const server = await start(await createDatabase(postgres.url), await freePort())
      const [ada, ben] = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
      const table = await startedTable([ada, ben])
      const actor = (await lookAt(ada, table)).frame!.ask ? ada : ben
      const { number, legal } = (await lookAt(actor, table)).frame!.ask!
      const other = (actor === ada ? ben : ada).stream()
      await other.until(() => other.lastFrame(table))
      await postgres.stop()
      const refused = await actor.decide(table, number, legal[0]!, 'key')
      expect(refused.status).toBe(503)
      expect(refused.headers.get('retry-after')).not.toBeNull()
      expect((await actor.get('/health')).status).toBe(503)
      expect(other.lastFrame(table)!.frame).toBe(1)
      await postgres.start()
      await expect.poll(async () => (await actor.get('/health')).status, { timeout: PATIENCE_MS }).toBe(200)
      expect((await actor.decide(table, number, legal[0]!, 'key')).status).toBe(200)
      await other.until(() => other.lastFrame(table)!.frame > 1)
      other.close()
      expect(await server.kill('SIGTERM')).toBe(0)
    })

  if (dialect === 'postgres')
    test('of two nodes one is killed: its players carry on through the other, which takes over its bots and clocks', async () => {
      const database = await newDatabase()
      const doomed = await start(database, await freePort())
      const survivor = await start(database, await freePort())
      const [ada, ben] = (await guests(doomed.url, 'Ada', 'Ben')) as [Client, Client]
      ben.url = survivor.url
      const table = await startedTable([ada, ben], { bots: ['biscuit'] })
      const seats = await Promise.all([ada, ben].map(async (client) => (await lookAt(client, table)).seat!))
      const players = [new Player(ada, table, seats[0]!), new Player(ben, table, seats[1]!)]
      const games = players.map((player) => player.play())
      await expect.poll(() => players[0]!.acknowledged.length, { timeout: PATIENCE_MS }).toBeGreaterThan(3)
      await doomed.kill('SIGKILL')
      ada.url = survivor.url
      await Promise.all(games)
      await expect.poll(async () => (await lookAt(ben, table)).table.status).toBe('over')
      await inspect(
        database,
        [table],
        players.flatMap((player) => player.acknowledged),
      )
      expect(await survivor.kill('SIGTERM')).toBe(0)
    })
})
