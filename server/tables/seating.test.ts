import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RunningServer } from '../server.ts'
import type { SeenTable } from '@alleycat/protocol'
import { Refused } from '../errors.ts'
import { StoreAway } from '../store/store.ts'
import { expected, type Client } from '../testing/client.ts'
import { describeDialects } from '../testing/dialects.ts'
import { beThereUntil, guests, lookAt, playToEnd, startedTable, startTestServer } from '../testing/server.ts'
import { decide } from './deciding.ts'

describeDialects(({ newDatabase }) => {
  let server: RunningServer
  let time = 0
  beforeAll(async () => {
    server = await startTestServer(
      await newDatabase(),
      { ALLEYCAT_AWAY_SECONDS: '60' },
      { now: () => Date.now() + time },
    )
  })
  afterAll(() => server.stop())

  const pair = async (): Promise<[Client, Client]> => (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
  const open = async (owner: Client, wish: object = {}): Promise<string> =>
    expected(await owner.post<SeenTable>('/api/tables', { game: 'catham-city', seats: 2, ...wish }), 201).table.id
  const post = (client: Client, table: string, path: string, body?: object) =>
    client.post<SeenTable>(`/api/tables/${table}/${path}`, body)

  /** As if so many milliseconds had passed, with the server there all the time. */
  async function pass(ms: number): Promise<void> {
    await beThereUntil(server, server.context.now() + ms)
    time += ms
    server.context.scheduler.wakeBy(0)
  }

  describe('sitting down', () => {
    test('who makes a table sits at it and owns it; who has its id may come', async () => {
      const [ada, ben] = await pair()
      const table = await open(ada)
      const { table: info } = expected(await post(ben, table, 'join', { nonce: 'ab'.repeat(8) }))
      expect(info.places.map((place) => place.person?.name)).toEqual(['Ada', 'Ben'])
      expect(info).toMatchObject({
        status: 'open',
        owner: await ada.me(),
        commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      })
      expect(info.places[1]!.nonce).toBe('ab'.repeat(8))
    })

    test('another nonce is taken from whoever sits there until the game starts', async () => {
      const [ada, ben] = await pair()
      const table = await open(ada)
      const nonce = 'cd'.repeat(8)
      const { table: info } = expected(await post(ada, table, 'nonce', { nonce }))
      expect(info.places[0]!.nonce).toBe(nonce)
      expect((await post(ben, table, 'nonce', { nonce })).body).toMatchObject({ error: 'not-seated' })
      expected(await post(ben, table, 'join', {}))
      expected(await post(ada, table, 'start'))
      expect((await post(ada, table, 'nonce', { nonce: 'ef'.repeat(8) })).status).toBe(409)
      expect((await lookAt(ada, table)).table.places[0]!.nonce).toBe(nonce)
    })

    test('who sat down without hearing of it, because the database went away after the commit, sits there', async () => {
      const [ada, ben] = await pair()
      const table = await open(ada)
      const { store } = server.context
      const write = store.write.bind(store)
      vi.spyOn(store, 'write').mockImplementationOnce(async (work) => {
        await write(work)
        throw new StoreAway('after the commit')
      })
      expect((await post(ben, table, 'join', {})).status).toBe(503)
      expect(expected(await post(ada, table, 'start')).table.status).toBe('playing')
    })

    test('nobody sits twice, nor at a full table', async () => {
      const [ada, ben] = await pair()
      const table = await open(ada)
      expect((await post(ada, table, 'join', {})).body).toMatchObject({ error: 'already-seated' })
      expected(await post(ben, table, 'join', {}))
      const [eve] = await pair()
      expect((await post(eve, table, 'join', {})).body).toMatchObject({ error: 'table-full' })
    })

    test('50 who come at once: as many sit down as there are places', async () => {
      const [ada] = await pair()
      const table = await open(ada, { seats: 4 })
      const crowd = await guests(server.url, ...Array.from({ length: 12 }, (_, i) => `Cat ${i}`))
      const answers = await Promise.all(crowd.map((cat) => post(cat, table, 'join', {})))
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
      expect((await lookAt(ada, table)).table.places.map((place) => place.place)).toEqual([0, 1, 2, 3])
    })

    test('the owner fills up with bots, sends them away, and starts when nobody is missing', async () => {
      const [ada, ben] = await pair()
      const table = await open(ada, { seats: 3 })
      expect((await post(ben, table, 'bots', { character: 'tangle' })).body).toMatchObject({ error: 'not-owner' })
      expected(await post(ada, table, 'bots', { character: 'tangle' }))
      expect((await post(ada, table, 'start')).body).toMatchObject({ error: 'table-not-full' })
      expected(await ada.delete(`/api/tables/${table}/places/1`))
      expected(await post(ben, table, 'join', {}))
      expected(await post(ada, table, 'bots', { character: 'vesper' }))
      const { table: info } = expected(await post(ada, table, 'start'))
      expect(info).toMatchObject({ status: 'playing' })
      expect(new Set(info.places.map((place) => place.seat))).toEqual(new Set([0, 1, 2]))
      expect((await post(ben, table, 'join', {})).body).toMatchObject({ error: 'table-started' })
    })

    test('seats are in order of joining where the owner wished so', async () => {
      const table = await startedTable(await pair(), { fixedSeating: true })
      const [ada] = await pair()
      expect((await lookAt(ada, table)).table.places.map((place) => place.seat)).toEqual([0, 1])
    })

    test('when the owner leaves before the start the next one owns it, and an empty table is closed', async () => {
      const [ada, ben] = await pair()
      const table = await open(ada)
      expected(await post(ben, table, 'join', {}))
      expected(await post(ada, table, 'leave'))
      expect((await lookAt(ben, table)).table.owner).toBe(await ben.me())
      expect(expected(await post(ben, table, 'leave')).table.status).toBe('closed')
      expect((await post(ben, table, 'join', {})).body).toMatchObject({ error: 'table-closed' })
    })

    test('public tables with a free place are in the lobby, others are not', async () => {
      const [ada, ben] = await pair()
      const listed = await open(ada, { public: true, title: 'Come in' })
      const hidden = await open(ada)
      const lobby = async (): Promise<string[]> =>
        expected(await ben.get<{ tables: { id: string }[] }>('/api/tables')).tables.map((table) => table.id)
      expect(await lobby()).toContain(listed)
      expect(await lobby()).not.toContain(hidden)
      expected(await post(ben, listed, 'join', {}))
      expect(await lobby()).not.toContain(listed)
    })
  })

  describe('being gone', () => {
    const isBots = async (client: Client, table: string, seat: number): Promise<boolean> =>
      (await lookAt(client, table)).table.places.find((place) => place.seat === seat)!.playedBy === 'bot'

    async function asked(
      people: readonly Client[],
      table: string,
    ): Promise<[actor: Client, other: Client, seat: number]> {
      const seen = await Promise.all(people.map((person) => lookAt(person, table)))
      const i = seen.findIndex((each) => each.frame?.ask)
      return [people[i]!, people[1 - i]!, seen[i]!.seat!]
    }

    test('out of time: the fallback is played, then a bot sits in until the person comes back', async () => {
      const people = await pair()
      const table = await startedTable(people, { pace: { kind: 'live', clock: { seconds: 30, increment: 0 } } })
      const [actor, , seat] = await asked(people, table)
      await pass(31_000)
      await expect.poll(() => isBots(actor, table, seat)).toBe(true)
      const log = await server.context.store.db
        .selectFrom('log')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('seq')
        .execute()
      expect(log[1]).toMatchObject({ seat, decider: 'time' })
      expect(
        expected(await post(actor, table, 'take-back')).table.places.find((place) => place.seat === seat)!.playedBy,
      ).toBe('person')
    })

    test('what was played for somebody out of time is not taken for their own decision', async () => {
      const people = await pair()
      const table = await startedTable(people, { pace: { kind: 'live', clock: { seconds: 30, increment: 0 } } })
      const [actor, , seat] = await asked(people, table)
      const { number } = (await lookAt(actor, table)).frame!.ask!
      await pass(31_000)
      await expect.poll(() => isBots(actor, table, seat)).toBe(true)
      const { decision } = await server.context.store.db
        .selectFrom('log')
        .select('decision')
        .where('table_id', '=', table)
        .where('seq', '=', 2)
        .executeTakeFirstOrThrow()
      expect((await actor.decide(table, number, decision!)).status).toBe(409)
    })

    test('a node that was slower to play for somebody out of time is refused, so that it does not take the seat once more', async () => {
      const people = await pair()
      const table = await startedTable(people)
      const [actor, , seat] = await asked(people, table)
      const { number, legal } = (await lookAt(actor, table)).frame!.ask!
      const late = { table, seat, number, decision: legal[0]!, decider: 'time' } as const
      await decide(server.context, late)
      await expect(decide(server.context, late)).rejects.toThrow(Refused)
    })

    test('over days the deadline is for each decision', async () => {
      const people = await pair()
      const table = await startedTable(people, { pace: { kind: 'days', hours: 24 } })
      const [actor, , seat] = await asked(people, table)
      await pass(23 * 3_600_000)
      expect(await isBots(actor, table, seat)).toBe(false)
      await pass(2 * 3_600_000)
      await expect.poll(() => isBots(actor, table, seat)).toBe(true)
    })

    test('among friends without a clock nobody is played for while they are there, but whoever is gone is', async () => {
      const people = await pair()
      const table = await startedTable(people, { pace: { kind: 'live', clock: null } })
      const [actor, , seat] = await asked(people, table)
      const stream = actor.stream()
      await stream.until(() => stream.lastFrame(table))
      await pass(40_000) // This is too short to count as gone.
      server.context.scheduler.wakeBy(0)
      expect(await isBots(actor, table, seat)).toBe(false)
      stream.close()
      await expect
        .poll(async () => (await lookAt(actor, table)).table.places.find((place) => place.seat === seat)!.here)
        .toBe(false)
      await pass(200_000)
      await expect.poll(() => isBots(actor, table, seat)).toBe(true)
    })

    test('who leaves in the middle of a game is played by a bot to its end', async () => {
      const people = await pair()
      const table = await startedTable(people)
      const [actor, other] = await asked(people, table)
      expected(await post(actor, table, 'leave'))
      await playToEnd([other], table)
      expect((await lookAt(other, table)).table.status).toBe('over')
    })

    test('a decision takes the seat back by itself', async () => {
      const people = await pair()
      const table = await startedTable(people, { pace: { kind: 'days', hours: 24 } })
      const [actor, , seat] = await asked(people, table)
      const { number, legal } = (await lookAt(actor, table)).frame!.ask!
      await server.context.store.db
        .updateTable('places')
        .set({ control: 'bot', character: 'vesper' })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .execute()
      await server.context.tables.refresh(table)
      expected(await actor.decide(table, number, legal[0]!))
      expect(await isBots(actor, table, seat)).toBe(false)
    })
  })

  describe('a rematch', () => {
    async function playedOut(wish: object = {}): Promise<[ada: Client, ben: Client, table: string]> {
      const people = await pair()
      const table = await startedTable(people, { pace: { kind: 'live', clock: null }, ...wish })
      await playToEnd(people, table)
      return [...people, table]
    }
    const ask = async (person: Client, table: string): Promise<SeenTable['table']> =>
      expected(await post(person, table, 'rematch')).table
    const byPerson = (places: SeenTable['table']['places']) =>
      new Map(places.map(({ person, playedBy }) => [person?.name ?? null, playedBy]))

    test('has the same people, and the next seat starts', async () => {
      const people = await pair()
      const table = await startedTable(people, { bots: ['biscuit'], title: 'Once more' })
      expect((await post(people[0], table, 'rematch')).body).toMatchObject({ error: 'table-not-over' })
      await playToEnd(people, table)
      const before = (await lookAt(people[0], table)).table
      const again = await ask(people[0], table)
      expect(again).toMatchObject({ title: 'Once more', previous: table, status: 'open' })
      expect(again.commitment).not.toBe(before.commitment)
      const seated = before.places.toSorted((a, b) => a.seat! - b.seat!).map((place) => place.person?.id)
      expect(again.places.map((place) => place.person?.id)).toEqual([...seated.slice(1), seated[0]])
      expect((await lookAt(people[0], table)).table.next).toBe(again.id)
    })

    test('waits for the others, and starts by itself when the last of them has come', async () => {
      const [ada, ben, table] = await playedOut()
      const waiting = await ask(ada, table)
      expect(waiting.status).toBe('open')
      expect(byPerson(waiting.places)).toEqual(
        new Map([
          ['Ada', 'person'],
          ['Ben', 'bot'],
        ]),
      )
      const started = await ask(ben, table)
      expect(started).toMatchObject({ id: waiting.id, status: 'playing' })
      expect(byPerson(started.places).get('Ben')).toBe('person')
    })

    test('is one table for all who ask for it at the same time', async () => {
      const [ada, ben, table] = await playedOut()
      const { rev } = (await server.context.tables.refresh(table))!.row
      const [first, second] = await Promise.all([ask(ada, table), ask(ben, table)])
      expect(first.id).toBe(second.id)
      expect((await server.context.tables.refresh(table))!.row.rev).toBe(rev + 1) // Only one of them changes the old table.
      expect((await lookAt(ada, first.id)).table.status).toBe('playing')
    })

    test('of one person and bots starts at once', async () => {
      const [ada] = await pair()
      const table = await startedTable([ada], { bots: ['biscuit'] })
      await playToEnd([ada], table)
      expect((await ask(ada, table)).status).toBe('playing')
    })

    test('is played by a bot for who does not want to', async () => {
      const [ada, ben, table] = await playedOut()
      const { id } = await ask(ada, table)
      expected(await post(ben, id, 'leave'))
      const { table: started } = await lookAt(ada, id)
      expect(started.status).toBe('playing')
      expect(byPerson(started.places)).toEqual(
        new Map([
          ['Ada', 'person'],
          [null, 'bot'],
        ]),
      )
    })

    test('starts after a minute with bots for who has not come; it counts for them only if they come', async () => {
      const [ada, ben, table] = await playedOut()
      const { id } = await ask(ada, table)
      const players = async (): Promise<(string | null)[]> =>
        (
          await server.context.store.db.selectFrom('places').select('player_id').where('table_id', '=', id).execute()
        ).map((row) => row.player_id)
      await pass(50_000)
      expect((await lookAt(ada, id)).table.status).toBe('open')
      await pass(11_000)
      await expect.poll(async () => (await lookAt(ada, id)).table.status).toBe('playing')
      expect(byPerson((await lookAt(ada, id)).table.places).get('Ben')).toBe('bot')
      expect(await players()).not.toContain(await ben.me())
      expect(byPerson((await ask(ben, table)).places).get('Ben')).toBe('person')
      expect(await players()).toContain(await ben.me())
    })

    test('that everybody has left before it began makes room for another', async () => {
      const [ada, ben, table] = await playedOut()
      const { id } = await ask(ada, table)
      expect(expected(await post(ada, id, 'leave')).table.status).toBe('closed')
      const other = await ask(ben, table)
      expect(other).toMatchObject({ status: 'open', owner: await ben.me() })
      expect(other.id).not.toBe(id)
      expect((await lookAt(ada, table)).table.next).toBe(other.id)
    })
  })
})
