import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import type { SeenTable } from '@alleycat/protocol'
import { decide } from '../tables/deciding.ts'
import { boldest } from '../testing/choosing.ts'
import { Client, expected } from '../testing/client.ts'
import { describeDialects } from '../testing/dialects.ts'
import { guests, lookAt, startedTable, startTestServer } from '../testing/server.ts'

describeDialects(({ newDatabase }) => {
  let server: RunningServer
  let ada: Client
  let ben: Client
  beforeAll(async () => {
    server = await startTestServer(await newDatabase())
    ;[ada, ben] = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
  })
  afterAll(() => server.stop())

  /** A new table, with the person who is to begin and their first legal decision. */
  async function firstTurn(): Promise<{
    table: string
    actor: Client
    other: Client
    number: number
    legal: readonly string[]
  }> {
    const table = await startedTable([ada, ben])
    const { frame } = await lookAt(ada, table)
    const [actor, other] = frame?.ask ? [ada, ben] : [ben, ada]
    const { number, legal } = (await lookAt(actor, table)).frame!.ask!
    return { table, actor, other, number, legal }
  }

  const entries = async (table: string): Promise<number> =>
    (await server.context.store.db.selectFrom('log').select('seq').where('table_id', '=', table).execute()).length

  describe('the same decision again', () => {
    test('50 times in parallel it is one entry and 50 equal answers', async () => {
      const { table, actor, number, legal } = await firstTurn()
      const answers = await Promise.all(Array.from({ length: 50 }, () => actor.decide(table, number, legal[0]!)))
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
      expect(await entries(table)).toBe(2)
    })

    test('much later, when the game has gone on, it gets the same answer', async () => {
      const { table, actor, other, number, legal } = await firstTurn()
      const take = legal.find((text) => text.startsWith('take'))!
      const first = await actor.decide(table, number, take)
      while ((await entries(table)) < 20)
        for (const person of [actor, other]) {
          const { ask } = (await lookAt(person, table)).frame!
          if (ask) expected(await person.decide(table, ask.number, ask.legal[0]!))
        }
      expect(await actor.decide(table, number, take)).toMatchObject({ status: 200, text: first.text })
    })

    test('it tells nothing to who does not hold the seat', async () => {
      const { table, actor, other, number, legal } = await firstTurn()
      const decision = legal[0]!
      expected(await actor.decide(table, number, decision))
      const { seat } = await lookAt(actor, table)
      const again = { table, seat: seat!, number, decision, decider: 'person', person: await other.me() } as const
      await expect(decide(server.context, again)).rejects.toMatchObject({ code: 'not-seated' })
    })

    test('after the end of a game each of its decisions gets the same answer', async () => {
      const people = [ada, ben]
      const table = await startedTable(people, { bots: ['biscuit'] })
      const sent: { person: Client; number: number; decision: string; text: string }[] = []
      for (let seen = await lookAt(ada, table); seen.table.status !== 'over'; seen = await lookAt(ada, table))
        for (const person of people) {
          const { ask } = (await lookAt(person, table)).frame!
          if (!ask) continue
          const decision = boldest(ask.legal)
          const { text } = await person.decide(table, ask.number, decision)
          sent.push({ person, number: ask.number, decision, text })
        }
      for (const { person, number, decision, text } of sent)
        expect(await person.decide(table, number, decision)).toMatchObject({ status: 200, text })
    })

    test('another decision of the same number is told how the table stands', async () => {
      const { table, actor, number, legal } = await firstTurn()
      expected(await actor.decide(table, number, legal[0]!))
      const answer = await actor.decide(table, number, legal[1]!)
      expect(answer).toMatchObject({ status: 409, body: { frame: { table } } })
      expect(await entries(table)).toBe(2)
    })

    test('50 different decisions in parallel: one is kept, the others are told how the table stands', async () => {
      const { table, actor, number, legal } = await firstTurn()
      const sent = Array.from({ length: 50 }, (_, i) => legal[i % legal.length]!)
      const answers = await Promise.all(sent.map((decision) => actor.decide(table, number, decision)))
      const kept = new Set(sent.filter((_, i) => answers[i]!.status === 200))
      expect(kept.size).toBe(1)
      for (const [i, answer] of answers.entries())
        if (kept.has(sent[i]!)) expect(answer.text).toBe(answers[sent.indexOf(sent[i]!)]!.text)
        else expect(answer).toMatchObject({ status: 409, body: { frame: { table } } })
      expect(await entries(table)).toBe(2)
    })
  })

  describe('what is refused', () => {
    test('a decision that the rules forbid is 422 and names the rule', async () => {
      const { table, actor, number } = await firstTurn()
      expect(await actor.decide(table, number, 'play SSSSSSS')).toMatchObject({
        status: 422,
        body: { error: 'forbidden-by-rule', rule: expect.stringMatching(/^CC-/) },
      })
      expect(await actor.decide(table, number, 'fly away')).toMatchObject({
        status: 422,
        body: { error: 'no-such-decision' },
      })
    })

    test('deciding out of turn is 409 with the fresh view', async () => {
      const { table, other, legal } = await firstTurn()
      expect(await other.decide(table, 1, legal[0]!)).toMatchObject({
        status: 409,
        body: { error: 'not-asked', frame: { table, frame: 1 } },
      })
    })

    test('a number from the future is stale', async () => {
      const { table, actor, legal, number } = await firstTurn()
      expect(await actor.decide(table, number + 1, legal[0]!)).toMatchObject({ status: 409, body: { error: 'stale' } })
    })

    test('who does not sit at a table cannot decide, start, leave or see standing answers', async () => {
      const { table, legal } = await firstTurn()
      const [eve] = await guests(server.url, 'Eve')
      expect((await eve!.decide(table, 1, legal[0]!)).status).toBe(403)
      for (const path of ['start', 'leave', 'take-back', 'rematch'])
        expect((await eve!.post(`/api/tables/${table}/${path}`)).status).toBeGreaterThanOrEqual(403)
      expect((await eve!.get(`/api/tables/${table}/standing`)).status).toBe(403)
    })

    test('who has left a seat has no way back to it', async () => {
      const { table, actor, number, legal } = await firstTurn()
      expected(await actor.post(`/api/tables/${table}/leave`))
      expect(await actor.decide(table, number, legal[0]!)).toMatchObject({ status: 403, body: { error: 'not-seated' } })
      expect((await actor.post(`/api/tables/${table}/take-back`)).status).toBe(403)
      expect((await lookAt(actor, table)).seat).toBeNull()
    })

    test('without an identity nothing can be changed', async () => {
      const nobody = new Client(server.url)
      expect((await nobody.post('/api/tables', { game: 'catham-city', seats: 2 })).status).toBe(401)
      expect((await nobody.get('/api/me/tables')).status).toBe(401)
    })

    test('a forged, cut or foreign cookie identifies nobody', async () => {
      const { cookie } = ada
      for (const forged of [`${cookie}x`, cookie.slice(0, -3), cookie.replace(/\.1\./, '.2.'), 'alleycat=1.2.3.4']) {
        const client = new Client(server.url)
        client.cookie = forged
        expect((await client.get('/api/me')).body).toEqual({ me: null })
      }
    })

    test('an unknown token is 401', async () => {
      const bot = new Client(server.url, `cat_${'x'.repeat(32)}`)
      expect((await bot.get('/api/me')).status).toBe(401)
    })
  })

  describe('foreign origins', () => {
    test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
      '%j is refused',
      async (headers) => {
        const answer = await ada.post('/api/tables', { game: 'catham-city', seats: 2 }, headers)
        expect(answer).toMatchObject({ status: 403, body: { error: 'foreign-origin' } })
      },
    )

    test('the own origin is accepted', async () => {
      const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' }
      expect((await ada.post('/api/tables', { game: 'catham-city', seats: 2 }, headers)).status).toBe(201)
    })
  })

  test('script in names, titles and chat comes back as the text it is', async () => {
    const script = '<script>1</script>'
    const [eve] = await guests(server.url, script)
    const seen = expected(
      await eve!.post<SeenTable>('/api/tables', { game: 'cat-burglars', seats: 2, title: script }),
      201,
    )
    expect(seen.table).toMatchObject({ title: script, places: [{ person: { name: script } }] })
    const answer = await eve!.get(`/api/tables/${seen.table.id}`)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
  })
})
