import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { RunningServer } from '../../server.ts'
import { StoreAway } from '../../store/store.ts'
import { expected, type Client } from '../../testing/client.ts'
import { describeDialects } from '../../testing/dialects.ts'
import { guests, lookAt, startedTable, startTestServer } from '../../testing/server.ts'
import { follows } from '../../tables/presence.ts'
import { formatCursors, parseCursors, type SeenTable } from '@alleycat/protocol'

describe('the id of an event', () => {
  test('says for every table how far it was told', () => {
    const cursors = new Map([
      ['a-B_9', { viewer: 2, frame: 17, chat: 3 }],
      ['other', { viewer: null, frame: 0, chat: 0 }],
    ])
    expect(formatCursors(cursors)).toBe('a-B_9:2:17:3,other:w:0:0')
    expect(parseCursors(formatCursors(cursors))).toEqual(cursors)
  })

  test.each(['', 'nonsense', 'a:b:c:d', 'a:1:2', ','.repeat(100), 'x'.repeat(10_000), 'a:999:1:1'])(
    '%#: anything else is ignored',
    (text) => {
      expect(parseCursors(text).size).toBe(0)
    },
  )
})

describeDialects(({ dialect, newDatabase }) => {
  let server: RunningServer
  let database: string
  beforeAll(async () => {
    database = await newDatabase()
    server = await startTestServer(database, { ALLEYCAT_STREAMS_PER_PERSON: '10' })
  })
  afterAll(() => server.stop())

  const pair = async (): Promise<[Client, Client]> => (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]

  /** Some turns of a game, whoever is asked. */
  async function play(people: readonly Client[], table: string, turns: number): Promise<void> {
    for (let turn = 0; turn < turns;)
      for (const person of people) {
        const { frame } = await lookAt(person, table)
        if (!frame?.ask) continue
        await person.decide(table, frame.ask.number, frame.ask.legal[0]!)
        turn++
      }
  }

  test('a server that stops writes down that those who followed its tables have gone', async () => {
    const own = await newDatabase()
    const node = await startTestServer(own)
    const people = (await guests(node.url, 'Ada', 'Ben')) as [Client, Client]
    const table = await startedTable(people)
    const ids = await Promise.all(people.map((person) => person.me()))
    const streams = people.map((person) => person.stream())
    for (const stream of streams) await stream.until(() => stream.lastFrame(table))
    const problems = [vi.spyOn(node.context.log, 'warn'), vi.spyOn(node.context.log, 'error')]
    await node.stop()
    for (const stream of streams) stream.close()
    for (const problem of problems) expect(problem).not.toHaveBeenCalled()
    const next = await startTestServer(own)
    onTestFinished(() => next.stop())
    const { db } = next.context.store
    for (const id of ids) expect(await follows(db, table, id, next.context.now())).toBe(false)
  })

  test('a stream that broke goes on exactly where it was, even after a restart: the same bytes', async () => {
    const people = await pair()
    const table = await startedTable(people)
    const steady = people[0].stream()
    const shaky = people[0].stream()
    await Promise.all([steady, shaky].map((stream) => stream.until(() => stream.lastFrame(table))))
    await play(people, table, 3)
    shaky.drop()
    await play(people, table, 6)
    const last = (await lookAt(people[0], table)).frame!.frame
    for (const stream of [steady, shaky]) await stream.until(() => stream.lastFrame(table)!.frame >= last)
    const bytes = (frames: { data: string; event: string }[]) =>
      frames.filter((each) => each.event === 'frame').map((each) => each.data)
    expect(bytes(shaky.events)).toEqual(bytes(steady.events))
    expect(shaky.connections).toBeGreaterThan(1)
    const before = bytes(steady.events)
    steady.close()
    shaky.close()
    await server.stop()
    server = await startTestServer(database, { ALLEYCAT_STREAMS_PER_PERSON: '10' })
    for (const person of people) person.url = server.url
    const seat = (await lookAt(people[0], table)).seat!
    const again = people[0].stream(`?after=${table}:${seat}:0:0`)
    await again.until(() => (again.lastFrame(table)?.frame ?? 0) >= last)
    // Clocks that stood still while the server was away may be told of in one more.
    expect(bytes(again.events).slice(0, before.length)).toEqual(before)
    again.close()
  })

  test('whoever comes is told once how the table stands, and everybody who is there then', async () => {
    const people = await pair()
    const table = await startedTable(people)
    const streams = people.map((person) => person.stream())
    const infos = (stream: (typeof streams)[number]) =>
      stream.events
        .filter(({ event }) => event === 'table')
        .map(({ data }) => (JSON.parse(data) as SeenTable['table']).places.filter(({ here }) => here).length)
    await Promise.all(streams.map((stream) => stream.until(() => infos(stream).includes(2))))
    const late = people[0].stream()
    await late.until(() => late.lastFrame(table))
    expected(await people[0].post(`/api/tables/${table}/chat`, { reaction: 'meow' }), 201)
    await late.until(() => late.events.some(({ event }) => event === 'chat'))
    expect(infos(late)).toEqual([2])
    for (const stream of [...streams, late]) stream.close()
  })

  // A file has one server.
  if (dialect === 'postgres')
    test('what happens at one node is told by another: moves, talk, and who leaves', async () => {
      const other = await startTestServer(database)
      onTestFinished(() => other.stop())
      const people = await pair()
      const table = await startedTable(people)
      const near = people[1].stream()
      people[1].url = other.url
      const far = people[1].stream()
      await Promise.all([near, far].map((stream) => stream.until(() => stream.lastFrame(table))))
      people[1].url = server.url
      await play(people, table, 6)
      expected(await people[0].post(`/api/tables/${table}/chat`, { reaction: 'meow' }), 201)
      expected(await people[0].post(`/api/tables/${table}/leave`))
      const told = ({ events }: typeof far) => events.flatMap(({ event, data }) => (event === 'table' ? [] : [data]))
      const hasHeard = (stream: typeof far) =>
        stream.text.includes('"playedBy":"bot"') && stream.text.includes('event: chat') && stream.frames.length > 6
      for (const stream of [near, far]) await stream.until(hasHeard)
      const least = Math.min(near.frames.length, far.frames.length)
      expect(far.frames.slice(0, least)).toEqual(near.frames.slice(0, least))
      expect(told(far).filter((data) => data.includes('meow'))).toHaveLength(1)
      for (const stream of [near, far]) stream.close()
    })

  test('one stream carries all tables of a person, and those that are joined later', async () => {
    const people = await pair()
    const first = await startedTable(people)
    const stream = people[0].stream()
    await stream.until(() => stream.lastFrame(first))
    const second = await startedTable(people, { game: 'cat-burglars' })
    await stream.until(() => stream.lastFrame(second))
    stream.close()
  })

  test('every id says how far all tables of a stream were told, in whatever order they go on', async () => {
    const people = await pair()
    const tables = [await startedTable(people), await startedTable(people, { game: 'cat-burglars' })]
    const stream = people[0].stream()
    await stream.until(() => tables.every((table) => stream.lastFrame(table)))
    for (const table of [tables[0]!, tables[1]!, tables[1]!, tables[0]!]) {
      await play(people, table, 2)
      const told = await Promise.all(tables.map(async (id) => (await lookAt(people[0], id)).frame!.frame))
      await stream.until(() => tables.every((id, i) => stream.lastFrame(id)!.frame === told[i]))
      expect(tables.map((id) => parseCursors(stream.lastId).get(id)?.frame)).toEqual(told)
    }
    stream.close()
  })

  if (dialect === 'sqlite')
    test('somebody is marked as present at all their tables by one statement', async () => {
      const people = await pair()
      const tables = [await startedTable(people), await startedTable(people), await startedTable(people)]
      const messages = vi.spyOn(Worker.prototype, 'postMessage')
      onTestFinished(() => messages.mockRestore())
      const stream = people[0].stream()
      await stream.until(() => tables.every((table) => stream.lastFrame(table)))
      // On a slow machine the heartbeat may mark them once more before this is looked at.
      const marks = messages.mock.calls.map((each) => JSON.stringify(each)).filter((each) => each.includes(MARK))
      expect(marks).not.toEqual([])
      for (const mark of marks) expect(tables.filter((table) => !mark.includes(table))).toEqual([])
      stream.close()
    })

  test('a stream follows no more tables than it may, be they joined later', async () => {
    const narrow = await startTestServer(await newDatabase(), { ALLEYCAT_TABLES_PER_STREAM: '1' })
    const people = (await guests(narrow.url, 'Ada', 'Ben')) as [Client, Client]
    const first = await startedTable(people)
    const stream = people[0].stream()
    await stream.until(() => stream.lastFrame(first))
    const second = await startedTable(people)
    await play(people, first, 1)
    await stream.until(() => stream.frames.length > 1)
    expect(stream.text).not.toContain(second)
    stream.close()
    await narrow.stop()
  })

  test('a finished table gives way to the next one on a stream that is full', async () => {
    const narrow = await startTestServer(await newDatabase(), { ALLEYCAT_TABLES_PER_STREAM: '1' })
    const people = (await guests(narrow.url, 'Ada', 'Ben')) as [Client, Client]
    const [ada] = people
    const wish = { game: 'catham-city', seats: 2 }
    const { id } = expected(await ada.post<SeenTable>('/api/tables', wish), 201).table
    const stream = ada.stream()
    await stream.until(() => stream.text.includes(id))
    expected(await ada.post(`/api/tables/${id}/leave`))
    const second = await startedTable(people)
    await stream.until(() => stream.lastFrame(second))
    stream.close()
    await narrow.stop()
  })

  test('a decision is told even if the connection broke between its commit and the answer', async () => {
    const people = await pair()
    const table = await startedTable(people)
    const streams = people.map((person) => person.stream())
    await Promise.all(streams.map((stream) => stream.until(() => stream.lastFrame(table))))
    const [actor] = streams[0]!.lastFrame(table)!.ask ? people : people.toReversed()
    const { ask, frame } = (await lookAt(actor!, table)).frame!
    const { journal } = server.context.store
    const keep = journal.keep.bind(journal)
    const broken = vi.spyOn(journal, 'keep').mockImplementation(async (change) => {
      const isKept = await keep(change)
      if (change.row.id === table) throw new StoreAway('the connection broke')
      return isKept
    })
    onTestFinished(() => broken.mockRestore())
    const send = () => actor!.decide(table, ask!.number, ask!.legal[0]!)
    expect((await send()).status).toBe(503)
    expect((await send()).status).toBe(200)
    await Promise.all(streams.map((stream) => stream.until(() => stream.lastFrame(table)!.frame > frame)))
    for (const stream of streams) stream.close()
  })

  test('who watches sees the table and no hand, without a name too', async () => {
    const table = await startedTable(await pair())
    const [eve] = await pair()
    const stream = eve.stream(`?tables=${table}`)
    const frame = await stream.until(() => stream.lastFrame(table))
    expect(frame).toMatchObject({ view: { viewer: null, hand: null }, ask: null })
    await expect.poll(async () => (await lookAt(eve, table)).table.watching.length).toBe(1)
    stream.close()
    await expect.poll(async () => (await lookAt(eve, table)).table.watching.length).toBe(0)
  })

  test('everybody sees who is here', async () => {
    const people = await pair()
    const table = await startedTable(people)
    const stream = people[0].stream()
    const isHere = (): boolean | undefined =>
      stream.events
        .filter((each) => each.event === 'table')
        .map((each) => JSON.parse(each.data) as { places: { person: { name: string }; here: boolean }[] })
        .at(-1)
        ?.places.find((place) => place.person.name === 'Ben')?.here
    await stream.until(() => isHere() === false)
    const other = people[1].stream()
    await stream.until(() => isHere() === true)
    other.close()
    await stream.until(() => isHere() === false)
    stream.close()
    expect((await lookAt(people[0], table)).table.status).toBe('playing')
  })

  test('ten tabs of one person are all live, the eleventh is 429', async () => {
    const people = await pair()
    const table = await startedTable(people)
    const tabs = Array.from({ length: 10 }, () => people[0].stream())
    await Promise.all(tabs.map((tab) => tab.until(() => tab.lastFrame(table))))
    expect((await people[0].get('/api/stream')).body).toMatchObject({ error: 'too-many-streams' })
    await play(people, table, 2)
    const last = (await lookAt(people[0], table)).frame!.frame
    await Promise.all(tabs.map((tab) => tab.until(() => tab.lastFrame(table)!.frame >= last)))
    for (const tab of tabs) tab.close()
  })

  test('chat and reactions reach everybody but those who do not want to hear them', async () => {
    const people = await pair()
    const table = await startedTable(people)
    const [ada, ben] = people
    const streams = people.map((person) => person.stream())
    await Promise.all(streams.map((stream) => stream.until(() => stream.lastFrame(table))))
    const heard = (i: number): string[] =>
      streams[i]!.events.filter((each) => each.event === 'chat').map(
        (each) => (JSON.parse(each.data) as { text: string }).text,
      )
    expected(await ada.post(`/api/tables/${table}/chat`, { text: '<b>hello</b>' }), 201)
    expected(await ben.post(`/api/tables/${table}/chat`, { reaction: 'purr' }), 201)
    await streams[0]!.until(() => heard(0).length === 2)
    expect(heard(0)).toEqual(['<b>hello</b>', 'purr'])
    expected(await ada.put(`/api/me/muted/${await ben.me()}`), 204)
    await streams[0]!.until(() => streams[0]!.events.some((each) => each.event === 'me'))
    expected(await ben.post(`/api/tables/${table}/chat`, { text: 'are you there?' }), 201)
    expected(await ada.post(`/api/tables/${table}/chat`, { text: 'peace' }), 201)
    await streams[0]!.until(() => heard(0).includes('peace'))
    expect(heard(0)).not.toContain('are you there?')
    await streams[1]!.until(() => heard(1).length === 4)
    for (const stream of streams) stream.close()
  })

  test('a window is held open for everybody, and a decision in the meantime is told to wait', async () => {
    const slow = await startTestServer(await newDatabase(), { ALLEYCAT_WINDOW_MS: '400-400' })
    const people = (await guests(slow.url, 'Ada', 'Ben')) as [Client, Client]
    const table = await startedTable(people)
    const phase = async (): Promise<string> => ((await lookAt(people[0], table)).frame!.view as { phase: string }).phase
    for (let tries = 0; (await phase()) !== 'answer' && tries < 400; tries++)
      for (const person of people) {
        const { ask } = (await lookAt(person, table)).frame!
        const wish =
          ask?.legal.find((text) => /^play (DDD|MMMM)/.test(text)) ??
          ask?.legal.find((text) => text.startsWith('take')) ??
          ask?.legal[0]
        if (ask && (await phase()) !== 'answer') await person.decide(table, ask.number, wish!)
      }
    expect(await phase()).toBe('answer')
    const [opener] = (await lookAt(people[0], table)).frame!.ask === null ? [people[0]] : [people[1]]
    expect((await opener.decide(table, 99, 'take H')).body).toMatchObject({
      error: 'not-asked',
      frame: { view: { phase: 'answer' } },
    })
    await slow.stop()
  })
})

const MARK = 'INSERT INTO presence'
