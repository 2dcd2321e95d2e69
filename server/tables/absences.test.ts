import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { RunningServer } from '../server.ts'
import { StoreAway } from '../store/store.ts'
import type { Client } from '../testing/client.ts'
import { describeDialects } from '../testing/dialects.ts'
import { beThereUntil, guests, lookAt, startedTable, startTestServer } from '../testing/server.ts'

const MINUTE = 60_000
const CLOCK = { kind: 'live', clock: { seconds: 60, increment: 0 } }

describeDialects(({ dialect, newDatabase }) => {
  let database: string
  let server: RunningServer
  let people: [Client, Client]
  /** The clocks of all nodes show this time, and are so many milliseconds ahead of it. */
  let time: () => number
  let ahead: number
  const now = (): number => time() + ahead
  beforeEach(async () => {
    time = Date.now
    ahead = 0
    database = await newDatabase()
    await start()
    people = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
  })
  afterEach(() => server.stop())

  async function start(): Promise<void> {
    server = await startTestServer(database, { ALLEYCAT_AWAY_SECONDS: '60' }, { now })
    for (const person of people ?? []) person.url = server.url
  }

  /** Lets no time pass but what a test lets pass, since a machine may be held up for a second, or do all within a millisecond. */
  function stopClocks(): void {
    const stoppedAt = Date.now()
    time = () => stoppedAt
  }

  /** As if so many milliseconds had passed, with a node there all the time. */
  async function pass(ms: number): Promise<void> {
    await beThereUntil(server, server.context.now() + ms)
    ahead += ms
    await server.context.absences.look()
  }

  const TABLES: readonly [string, object][] = [
    ['with clocks', CLOCK],
    ['without clocks', { kind: 'live', clock: null }],
    ['over days', { kind: 'days', hours: 1 }],
  ]

  /** Who is asked at a new table, and when they have run out of time. */
  async function asked(pace: object) {
    const table = await startedTable(people, { pace })
    const actor = (await lookAt(people[0], table)).frame!.ask ? people[0] : people[1]
    return { table, actor, seen: () => lookAt(actor, table) }
  }

  const ABSENCES: readonly [string, () => Promise<void>][] = [
    [
      'the server was stopped',
      async () => {
        await server.stop()
        ahead += 300 * MINUTE
        await start()
      },
    ],
    // Neither signs of life nor decisions could be written: the database was stopped, a commit took too long, the clock jumped.
    ['nothing could be written', async () => void (ahead += 300 * MINUTE)],
  ]

  for (const [what, absence] of ABSENCES)
    test.each(TABLES)(`while ${what} no clock runs: a table %s`, async (_, pace) => {
      const { table, actor, seen } = await asked(pace)
      await pass(20_000)
      const before = await seen()
      await absence()
      await expect.poll(async () => (await seen()).frame!.frame).toBeGreaterThan(before.frame!.frame)
      const frame = (await seen()).frame!
      expect(frame).toMatchObject({ ask: before.frame!.ask, view: before.frame!.view, events: [] })
      const { deadline } = before.frame!.clocks
      if (deadline !== null) {
        const later = frame.clocks.deadline! - deadline
        expect(later).toBeGreaterThan(299 * MINUTE)
        expect(later).toBeLessThan(301 * MINUTE)
      }
      expect((await actor.decide(table, frame.ask!.number, frame.ask!.legal[0]!)).status).toBe(200)
      const log = await server.context.store.db
        .selectFrom('log')
        .select('decider')
        .where('table_id', '=', table)
        .execute()
      expect(log.map(({ decider }) => decider)).not.toContain('time')
    })

  test('the time before and after an absence is charged, and nothing else', async () => {
    const { table, actor, seen } = await asked(CLOCK)
    const { seat } = await seen()
    await pass(20_000)
    await server.stop()
    ahead += 300 * MINUTE
    await start()
    await pass(10_000)
    const { number, legal } = (await seen()).frame!.ask!
    const { body } = await actor.decide(table, number, legal[0]!)
    const left = body.frame.clocks.left![seat!]!
    // The clocks of all go with the true time besides.
    expect(left).toBeLessThanOrEqual(30_000)
    expect(left).toBeGreaterThan(20_000)
  })

  test('a decision that comes first after an absence is not charged for it', async () => {
    const { table, actor, seen } = await asked(CLOCK)
    const { seat, frame } = await seen()
    ahead += 300 * MINUTE
    const { number, legal } = frame!.ask!
    const { body } = await actor.decide(table, number, legal[0]!)
    expect(body.frame.clocks.left![seat!]).toBeGreaterThan(50_000)
  })

  const absences = () => server.context.store.db.selectFrom('absences').selectAll().execute()

  test('nor is a restart that takes a moment charged', async () => {
    const { seen } = await asked(CLOCK)
    const { deadline } = (await seen()).frame!.clocks
    await server.stop()
    ahead += 200
    await start()
    await expect.poll(async () => (await seen()).frame!.clocks.deadline! - deadline!).toBeGreaterThanOrEqual(200)
  })

  test('nor are more than two seconds in which the database was away', async () => {
    stopClocks()
    await asked(CLOCK)
    await pass(1000)
    const away = vi.spyOn(server.context.store, 'write').mockRejectedValue(new StoreAway('stopped'))
    await expect(server.context.absences.look()).rejects.toThrow(StoreAway)
    ahead += 2001
    away.mockRestore()
    await server.context.absences.look()
    expect(await absences()).toMatchObject([{}])
  })

  // A file has one server.
  if (dialect === 'postgres') {
    /** Another node, which looks when it is told to. */
    async function startOther(): Promise<RunningServer> {
      const other = await startTestServer(database, {}, { now })
      onTestFinished(() => other.stop())
      return other
    }

    test('a node that starts beside another has missed nothing', async () => {
      stopClocks()
      await startOther()
      await asked(CLOCK)
      await server.stop()
      ahead += 2000
      await start()
      expect(await absences()).toEqual([])
    })

    test('nor has one that starts beside another that has nothing to do for long and leaves no signs', async () => {
      stopClocks()
      await asked({ kind: 'days', hours: 1 })
      await server.context.absences.look()
      for (let seconds = 0; seconds < 50; seconds += 2) {
        ahead += 2000
        await server.context.absences.look()
      }
      await startOther()
      expect(await absences()).toEqual([])
    })

    test('nor has one that could not write while another could', async () => {
      stopClocks()
      const other = await startOther()
      await asked(CLOCK)
      await other.context.absences.look()
      const away = vi.spyOn(server.context.store, 'write').mockRejectedValue(new StoreAway('stopped'))
      await expect(server.context.absences.look()).rejects.toThrow(StoreAway)
      ahead += 1200
      away.mockRestore()
      await server.context.absences.look()
      expect(await absences()).toEqual([])
    })
  }

  test('while another node is there, clocks run', async () => {
    const { seen } = await asked(CLOCK)
    await server.stop()
    await start()
    await pass(2 * MINUTE)
    server.context.scheduler.wakeBy(0)
    await expect
      .poll(async () => (await seen()).table.places.some((place) => place.person && place.playedBy === 'bot'))
      .toBe(true)
  })
})
