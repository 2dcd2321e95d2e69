import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { startChild, type ChildServer } from './testing/child.ts'
import { describeDialects } from './testing/dialects.ts'
import { freePort } from './testing/free-port.ts'
import { inspect } from './testing/inspection.ts'
import { PlayingPairs } from './testing/playing-pairs.ts'
import { Player } from './testing/player.ts'
import { createDatabase, startOwnPostgres } from './testing/postgres.ts'
import { guests, lookAt, startedTable } from './testing/server.ts'
import type { Client } from './testing/client.ts'

/** The number of rounds; the full test is `ALLEYCAT_ROUNDS=100`. */
const ROUNDS = Number(process.env['ALLEYCAT_ROUNDS'] ?? 3)
const TABLES_AT_ONCE = 4

describeDialects(({ newDatabase, dialect }) => {
  const children: ChildServer[] = []
  const start = async (database: string, port: number): Promise<ChildServer> => {
    const child = await startChild(database, port)
    children.push(child)
    return child
  }
  afterEach(() => Promise.all(children.splice(0).map((child) => child.kill('SIGKILL'))))

  test(
    `killed ${ROUNDS} times under load, everybody plays on, nothing acknowledged is missing and nothing happens twice`,
    { timeout: 120_000 + ROUNDS * 60_000 },
    async () => {
      const database = await newDatabase()
      const port = await freePort()
      let server = await start(database, port)
      const names = Array.from({ length: 2 * TABLES_AT_ONCE }, (_, i) => `Cat ${i}`)
      const pairs = new PlayingPairs(await guests(server.url, ...names))
      pairs.start()
      for (let round = 0; round < ROUNDS; round++) {
        await pairs.allGoOn()
        await sleep(Math.random() * 1000)
        await server.kill('SIGKILL')
        server = await start(database, port)
      }
      await pairs.allGoOn()
      await pairs.stop()
      expect(await server.kill('SIGTERM')).toBe(0)
      expect(pairs.surprises).toEqual([])
      expect((await inspect(database, pairs.players)).problems).toEqual([])
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
      const refused = await actor.decide(table, number, legal[0]!)
      expect(refused.status).toBe(503)
      expect(refused.headers.get('retry-after')).not.toBeNull()
      expect((await actor.get('/health')).status).toBe(503)
      expect(other.lastFrame(table)!.frame).toBe(1)
      await postgres.start()
      await expect.poll(async () => (await actor.get('/health')).status).toBe(200)
      expect((await actor.decide(table, number, legal[0]!)).status).toBe(200)
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
      await expect.poll(() => players[0]!.acknowledged.length).toBeGreaterThan(3)
      await doomed.kill('SIGKILL')
      ada.url = survivor.url
      await Promise.all(games)
      await expect.poll(async () => (await lookAt(ben, table)).table.status).toBe('over')
      expect((await inspect(database, players)).problems).toEqual([])
      expect(await survivor.kill('SIGTERM')).toBe(0)
    })
})
