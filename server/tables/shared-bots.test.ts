import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { expected, type Client } from '../testing/client.ts'
import { describeDialects } from '../testing/dialects.ts'
import { guests, lookAt, startedTable, startTestServer, thoughtless } from '../testing/server.ts'
import type { BotPool } from './bot-pool.ts'

const HARD = ['vesper', 'old-tom', 'vesper', 'old-tom', 'vesper'] as const

describeDialects(({ newDatabase }) => {
  let server: RunningServer
  /** Those for whom bots think for ever. */
  const stuck = new Set<string>()
  const asked: string[] = []
  let waiting = 0
  const bots: BotPool = {
    get thinking() {
      return waiting
    },
    decide(question, person) {
      asked.push(person)
      if (!stuck.has(person)) return thoughtless.decide(question, person)
      waiting++
      return new Promise((_, reject) => release.push(() => reject(new Error('released'))))
    },
    close: () => Promise.resolve(),
  }
  const release: (() => void)[] = []

  beforeAll(async () => {
    server = await startTestServer(await newDatabase(), { ALLEYCAT_TABLES_PER_PERSON: '100' }, { bots })
  })
  afterAll(async () => {
    for (const each of release) each()
    await server.stop()
  })

  const guest = async (name: string): Promise<Client> => (await guests(server.url, name))[0]!

  describe('bots', () => {
    test('think for whoever started the table, or else for who plays there', async () => {
      const [ada, ben] = [await guest('Ada'), await guest('Ben')]
      const table = await startedTable([ada, ben], { bots: ['tangle'], pace: { kind: 'live', clock: null } })
      asked.length = 0
      const [adaId, benId] = [await ada.me(), await ben.me()]
      const decide = async (client: Client): Promise<void> => {
        const { ask } = (await lookAt(client, table)).frame!
        if (ask) await client.decide(table, ask.number, ask.legal[0]!)
      }
      await expect
        .poll(async () => {
          await decide(ada)
          await decide(ben)
          return asked.includes(adaId)
        })
        .toBe(true)
      expected(await ada.post(`/api/tables/${table}/leave`))
      await expect
        .poll(async () => {
          await decide(ben)
          return asked.includes(benId)
        })
        .toBe(true)
    })

    test('of one person’s many tables keep no other table waiting', async () => {
      const mallory = await guest('Mallory')
      stuck.add(await mallory.me())
      for (let i = 0; i < 60; i++) await startedTable([mallory], { bots: HARD })
      await expect.poll(() => waiting).toBeGreaterThan(32)
      const ada = await guest('Ada')
      const table = await startedTable([ada], { bots: ['biscuit'] })
      await expect.poll(async () => (await lookAt(ada, table)).frame!.ask !== null).toBe(true)
    })

    test('of a table without people think only while nobody else needs them, and then play it to its end', async () => {
      let thinking = 0
      let later = 0
      const idle: string[] = []
      const quiet = await startTestServer(
        await newDatabase(),
        {},
        {
          bots: {
            get thinking() {
              return thinking
            },
            decide(question, person) {
              if (person === '') idle.push(person)
              return thoughtless.decide(question, person)
            },
            close: () => Promise.resolve(),
          },
          now: () => Date.now() + later,
        },
      )
      const [mallory, ada] = (await guests(quiet.url, 'Mallory', 'Ada')) as [Client, Client]
      const table = await startedTable([mallory], { bots: HARD })
      thinking = 1
      expected(await mallory.post(`/api/tables/${table}/leave`))
      const other = await startedTable([ada], { bots: ['biscuit'] })
      await expect.poll(async () => (await lookAt(ada, other)).frame!.ask !== null).toBe(true)
      expect(idle).toEqual([])
      thinking = 0
      await expect
        .poll(async () => {
          later += 11_000
          quiet.context.scheduler.wakeBy(0)
          return (await lookAt(mallory, table)).table.status
        })
        .toBe('over')
      await quiet.stop()
    })
  })

  test('tables that one has started count until they are over, also those that one has left', async () => {
    const strict = await startTestServer(
      await newDatabase(),
      { ALLEYCAT_TABLES_PER_PERSON: '2' },
      { bots: { ...thoughtless, thinking: 1 } },
    )
    const [mallory] = await guests(strict.url, 'Mallory')
    for (let i = 0; i < 2; i++)
      expected(await mallory!.post(`/api/tables/${await startedTable([mallory!], { bots: HARD })}/leave`))
    expect(await mallory!.post('/api/tables', { game: 'catham-city', seats: 2 })).toMatchObject({
      status: 429,
      body: { error: 'too-many-tables' },
    })
    await strict.stop()
  })
})
