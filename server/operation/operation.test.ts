import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RunningServer } from '../server.ts'
import { migrate, NewerSchema, SCHEMA_VERSION } from '../store/migrations.ts'
import { openStore } from '../store/open.ts'
import type { PasskeyRow } from '../store/schema.ts'
import { Client, expected } from '../testing/client.ts'
import { describeDialects } from '../testing/dialects.ts'
import { guests, lookAt, playToEnd, startedTable, startTestServer } from '../testing/server.ts'
import { backup, restore } from './backup.ts'
import { deleteExpired } from './maintenance.ts'

/** A passkey as in version 1 of the database. */
const OLD_PASSKEY: Omit<PasskeyRow, 'name'> = {
  id: 'old',
  person_id: 'ada',
  public_key: 'key',
  counter: 0,
  transports: '[]',
  created_at: 1_794_726_920_580,
}

async function passkeysIn(database: string): Promise<PasskeyRow[]> {
  const store = await openStore({ database, node: 'test', connections: 1 })
  const rows = await store.db.selectFrom('passkeys').selectAll().execute()
  await store.close()
  return rows
}

describeDialects(({ newDatabase, dialect }) => {
  let server: RunningServer
  let database: string
  const sent: { endpoint: string; payload: string }[] = []
  const deliver = ({ endpoint }: { endpoint: string }, payload: string): Promise<number> => {
    sent.push({ endpoint, payload })
    return endpoint.includes('gone')
      ? Promise.reject(Object.assign(new Error('gone'), { statusCode: 410 }))
      : Promise.resolve(201)
  }
  const limited = {
    ALLEYCAT_REQUESTS_PER_SECOND: '1000',
    ALLEYCAT_TABLES_PER_PERSON: '2',
    ALLEYCAT_CHAT_PER_MINUTE: '3',
    ALLEYCAT_TOKENS_PER_PERSON: '1',
  }
  beforeAll(async () => {
    database = await newDatabase()
    server = await startTestServer(database, limited, { deliver })
  })
  afterAll(() => server.stop())

  test('it is healthy, and tells Prometheus about itself', async () => {
    const client = new Client(server.url)
    expect((await client.get('/health')).body).toEqual({ ready: true })
    const { text } = await client.get('/metrics')
    expect(text).toContain('alleycat_http_request_seconds_bucket')
    expect(text).toContain('alleycat_streams_open 0')
    expect((await client.call('GET', '/metrics', undefined, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(403)
  })

  describe('limits', () => {
    test('of tables, tokens and chat are 429', async () => {
      const [ada] = (await guests(server.url, 'Ada')) as [Client]
      const open = () => ada.post<{ table: { id: string } }>('/api/tables', { game: 'catham-city', seats: 2 })
      const { table } = expected(await open(), 201)
      expected(await open(), 201)
      expect((await open()).body).toMatchObject({ error: 'too-many-tables' })
      expected(await ada.post('/api/me/tokens', { name: 'Robo' }), 201)
      expect(await ada.post('/api/me/tokens', { name: 'Robo' })).toMatchObject({
        status: 429,
        body: { error: 'too-many-tokens' },
      })
      for (let i = 0; i < 3; i++) expected(await ada.post(`/api/tables/${table.id}/chat`, { reaction: 'meow' }), 201)
      expect((await ada.post(`/api/tables/${table.id}/chat`, { reaction: 'meow' })).status).toBe(429)
    })

    test('of requests are 429 too, with the time to wait', async () => {
      const strict = await startTestServer(await newDatabase(), {
        ALLEYCAT_REQUESTS_PER_SECOND: '1',
        ALLEYCAT_REQUEST_BURST: '5',
      })
      const answers = await Promise.all(Array.from({ length: 20 }, () => new Client(strict.url).get('/api/me')))
      expect(answers.filter((answer) => answer.status === 429).length).toBeGreaterThan(10)
      expect(answers.find((answer) => answer.status === 429)!.headers.get('retry-after')).toMatch(/^[1-3]$/)
      await strict.stop()
    })

    test.each(['/api/me', '/%61pi/me', '/%61pi', '/%61pi/nothing', '/health'])(
      'count %s, however it is spelt, for a whole IPv6 network',
      async (path) => {
        const strict = await startTestServer(await newDatabase(), {
          TRUST_PROXY: '1',
          ALLEYCAT_REQUESTS_PER_SECOND: '1',
          ALLEYCAT_REQUEST_BURST: '5',
        })
        const from = (address: string) =>
          new Client(strict.url).call('GET', path, undefined, { 'x-forwarded-for': address })
        const near = await Promise.all(Array.from({ length: 20 }, (_, i) => from(`2001:db8:1:2::${i}`)))
        expect(near.filter(({ status }) => status === 429).length).toBeGreaterThan(10)
        expect((await from('2001:db8:1:3::1')).status).not.toBe(429)
        await strict.stop()
      },
    )
  })

  test.each([
    ['1', '203.0.113.7'],
    ['2', '203.0.113.7, 10.0.0.1'],
    ['127.0.0.1,10.0.0.0/8', '203.0.113.7, 10.0.0.1'],
  ])('behind proxies as TRUST_PROXY=%s tells, nobody escapes the limits by what they claim', async (proxies, added) => {
    const strict = await startTestServer(await newDatabase(), {
      TRUST_PROXY: proxies,
      ALLEYCAT_REQUESTS_PER_SECOND: '1',
      ALLEYCAT_REQUEST_BURST: '5',
    })
    const from = (forwarded: string) =>
      new Client(strict.url).call('GET', '/api/me', undefined, { 'x-forwarded-for': forwarded })
    const claims = Array.from({ length: 20 }, (_, i) => from(`198.51.100.${i}, ${added}`))
    expect((await Promise.all(claims)).filter(({ status }) => status === 429).length).toBeGreaterThan(10)
    expect((await from(added.replace('203.0.113.7', '203.0.113.8'))).status).toBe(200)
    await strict.stop()
  })

  test('a graceful stop tells streams, finishes what is being done, and keeps it', async () => {
    const own = await newDatabase()
    const node = await startTestServer(own)
    const people = (await guests(node.url, 'Ada', 'Ben')) as [Client, Client]
    const table = await startedTable(people)
    const stream = people[0].stream()
    await stream.until(() => stream.lastFrame(table))
    const actor = (await lookAt(people[0], table)).frame!.ask ? people[0] : people[1]
    const { number, legal } = (await lookAt(actor, table)).frame!.ask!
    let goOn = (): void => undefined
    const holdUp = node.context.mailboxes.run(table, () => new Promise<void>((resolve) => void (goOn = resolve)))
    const waiting = vi.spyOn(node.context.mailboxes, 'run')
    const decided = actor.decide(table, number, legal[0]!)
    await expect.poll(() => waiting.mock.calls.map(([box]) => box)).toContain(table)
    const stopped = node.stop()
    expect((await actor.get('/health').catch(() => undefined))?.status ?? 503).toBe(503)
    goOn()
    await Promise.all([holdUp, stopped])
    expect((await decided).status).toBe(200)
    await stream.until(() => stream.events.some((each) => each.event === 'bye'))
    stream.close()
    const next = await startTestServer(own)
    for (const person of people) person.url = next.url
    expect((await lookAt(actor, table)).frame!.frame).toBeGreaterThan(1)
    await next.stop()
  })

  describe('backup and restore', () => {
    let folder: string
    beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'alleycat-backup-'))))
    afterEach(() => rmSync(folder, { recursive: true }))

    test('of a database that there is not: none is made', async () => {
      const missing = join(folder, 'wrong', 'alleycat.db')
      const file = join(folder, 'backup.jsonl')
      await expect(backup(missing, file)).rejects.toThrow(`there is no database ${missing}`)
      expect(readdirSync(folder)).toEqual([])
    })

    test('of a live server: a game goes on in the copy where it was', async () => {
      const people = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
      const table = await startedTable(people)
      const file = join(folder, 'backup.jsonl')
      const rows = await backup(database, file)
      const copy = await newDatabase()
      expect(await restore(copy, file)).toBe(rows)
      const other = await startTestServer(copy)
      const before = await lookAt(people[0], table)
      for (const person of people) person.url = other.url
      const { view, ask } = before.frame!
      expect((await lookAt(people[0], table)).frame).toMatchObject({ view, ask })
      await playToEnd(people, table)
      await other.stop()
    })

    test('from before passkeys had names and while answers were kept, it is restored and the database is up to date', async () => {
      const file = join(folder, 'backup.jsonl')
      const rows = [
        ['settings', { key: 'schema', value: '1' }],
        ['passkeys', OLD_PASSKEY],
        ['answers', { person_id: 'a', key: 'k', request: '', answer: '', created_at: 0 }],
      ]
      const lines = [{ format: 'alleycat-backup/1', schema: 1 }, ...rows, { rows: rows.length }]
      writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
      const copy = await newDatabase()
      await restore(copy, file)
      expect(await passkeysIn(copy)).toEqual([{ ...OLD_PASSKEY, name: '' }])
    })

    test('a backup goes to a new file, and a restore into an empty database', async () => {
      const file = join(folder, 'backup.jsonl')
      await guests(server.url, 'Ada')
      await backup(database, file)
      await expect(backup(database, file)).rejects.toThrow(/EEXIST/)
      const copy = await newDatabase()
      await restore(copy, file)
      await expect(restore(copy, file)).rejects.toThrow(/not empty/)
    })

    test.each([
      ['cut off', /incomplete/, (text: string) => text.slice(0, text.lastIndexOf('{'))],
      ['cut in a line', /line \d+/, (text: string) => text.slice(0, -20)],
      ['of something else', /is no backup/, () => '{"format":"other"}\n'],
      ['of a newer version', /schema 99/, (text: string) => text.replace(`"schema":${SCHEMA_VERSION}`, '"schema":99')],
      ['with a strange table', /a table that there is not/, (text: string) => text.replace('["people"', '["cats"')],
    ])('a file %s is refused and leaves the database empty', async (_, complaint, spoil) => {
      const file = join(folder, 'backup.jsonl')
      await guests(server.url, 'Ada')
      await backup(database, file)
      writeFileSync(file, spoil(readFileSync(file, 'utf8')))
      const copy = await newDatabase()
      await expect(restore(copy, file)).rejects.toThrow(complaint)
      const store = await openStore({ database: copy, node: 'test', connections: 1 })
      expect(await store.db.selectFrom('people').selectAll().execute()).toEqual([])
      await store.close()
    })
  })

  describe('migrations', () => {
    if (dialect === 'postgres')
      test('nodes that start together wait for one another', async () => {
        const fresh = await newDatabase()
        const stores = await Promise.all(
          ['a', 'b', 'c'].map((node) => openStore({ database: fresh, node, connections: 2 })),
        )
        for (const store of stores) {
          await migrate(store)
          await store.close()
        }
      })

    test('passkeys from before they had names are kept, without one', async () => {
      const older = await newDatabase()
      const store = await openStore({ database: older, node: 'old', connections: 1 })
      await store.db.schema.alterTable('passkeys').dropColumn('name').execute()
      await store.db.schema.alterTable('people').dropColumn('ended').execute()
      await store.db.schema.dropTable('seat_changes').execute()
      await store.db.schema.dropIndex('tables_starter').execute()
      await store.db.schema.alterTable('tables').dropColumn('starter_id').execute()
      await store.db.schema.alterTable('log').dropColumn('away').execute()
      await store.db.schema.dropTable('absences').execute()
      await store.db.schema.dropTable('day_results').execute()
      await store.db.schema.dropTable('invitations').execute()
      await store.db.schema.dropIndex('tables_watch').execute()
      for (const name of ['cups', 'cup_players', 'cup_tables']) await store.db.schema.dropTable(name).execute()
      await store.db.schema.dropIndex('tables_deal').execute()
      for (const name of ['deal', 'starts_at']) await store.db.schema.alterTable('tables').dropColumn(name).execute()
      await store.db.schema.createTable('answers').addColumn('key', 'text').execute()
      await store.db.updateTable('settings').set({ value: '1' }).where('key', '=', 'schema').execute()
      await store.db
        .insertInto('passkeys')
        .values(OLD_PASSKEY as PasskeyRow)
        .execute()
      await store.close()
      expect(await passkeysIn(older)).toEqual([{ ...OLD_PASSKEY, name: '' }])
    })

    test('a newer schema is refused', async () => {
      const newer = await newDatabase()
      const store = await openStore({ database: newer, node: 'new', connections: 1 })
      await store.db
        .updateTable('settings')
        .set({ value: String(SCHEMA_VERSION + 1) })
        .where('key', '=', 'schema')
        .execute()
      await store.close()
      await expect(openStore({ database: newer, node: 'old', connections: 1 })).rejects.toThrow(NewerSchema)
    })
  })

  test('notifications go to people whose turn it has become at a table over days', async () => {
    const people = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    for (const [i, person] of people.entries())
      expected(await person.put('/api/me/push', { endpoint: `https://fcm.googleapis.com/${i}`, keys }), 204)
    expect((await people[0].put('/api/me/push', { endpoint: 'https://169.254.169.254/x', keys })).body).toMatchObject({
      error: 'bad-push-address',
    })
    sent.length = 0
    const table = await startedTable(people, { pace: { kind: 'days', hours: 24 } })
    const first = (await lookAt(people[0], table)).frame!.ask ? 0 : 1
    await server.context.push.sendDue(Date.now())
    await expect
      .poll(() => sent)
      .toEqual([{ endpoint: `https://fcm.googleapis.com/${first}`, payload: JSON.stringify({ type: 'turn', table }) }])
    const outbox = () => server.context.store.db.selectFrom('outbox').selectAll().execute()
    await expect.poll(outbox).toEqual([])
    expect(expected(await people[0].get('/api/push-key'))).toMatchObject({
      publicKey: expect.stringMatching(/^[\w-]{80,}$/),
    })
  })

  test('who signs out everywhere is not notified any more, and everybody else still is', async () => {
    const people = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    const endpoint = (i: number): string => `https://fcm.googleapis.com/device${i}`
    for (const [i, person] of [...people, people[0]].entries())
      expected(await person.put('/api/me/push', { endpoint: endpoint(i), keys }), 204)
    expected(await people[0].post('/api/me/sign-out-everywhere'), 204)
    const left = await server.context.store.db
      .selectFrom('subscriptions')
      .select('endpoint')
      .where('endpoint', 'like', '%/device%')
      .execute()
    expect(left).toEqual([{ endpoint: endpoint(1) }])
  })

  test('of very many subscriptions of a person the latest are kept', async () => {
    const [ada] = (await guests(server.url, 'Ada')) as [Client]
    const person_id = await ada.me()
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    for (let i = 0; i < 25; i++)
      await server.context.push.subscribe({
        endpoint: `https://fcm.googleapis.com/many${i}`,
        ...keys,
        person_id,
        created_at: i,
      })
    expected(await ada.put('/api/me/push', { endpoint: 'https://fcm.googleapis.com/last', keys }), 204)
    const { db } = server.context.store
    const kept = await db.selectFrom('subscriptions').select('endpoint').where('person_id', '=', person_id).execute()
    expect(kept).toHaveLength(20)
    const names = kept.map(({ endpoint }) => endpoint.split('/').at(-1))
    expect(names).toEqual(expect.arrayContaining(['last', 'many24', 'many6']))
    expect(names).not.toContain('many5')
  })

  test('a subscription that is gone is forgotten', async () => {
    const people = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
    for (const person of people)
      expected(
        await person.put('/api/me/push', {
          endpoint: `https://fcm.googleapis.com/gone${await person.me()}`,
          keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        }),
        204,
      )
    await startedTable(people, { pace: { kind: 'days', hours: 24 } })
    await server.context.push.sendDue(Date.now())
    const left = () =>
      server.context.store.db.selectFrom('subscriptions').selectAll().where('endpoint', 'like', '%/gone%').execute()
    await expect.poll(async () => (await left()).length).toBe(1)
  })

  test('public games are rated, once, and are on their players’ pages', async () => {
    const people = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
    const table = await startedTable(people, { public: true })
    await playToEnd(people, table)
    const { winners } = (await lookAt(people[0], table)).table.result!
    const pageOf = async (person: Client) =>
      expected(
        await person.get<{ ratings: { mu: number; games: number }[]; games: unknown[] }>(
          `/api/people/${await person.me()}`,
        ),
      )
    // A game is rated after it is over, by any node.
    await expect.poll(async () => (await pageOf(people[0])).ratings.length).toBe(1)
    const pages = await Promise.all(
      people.map(async (person) => {
        const { seat } = await lookAt(person, table)
        return { won: winners.includes(seat!), page: await pageOf(person) }
      }),
    )
    for (const { won, page } of pages) {
      expect(page).toMatchObject({
        ratings: [{ game: 'catham-city', games: 1, wins: won ? 1 : 0 }],
        games: [{ table, won }],
      })
      expect(page.ratings[0]!.mu > 25).toBe(won)
    }
  })

  test('what has expired is deleted, and nothing else', async () => {
    const people = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
    const table = await startedTable(people)
    const challenges = () => server.context.store.db.selectFrom('challenges').selectAll().execute()
    const expires_at = Date.now() + 60_000
    await server.context.store.db
      .insertInto('challenges')
      .values({ value: 'asked', person_id: null, expires_at })
      .execute()
    await deleteExpired(server.context.store, Date.now())
    expect(await challenges()).toHaveLength(1)
    await deleteExpired(server.context.store, expires_at + 1)
    expect(await challenges()).toHaveLength(0)
    expect((await lookAt(people[0], table)).table.status).toBe('playing')
  })
})
