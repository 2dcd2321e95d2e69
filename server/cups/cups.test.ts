import { cupOf } from '../tables/table.ts'
import { verifyCup, verifyFairness } from '@alleycat/fairness'
import { GAMES } from '@alleycat/games'
import type { CupInfo, CupWish, SeenTable } from '@alleycat/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { expected, type Client } from '../testing/client.ts'
import { describeDialects } from '../testing/dialects.ts'
import { guests, lookAt, playToEnd, startTestServer } from '../testing/server.ts'
import { takeOver } from '../tables/seating.ts'
import { advanceCup } from './rounds.ts'

const WISH: CupWish = {
  title: 'Alley Cup',
  game: 'catham-city',
  seats: 2,
  format: 'swiss',
  rounds: 2,
  pace: { kind: 'live', clock: null },
}

describeDialects(({ newDatabase }) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(await newDatabase(), { ALLEYCAT_CUPS_PER_PERSON: '3' })
  })
  afterAll(() => server.stop())

  const look = async (who: Client, id: string): Promise<CupInfo> => expected(await who.get<CupInfo>(`/api/cups/${id}`))
  const made = async (host: Client, wish: Partial<CupWish> = {}): Promise<CupInfo> =>
    expected(await host.post<CupInfo>('/api/cups', { ...WISH, ...wish }), 201)
  const join = (who: Client, id: string) => who.post<CupInfo>(`/api/cups/${id}/join`, {})

  /** A cup that has started with these people, the first of whom is its host. */
  async function started(people: readonly Client[], wish: Partial<CupWish> = {}): Promise<CupInfo> {
    const { id } = await made(people[0]!, wish)
    for (const person of people) expected(await join(person, id))
    return expected(await people[0]!.post<CupInfo>(`/api/cups/${id}/start`))
  }

  /** Everybody is away, so bots play the latest round to its end. */
  async function playRound(asking: Client, cup: string): Promise<void> {
    const { drawn, seats } = await look(asking, cup)
    for (const { table } of drawn.at(-1)!.tables) {
      await expect.poll(async () => (await lookAt(asking, table!)).table.status).not.toBe('open')
      for (let seat = 0; seat < seats; seat++) await takeOver(server.context, table!, seat)
    }
    await expect
      .poll(async () => {
        const now = await look(asking, cup)
        return now.status === 'over' || now.drawn.length > drawn.length
      })
      .toBe(true)
  }

  async function ownTable(who: Client, cup: string): Promise<string | undefined> {
    const { drawn, you } = await look(who, cup)
    return drawn.at(-1)!.tables.find(({ seats }) => you !== null && seats.includes(you))?.table ?? undefined
  }

  test('people join by link, the host starts, rounds follow by themselves, and everything can be verified', async () => {
    const people = await guests(server.url, 'Ada', 'Ben', 'Cleo', 'Dora', 'Eve')
    // Nobody learns the lots while joining once more would change them.
    expect((await made(people[4]!)).standings).toEqual([])
    const cup = await started(people)
    expect(cup).toMatchObject({ status: 'playing', secret: null, you: 0 })
    expect(cup.drawn[0]!.tables.map(({ seats }) => seats.filter((each) => each !== null).length)).toEqual([2, 2, 1])
    await playRound(people[0]!, cup.id)
    expect((await look(people[1]!, cup.id)).drawn).toHaveLength(2)
    await playRound(people[0]!, cup.id)
    const over = await look(people[2]!, cup.id)
    expect(over.status).toBe('over')
    expect(over.standings.map(({ rank, games }) => [rank, games])).toEqual([1, 2, 3, 4, 5].map((rank) => [rank, 2]))
    expect(verifyCup({ ...over, secret: over.secret! })).toEqual({ fair: true })
    const { table } = over.drawn[1]!.tables[0]!
    const record = expected(await people[0]!.get(`/api/tables/${table}/record`))
    expect(verifyFairness(record, GAMES)).toEqual({ fair: true })
    expect(cupOf({ deal: (record['fairness'] as { table: string }).table })).toBe(over.id)
  })

  test('a round is drawn once, however many ask for it at the same time', async () => {
    const people = await guests(server.url, 'Fay', 'Gus', 'Hal', 'Ida')
    const { id } = await started(people, { rounds: 3 })
    await playRound(people[0]!, id)
    await Promise.all(Array.from({ length: 8 }, () => advanceCup(server.context, id)))
    const { drawn, standings } = await look(people[0]!, id)
    expect(drawn.map(({ tables }) => tables.length)).toEqual([2, 2])
    expect(standings.map(({ games }) => games)).toEqual([1, 1, 1, 1])
  })

  test('whoever leaves is replaced by a bot and gets no further game', async () => {
    const people = await guests(server.url, 'Jan', 'Kim', 'Leo', 'Mia', 'Nic')
    const { id } = await started(people)
    const [, kim, leo] = people as [Client, Client, Client]
    const table = (await ownTable(kim, id))!
    await expect.poll(async () => (await lookAt(kim, table)).table.status).toBe('playing')
    expected(await kim.post(`/api/cups/${id}/leave`))
    const { table: left } = await lookAt(kim, table)
    expect(left.changes.at(-1)).toMatchObject({ kind: 'left' })
    expected(await leo.post(`/api/tables/${await ownTable(leo, id)}/leave`))
    expect((await look(kim, id)).players.map((each) => each.left)).toEqual([null, 1, 1, null, null])
    await playRound(people[0]!, id)
    const second = (await look(kim, id)).drawn[1]!
    expect(
      second.tables.flatMap(({ seats }) => seats.filter((each) => each !== null)).toSorted((a, b) => a - b),
    ).toEqual([0, 3, 4])
    expect(await kim.post(`/api/cups/${id}/join`, {})).toMatchObject({ status: 409, body: { error: 'cup-started' } })
  })

  test('in a duplicate cup all play the same deal, and nobody sees it at another table', async () => {
    const people = await guests(server.url, 'Oda', 'Pia', 'Quin', 'Ria')
    const { id } = await started(people, { format: 'duplicate', rounds: 1 })
    const own = await Promise.all(people.map((each) => ownTable(each, id)))
    expect(new Set(own).size).toBe(4)
    const { drawn } = await look(people[0]!, id)
    expect(drawn[0]!.tables.map(({ table }) => table)).toEqual([own[0], null, null, null])
    await expect.poll(async () => (await lookAt(people[0]!, own[0]!)).frame).toBeTruthy()
    await playToEnd([people[0]!], own[0]!)
    expect(await people[0]!.get(`/api/tables/${own[0]}/record`)).toMatchObject({ status: 404 })
    await Promise.all([1, 2, 3].map((n) => playToEnd([people[n]!], own[n]!)))
    const records = await Promise.all(
      own.map(async (table) => expected(await people[0]!.get(`/api/tables/${table}/record`))),
    )
    for (const record of records) {
      expect(record['steps']).toEqual(records[0]!['steps'])
      expect(verifyFairness(record, GAMES)).toEqual({ fair: true })
    }
    await expect.poll(async () => (await look(people[0]!, id)).status).toBe('over')
    const over = await look(people[3]!, id)
    expect(new Set(over.standings.map(({ points }) => points)).size).toBe(1)
    expect(over.drawn[0]!.tables.map(({ table }) => table)).toEqual(own)
    expect(verifyCup({ ...over, secret: over.secret! })).toEqual({ fair: true })
  })

  test('the host ends a cup, and what is not over does not count', async () => {
    const people = await guests(server.url, 'Sam', 'Tim', 'Uma', 'Vic')
    const { id } = await started(people)
    const table = (await ownTable(people[1]!, id))!
    await expect.poll(async () => (await lookAt(people[0]!, table)).table.status).toBe('playing')
    expect(await people[1]!.post(`/api/cups/${id}/end`)).toMatchObject({ status: 403, body: { error: 'not-cup-host' } })
    expected(await people[0]!.post(`/api/cups/${id}/end`))
    const ended = await look(people[0]!, id)
    expect(ended).toMatchObject({ status: 'over', secret: null })
    const seated: Client[] = []
    for (const person of people) if ((await lookAt(person, table)).seat !== null) seated.push(person)
    await playToEnd(seated, table)
    await advanceCup(server.context, id)
    expect((await look(people[0]!, id)).standings.every(({ games }) => games === 0)).toBe(true)
    expect(await people[0]!.post(`/api/cups/${id}/end`)).toMatchObject({ status: 409, body: { error: 'cup-over' } })
  })

  test('what cannot be is refused', async () => {
    const [host, guest, third] = (await guests(server.url, 'Wes', 'Xia', 'Yan')) as [Client, Client, Client]
    expect(await host.post('/api/cups', { ...WISH, game: 'tarot' })).toMatchObject({ status: 422 })
    expect(await host.post('/api/cups', { ...WISH, game: 'cat-burglars', seats: 6 })).toMatchObject({
      body: { error: 'bad-seats' },
    })
    expect(await host.get('/api/cups/none')).toMatchObject({ status: 404, body: { error: 'no-such-cup' } })
    const { id } = await made(host)
    expected(await join(guest, id))
    expect(await join(guest, id)).toMatchObject({ body: { error: 'already-in-cup' } })
    expect(await guest.post(`/api/cups/${id}/start`)).toMatchObject({ body: { error: 'not-cup-host' } })
    expect(await host.post(`/api/cups/${id}/start`)).toMatchObject({ body: { error: 'cup-too-small' } })
    expect(await third.post(`/api/cups/${id}/leave`)).toMatchObject({ body: { error: 'not-in-cup' } })
    expect(await guest.delete(`/api/cups/${id}/people/${await guest.me()}`)).toMatchObject({ status: 403 })
    expected(await host.delete(`/api/cups/${id}/people/${await guest.me()}`))
    expect((await look(host, id)).players).toEqual([])
    await made(host)
    await made(host)
    expect(await host.post('/api/cups', WISH)).toMatchObject({ status: 429, body: { error: 'too-many-cups' } })
    expect((await host.get<{ cups: unknown[] }>('/api/me/cups')).body.cups).toHaveLength(3)
  })

  test('at most 64 people are in a cup', async () => {
    const [host] = (await guests(server.url, 'Zoe')) as [Client]
    const { id } = await made(host)
    const crowd = await guests(server.url, ...Array.from({ length: 65 }, (_, n) => `Cat ${n}`))
    const answers = await Promise.all(crowd.map((each) => join(each, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(64)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 409, body: { error: 'cup-full' } })
  })

  test('tables of a cup are started by it alone, and nobody gives them other luck', async () => {
    const people = await guests(server.url, 'Abe', 'Bea', 'Cid', 'Dee')
    const { id } = await started(people, { pause: 3600 })
    const table = (await ownTable(people[0]!, id))!
    const path = `/api/tables/${table}`
    const { table: info } = expected(await people[0]!.get<SeenTable>(path))
    expect(info).toMatchObject({ status: 'open', cup: id })
    expect(info.starts).toBeGreaterThan(Date.now() + 3_000_000)
    expect(await people[0]!.post(`${path}/start`)).toMatchObject({ status: 403 })
    expect(await people[0]!.post(`${path}/nonce`, { nonce: '0'.repeat(16) })).toMatchObject({ status: 409 })
    for (const person of people) await person.post(`${path}/leave`)
    expect((await lookAt(people[0]!, table)).table.places.map(({ playedBy }) => playedBy)).toEqual(['bot', 'bot'])
    expect((await lookAt(people[0]!, table)).table.status).toBe('open')
  })

  test('whoever deletes themselves is out of their cups, and what they played stays without a name', async () => {
    const people = await guests(server.url, 'Eli', 'Flo', 'Gil', 'Han')
    const { id } = await started(people)
    const [, flo] = people as [Client, Client]
    const { body } = await flo.get<{ cups: unknown[] }>('/api/me/export')
    expect(body.cups).toMatchObject([{ id, title: 'Alley Cup' }])
    await flo.delete('/api/me')
    expect((await look(people[0]!, id)).players[1]).toMatchObject({ person: null, left: 1 })
    await people[0]!.delete('/api/me')
    expect((await look(people[2]!, id)).host).toBeNull()
  })
})
