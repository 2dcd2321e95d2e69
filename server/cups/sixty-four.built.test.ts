import { setTimeout as sleep } from 'node:timers/promises'
import { verifyCup } from '@alleycat/fairness'
import type { CupInfo } from '@alleycat/protocol'
import { afterEach, expect, test } from 'vitest'
import { startChild, type ChildServer } from '../testing/child.ts'
import { boldest } from '../testing/choosing.ts'
import { expected, type Client } from '../testing/client.ts'
import { describeDialects } from '../testing/dialects.ts'
import { freePort } from '../testing/free-port.ts'
import { inspect } from '../testing/inspection.ts'
import { Player } from '../testing/player.ts'
import { guests, lookAt } from '../testing/server.ts'

const PEOPLE = 64
const LEAVING = 10
const RETRY_MS = 50

/** Asks until a node answers. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch {
      await sleep(RETRY_MS)
    }
  }
}

/** Somebody in a cup, who plays at every table that they are drawn to until they are out or leave. */
class CupGuest {
  readonly players: Player[] = []
  readonly client: Client
  readonly #cup: string
  #playing: Player | undefined
  #isLeaving = false

  constructor(client: Client, cup: string) {
    this.client = client
    this.#cup = cup
  }

  look(): Promise<CupInfo> {
    return answered(async () => expected(await this.client.get<CupInfo>(`/api/cups/${this.#cup}`)))
  }

  async play(): Promise<void> {
    let played = 0
    while (!this.#isLeaving) {
      const { status, drawn, you } = await this.look()
      if (status === 'over') return
      const table = drawn.at(-1)?.tables.find(({ seats }) => you !== null && seats.includes(you))
      if (drawn.length > 0 && !table) return
      if (drawn.length > played && table && table.status !== 'open') {
        played = drawn.length
        await this.#playAt(table.table!, table.seats.indexOf(you))
      } else await sleep(10 * RETRY_MS)
    }
  }

  async leave(): Promise<void> {
    this.#isLeaving = true
    this.#playing?.stop()
    await answered(async () => expected(await this.client.post(`/api/cups/${this.#cup}/leave`)))
  }

  async #playAt(table: string, seat: number): Promise<void> {
    if (this.#isLeaving) return
    this.#playing = new Player(this.client, table, seat, boldest)
    this.players.push(this.#playing)
    await this.#playing.play()
  }
}

describeDialects(
  ({ newDatabase }) => {
    const children: ChildServer[] = []
    afterEach(() => Promise.all(children.splice(0).map((child) => child.kill('SIGKILL'))))

    test('a cup of 64 people runs to its end though two nodes are killed and ten people leave', async ({
      annotate,
    }) => {
      const database = await newDatabase()
      const start = async (): Promise<ChildServer> => {
        const child = await startChild(database, await freePort(), { LOG_LEVEL: 'info' })
        children.push(child)
        return child
      }
      const [doomed, second] = await Promise.all([start(), start()])
      const clients = await guests(doomed.url, ...Array.from({ length: PEOPLE }, (_, n) => `Cat ${n}`))
      const host = clients[0]!
      const wish = { title: 'Night Cup', game: 'catham-city', seats: 4, format: 'groups', rounds: 1 }
      const { id } = expected(
        await host.post<CupInfo>('/api/cups', { ...wish, pace: { kind: 'live', clock: null }, pause: 0 }),
        201,
      )
      for (const client of clients) expected(await client.post(`/api/cups/${id}/join`, {}))
      for (const [n, client] of clients.entries()) if (n % 2 === 1) client.url = second.url
      expected(await host.post(`/api/cups/${id}/start`))

      const people = clients.map((client) => new CupGuest(client, id))
      const games = people.map((person) => person.play())
      const decided = (): number => people.flatMap(({ players }) => players).flatMap((each) => each.acknowledged).length
      /** The players of a killed node come back through another, as a proxy would lead them. */
      const kill = async (node: ChildServer, refuge: ChildServer): Promise<void> => {
        await node.kill('SIGKILL')
        for (const client of clients) if (client.url === node.url) client.url = refuge.url
      }
      const goesOn = async (): Promise<void> => {
        const before = decided()
        await expect.poll(decided, { interval: RETRY_MS }).toBeGreaterThan(before + 100)
      }

      await goesOn()
      await Promise.all(people.slice(-LEAVING / 2).map((person) => person.leave()))
      await kill(doomed, second)
      const third = await start()
      await goesOn()
      await kill(second, third)
      await Promise.all(people.slice(-LEAVING, -LEAVING / 2).map((person) => person.leave()))
      await Promise.all(games)

      const over = await people[0]!.look()
      expect(over.drawn.map(({ tables }) => tables.length)).toEqual([16, 4, 1])
      expect(over.drawn.flatMap(({ tables }) => tables).every(({ result }) => result !== null)).toBe(true)
      expect(over.standings.map(({ rank }) => rank)).toEqual(Array.from({ length: PEOPLE }, (_, n) => n + 1))
      expect(over.players.filter(({ left }) => left !== null)).toHaveLength(LEAVING)
      for (const { tables } of over.drawn) {
        const seated = tables.flatMap(({ seats }) => seats.filter((each) => each !== null))
        expect(new Set(seated).size).toBe(seated.length)
      }
      for (const [player, { left }] of over.players.entries())
        if (left !== null)
          for (const { tables } of over.drawn.slice(left))
            expect(tables.some(({ seats }) => seats.includes(player))).toBe(false)
      expect(verifyCup({ ...over, secret: over.secret! })).toEqual({ fair: true })
      for (const { table, result } of over.drawn.flatMap(({ tables }) => tables))
        expect((await lookAt(host, table!)).table.result).toEqual(result)
      // Whoever left has watched the rest of that game.
      const all = people.slice(0, -LEAVING).flatMap(({ players }) => players)
      expect(all.flatMap(({ surprises }) => surprises)).toEqual([])
      expect((await inspect(database, all)).problems).toEqual([])
      await annotate(`${decided()} decisions were acknowledged`)
    })
  },
  ['postgres'],
)
