import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MyTables, PlayedWith, SeenTable, WatchableTable } from '@alleycat/protocol'
import type { RunningServer } from '../server.ts'
import { Client, expected } from '../testing/client.ts'
import { describeDialects } from '../testing/dialects.ts'
import { guests, lookAt, startedTable, startTestServer } from '../testing/server.ts'

describeDialects(({ newDatabase }) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(await newDatabase(), { ALLEYCAT_INVITATIONS_PER_HOUR: '40' })
  })
  afterAll(() => server.stop())

  /** A game that ended, without the minutes that playing it takes. */
  async function finishedTable(people: readonly Client[], game: string): Promise<string> {
    const table = await startedTable(people, { game })
    const result = JSON.stringify({ winners: [0], scores: people.map(() => 0) })
    await server.context.store.db
      .updateTable('tables')
      .set({ status: 'over', result, due_at: null, updated_at: ++ended })
      .where('id', '=', table)
      .execute()
    return table
  }
  let ended = Date.now()
  /** People who have finished a game together. */
  async function company(...names: readonly string[]): Promise<Client[]> {
    const people = await guests(server.url, ...names)
    await finishedTable(people, 'cat-burglars')
    return people
  }
  const playedWith = async (client: Client): Promise<readonly PlayedWith[]> =>
    expected(await client.get<{ people: readonly PlayedWith[] }>('/api/me/played-with')).people
  const namesFor = async (client: Client): Promise<string[]> =>
    (await playedWith(client)).map(({ person }) => person.name)
  const openTable = async (client: Client, seats = 2): Promise<string> =>
    expected(await client.post<SeenTable>('/api/tables', { game: 'catham-city', seats }), 201).table.id
  const invite = async (client: Client, table: string, other: Client) =>
    client.post<SeenTable>(`/api/tables/${table}/invitations`, { person: await other.me() })
  const invitations = async (client: Client): Promise<MyTables['invitations']> =>
    expected(await client.get<MyTables>('/api/me/tables')).invitations

  describe('people with whom one has played', () => {
    test('are listed with their games, the last one first', async () => {
      const [ada, ben, eve] = await company('Ada', 'Ben', 'Eve')
      const last = await finishedTable([ada!, eve!], 'catham-city')
      await startedTable([ada!, ben!])
      expect(await playedWith(ada!)).toMatchObject([
        { person: { name: 'Eve' }, games: 2, last: { table: last, game: 'catham-city' } },
        { person: { name: 'Ben' }, games: 1, last: { game: 'cat-burglars' } },
      ])
      expect(await namesFor(ben!)).toHaveLength(2)
    })

    test('are neither bots, nor muted, nor gone', async () => {
      const [ada, ben, eve] = await company('Ada', 'Ben', 'Eve')
      const { token } = expected(await ada!.post<{ token: string }>('/api/me/tokens', { name: 'Robo' }), 201)
      const bot = new Client(server.url, token)
      await finishedTable([ada!, bot], 'catham-city')
      expected(await ada!.put(`/api/me/muted/${await ben!.me()}`), 204)
      expect(await namesFor(ada!)).toEqual(['Eve'])
      expected(await eve!.delete('/api/me'), 204)
      expect(await namesFor(ada!)).toEqual([])
      expect((await bot.get('/api/me/played-with')).body).toMatchObject({ error: 'no-bots-here' })
    })
  })

  test('one’s own games are listed, also those that are not public, until one deletes oneself', async () => {
    const [ada, ben] = await guests(server.url, 'Ada', 'Ben')
    const table = await finishedTable([ada!, ben!], 'catham-city')
    const games = async (client: Client) => expected(await client.get('/api/me/games'))['games']
    const { seat } = await lookAt(ada!, table)
    expect(await games(ada!)).toEqual([{ table, game: 'catham-city', seat, ended }])
    expect(await games((await guests(server.url, 'Eve'))[0]!)).toEqual([])
    expect((await new Client(server.url).get('/api/me/games')).body).toMatchObject({ error: 'no-identity' })
    expect(expected(await ada!.get('/api/me/export'))['tables']).toMatchObject([{ id: table }])
    expected(await ada!.delete('/api/me'), 204)
    expect(
      await server.context.store.db.selectFrom('places').select('player_id').where('table_id', '=', table).execute(),
    ).toContainEqual({ player_id: null })
  })

  describe('an invitation', () => {
    test('reaches whoever was invited, at once, and ends when they sit down', async () => {
      const [ada, ben] = await company('Ada', 'Ben')
      const stream = ben!.stream()
      await expect.poll(() => stream.status).toBe(200)
      const told = stream.events.length
      const table = await openTable(ada!)
      expect(expected(await invite(ada!, table, ben!)).table.invited).toMatchObject([{ name: 'Ben' }])
      expect(await invitations(ben!)).toMatchObject([{ table, game: 'catham-city', from: { name: 'Ada' } }])
      await expect.poll(() => stream.events.slice(told).some(({ event }) => event === 'me')).toBe(true)
      stream.close()
      expected(await ben!.post(`/api/tables/${table}/join`, {}))
      expect(await invitations(ben!)).toEqual([])
      expect((await lookAt(ada!, table)).table.invited).toEqual([])
    })

    test('is pushed to the devices of whoever was invited, once', async () => {
      const [ada, ben] = await company('Ada', 'Ben')
      const table = await openTable(ada!)
      expected(await invite(ada!, table, ben!))
      expected(await invite(ada!, table, ben!))
      const notices = await server.context.store.db
        .selectFrom('outbox')
        .select('person_id')
        .where('table_id', '=', table)
        .execute()
      expect(notices).toEqual([{ person_id: await ben!.me() }])
    })

    test('can be declined, and the table sees that nobody is expected any more', async () => {
      const [ada, ben] = await company('Ada', 'Ben')
      const table = await openTable(ada!)
      expected(await invite(ada!, table, ben!))
      expected(await ben!.delete(`/api/me/invitations/${table}`), 204)
      expect(await invitations(ben!)).toEqual([])
      expect((await lookAt(ada!, table)).table.invited).toEqual([])
    })

    test('that nobody has sent cannot be declined: nothing of the table changes', async () => {
      const [ada, ben] = await company('Ada', 'Ben')
      const table = await openTable(ada!)
      const before = await server.context.tables.refresh(table)
      expected(await ben!.delete(`/api/me/invitations/${table}`), 204)
      expect((await server.context.tables.refresh(table))!.row).toEqual(before!.row)
    })

    test('from somebody muted does not stand in the way of another one’s', async () => {
      const [ada, ben, max] = await company('Ada', 'Ben', 'Max')
      expected(await ben!.put(`/api/me/muted/${await max!.me()}`), 204)
      const table = await openTable(ada!, 4)
      expected(await max!.post(`/api/tables/${table}/join`, {}))
      expected(await invite(max!, table, ben!))
      expected(await invite(ada!, table, ben!))
      expect(await invitations(ben!)).toMatchObject([{ table, from: { name: 'Ada' } }])
      expected(await invite(max!, table, ben!))
      expect(await invitations(ben!)).toMatchObject([{ table, from: { name: 'Ada' } }])
    })

    test('ends with the wait at its table', async () => {
      const [ada, ben, eve] = await company('Ada', 'Ben', 'Eve')
      const table = await openTable(ada!)
      expected(await invite(ada!, table, ben!))
      expected(await eve!.post(`/api/tables/${table}/join`, {}))
      expected(await ada!.post(`/api/tables/${table}/start`))
      expect(await invitations(ben!)).toEqual([])
    })

    test('goes to nobody with whom one has not played, and to nobody whom one has muted', async () => {
      const [ada, ben] = await company('Ada', 'Ben')
      const [zoe] = await guests(server.url, 'Zoe')
      const table = await openTable(ada!, 4)
      expect((await invite(ada!, table, zoe!)).body).toMatchObject({ error: 'not-played-with' })
      expected(await ada!.put(`/api/me/muted/${await ben!.me()}`), 204)
      expect((await invite(ada!, table, ben!)).body).toMatchObject({ error: 'not-played-with' })
      expect((await invite(ben!, table, ada!)).body).toMatchObject({ error: 'not-seated' })
    })

    test('from somebody muted does not arrive, and its sender cannot tell', async () => {
      const [ada, ben] = await company('Ada', 'Ben')
      expected(await ben!.put(`/api/me/muted/${await ada!.me()}`), 204)
      const table = await openTable(ada!)
      expect(expected(await invite(ada!, table, ben!)).table.invited).toMatchObject([{ name: 'Ben' }])
      expect(await invitations(ben!)).toEqual([])
      expect(
        await server.context.store.db.selectFrom('outbox').select('id').where('table_id', '=', table).execute(),
      ).toEqual([])
    })

    test('is one of twenty at a time, and of a number an hour', async () => {
      const [ada, ben] = await company('Ada', 'Ben')
      const codes = []
      for (let i = 0; i < 21; i++) codes.push((await invite(ada!, await openTable(ada!), ben!)).status)
      expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), 429])
      const [eve, zoe] = await company('Eve', 'Zoe')
      const again = []
      const table = await openTable(eve!, 2)
      for (let i = 0; i < 41; i++) again.push((await invite(eve!, table, zoe!)).status)
      expect(again).toEqual([...Array.from({ length: 40 }, () => 200), 429])
    })

    test('is exported to both, and deleted with either', async () => {
      const [ada, ben] = await company('Ada', 'Ben')
      const table = await openTable(ada!)
      expected(await invite(ada!, table, ben!))
      for (const each of [ada!, ben!])
        expect(expected(await each.get('/api/me/export'))['invitations']).toMatchObject([{ table_id: table }])
      expected(await ada!.delete('/api/me'), 204)
      expect(expected(await ben!.get('/api/me/export'))['invitations']).toEqual([])
    })
  })

  test('public tables can be watched while they are played: names, scores and how many watch', async () => {
    const [ada, ben, eve] = await guests(server.url, 'Ada', 'Ben', 'Eve')
    const playing = async (): Promise<readonly WatchableTable[]> =>
      expected(await eve!.get<{ tables: readonly WatchableTable[] }>('/api/tables/playing')).tables
    const hidden = await startedTable([ada!, ben!])
    const table = await startedTable([ada!, ben!], { public: true, title: 'Open house' })
    const streams = [eve!.stream(`?tables=${table}`), ada!.stream(`?tables=${table}`)]
    await expect.poll(async () => (await playing()).find(({ id }) => id === table)?.watching).toBe(1)
    const found = (await playing()).find(({ id }) => id === table)
    expect(found).toMatchObject({ game: 'catham-city', title: 'Open house' })
    expect(found!.players.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Ben'])
    expect(found!.players.map(({ score }) => score)).toEqual([0, 0])
    expect((await playing()).map(({ id }) => id)).not.toContain(hidden)
    for (const stream of streams) stream.close()
  })
})
