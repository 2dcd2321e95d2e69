import { answerTo, callName, CHARACTERS, questionFor } from '@alleycat/bots'
import { Random, Refusal, type GameRecord } from '@alleycat/engine'
import { dealOfDay, playDay, seatOfPerson, type BotAnswer, type PersonAnswer } from '@alleycat/fairness'
import { cathamCity } from '@alleycat/games'
import type { DayBoard, DayRecord } from '@alleycat/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { expected, type Client } from '../testing/client.ts'
import { describeDialects } from '../testing/dialects.ts'
import { guests, startedTable, startTestServer } from '../testing/server.ts'

const BOTS = CHARACTERS.map(callName)
const DAY = '2026-11-06'
const PATH = `/api/days/catham-city/${DAY}`

/** As quick as the pool of the server under test: what is tested is that its answer to that seed is demanded. */
const quick: BotAnswer = (position, bot, seed) => answerTo({ ...questionFor(position, bot, seed), bot: 'random' })

const byDice =
  (name: string): PersonAnswer =>
  ({ game, seat, state }, number) => {
    const actions: number[] = []
    const count = game.legal(state, seat, actions)
    return game.format(state, seat, actions[new Random(`${name} ${number}`).below(count)]!)
  }

async function tried(name: string, day = DAY, answer = quick): Promise<GameRecord> {
  const record = await playDay(cathamCity, dealOfDay(cathamCity, day, BOTS), byDice(name), answer)
  if (record instanceof Refusal) throw new Error(record.why.join(' '))
  return record
}

describeDialects(({ newDatabase }) => {
  let server: RunningServer
  let now = Date.parse(`${DAY}T12:00Z`)
  beforeAll(async () => {
    server = await startTestServer(await newDatabase(), {}, { now: () => now })
  })
  afterAll(() => server.stop())

  const enter = (who: Client, record: unknown, path = PATH) => who.post<DayBoard>(path, { record })
  const board = async (who: Client): Promise<DayBoard> => expected(await who.get<DayBoard>(PATH))

  test('a record of the day enters the board, once for each person', async () => {
    const [ada, ben] = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
    const record = await tried('Ada')
    const entered = expected(await enter(ada, record), 201)
    expect(entered.isEntered).toBe(true)
    const own = entered.known.find(({ person }) => person.name === 'Ada')!
    expect(own).toMatchObject({ score: record.result.scores[seatOfPerson(dealOfDay(cathamCity, DAY, BOTS))], seats: 4 })
    expect(await enter(ada, record)).toMatchObject({ status: 409, body: { error: 'day-already-tried' } })
    expect(await enter(ada, await tried('another try'))).toMatchObject({ status: 409 })
    expect((await board(ben)).isEntered).toBe(false)
    expect((await board(ben)).everybody.map(({ person }) => person.name)).toContain('Ada')
  })

  test('two tries at the same moment are one', async () => {
    const [ada] = (await guests(server.url, 'Twice')) as [Client]
    const records = [await tried('one'), await tried('two')]
    const answers = await Promise.all(records.map((record) => enter(ada, record)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect((await board(ada)).known).toHaveLength(1)
  })

  test('what is no record of that day is refused and leaves nothing', async () => {
    const [eve] = (await guests(server.url, 'Eve')) as [Client]
    const record = await tried('Eve')
    const forged: Record<string, unknown> = {
      'another result': { ...record, result: { winners: [2], scores: record.result.scores.map(() => 99) } },
      'a step left out': { ...record, steps: record.steps.toSpliced(5, 1) },
      'another day': await tried('Eve', '2026-11-07'),
      "another bot's seed": await tried('Eve', DAY, (position, bot, seed) => quick(position, bot, `${seed}!`)),
      nothing: {},
    }
    for (const [what, value] of Object.entries(forged))
      expect(await enter(eve, value), what).toMatchObject({ status: 422, body: { error: 'not-of-that-day' } })
    expect((await board(eve)).isEntered).toBe(false)
  })

  test('there is no board of a day that has not come, or of a game that there is not', async () => {
    const [ada] = (await guests(server.url, 'Early')) as [Client]
    const tomorrow = await tried('Early', '2026-11-07')
    expect(await enter(ada, tomorrow, '/api/days/catham-city/2026-11-07')).toMatchObject({ status: 404 })
    expect(await ada.get('/api/days/catham-city/2026-02-30')).toMatchObject({ status: 404 })
    expect(await ada.get(`/api/days/tarot/${DAY}`)).toMatchObject({ status: 422 })
    now = Date.parse('2026-11-07T00:00Z')
    expected(await enter(ada, tomorrow, '/api/days/catham-city/2026-11-07'), 201)
  })

  test('whoever is on the board can look at the tries of others, and knows those they have played with', async () => {
    const [cleo, dora, finn] = (await guests(server.url, 'Cleo', 'Dora', 'Finn')) as [Client, Client, Client]
    await startedTable([cleo, dora])
    const record = await tried('Cleo')
    expected(await enter(cleo, record), 201)
    const path = `${PATH}/records/${await cleo.me()}`
    expect(await dora.get(path)).toMatchObject({ status: 403, body: { error: 'day-not-tried' } })
    expect((await board(dora)).known.map(({ person }) => person.name)).toEqual(['Cleo'])
    expect((await board(finn)).known).toEqual([])
    expected(await enter(dora, await tried('Dora')), 201)
    const { names, ...shown } = expected(await dora.get<DayRecord>(path))
    expect(shown).toEqual(record)
    expect(names).toContain('Cleo')
  })

  test('the tries of a person are exported and deleted with everything else', async () => {
    const [gone] = (await guests(server.url, 'Gone')) as [Client]
    expected(await enter(gone, await tried('Gone')), 201)
    const { body } = await gone.get<{ days: unknown[] }>('/api/me/export')
    expect(body.days).toHaveLength(1)
    expect((await gone.delete('/api/me')).status).toBeLessThan(300)
    const [other] = (await guests(server.url, 'Other')) as [Client]
    expect((await board(other)).everybody.map(({ person }) => person.name)).not.toContain('Gone')
  })
})
