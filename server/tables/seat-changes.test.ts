import { checkRecord, Refusal } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import type { SeenTable, TableRecord } from '@alleycat/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import type { SeatChangeRow } from '../store/schema.ts'
import { expected, type Client } from '../testing/client.ts'
import { describeDialects } from '../testing/dialects.ts'
import { beThereUntil, guests, lookAt, playToEnd, startedTable, startTestServer } from '../testing/server.ts'
import { standInsOf } from './seat-changes.ts'

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
  const recordOf = async (client: Client, table: string): Promise<TableRecord> =>
    expected(await client.get<TableRecord>(`/api/tables/${table}/record`))
  const decide = async (client: Client, table: string): Promise<void> => {
    const { ask } = (await lookAt(client, table)).frame!
    if (ask) expected(await client.decide(table, ask.number, ask.legal[0]!))
  }

  describe('when a seat is given up', () => {
    test('the table tells who left and who plays on, and the record whose steps were a stand-in’s', async () => {
      const [ada, ben] = await pair()
      const table = await startedTable([ada, ben])
      for (let i = 0; i < 3; i++) for (const person of [ada, ben]) await decide(person, table)
      const { seat } = await lookAt(ada, table)
      const before = server.context.store.db.selectFrom('log').selectAll().where('table_id', '=', table).execute()
      const steps = (await before).flatMap(({ decision, chance }) => [
        ...(decision === null ? [] : [decision]),
        ...(JSON.parse(chance) as string[]),
      ]).length
      expected(await ada.post(`/api/tables/${table}/leave`))
      const { changes } = (await lookAt(ben, table)).table
      expect(changes).toEqual([
        {
          seat,
          kind: 'left',
          person: { id: await ada.me(), name: 'Ada', avatar: 'tabby', bot: false },
          character: 'duchess',
          at: expect.any(Number),
        },
      ])
      await playToEnd([ben], table)
      const record = await recordOf(ben, table)
      expect(record.names[seat!]).toBe('Ada')
      expect(record.standIns).toEqual([{ seat, name: 'Duchess', from: steps, to: null, left: true }])
      expect(checkRecord(record, GAMES)).not.toBeInstanceOf(Refusal)
    })

    test('the stand-in is a bot that does not sit there yet', async () => {
      const [ada, ben] = await pair()
      const table = await startedTable([ada, ben], { bots: ['duchess'] })
      expected(await ada.post(`/api/tables/${table}/leave`))
      const { changes, places } = (await lookAt(ben, table)).table
      expect(changes).toMatchObject([{ kind: 'left', character: 'marlowe' }])
      expect(places.flatMap(({ character }) => character ?? []).toSorted()).toEqual(['duchess', 'marlowe'])
    })

    test('by somebody who deletes themselves, their earlier steps are nobody else’s', async () => {
      const [ada, ben] = await pair()
      const table = await startedTable([ada, ben])
      await decide(ada, table)
      await decide(ben, table)
      const { seat } = await lookAt(ada, table)
      expected(await ada.delete('/api/me'), 204)
      expect((await lookAt(ben, table)).table.changes).toMatchObject([{ seat, kind: 'left', person: null }])
      await playToEnd([ben], table)
      const record = await recordOf(ben, table)
      expect(record.names[seat!]).toBe('?')
      expect(record.standIns).toMatchObject([{ seat, left: true }])
    })
  })

  test('a bot sits in for who is away, until they are back', async () => {
    const [ada, ben] = await pair()
    const table = await startedTable([ada, ben], { pace: { kind: 'live', clock: { seconds: 10, increment: 0 } } })
    const slow = (await lookAt(ada, table)).frame!.ask ? ada : ben
    await beThereUntil(server, server.context.now() + 60_000)
    time += 60_000
    server.context.scheduler.wakeBy(0)
    const kinds = async (): Promise<string[]> => (await lookAt(ada, table)).table.changes.map(({ kind }) => kind)
    await expect.poll(kinds).toEqual(['away'])
    expected(await slow.post(`/api/tables/${table}/take-back`))
    expected(await slow.post(`/api/tables/${table}/take-back`))
    expect(await kinds()).toEqual(['away', 'back'])
  })

  test('a rematch that starts without somebody is played by a bot from the first step on', async () => {
    const [ada, ben] = await pair()
    const first = await startedTable([ada, ben])
    await playToEnd([ada, ben], first)
    const next = expected(await ada.post<SeenTable>(`/api/tables/${first}/rematch`)).table.id
    await beThereUntil(server, server.context.now() + 61_000)
    time += 61_000
    server.context.scheduler.wakeBy(0)
    await expect.poll(async () => (await lookAt(ada, next)).table.status).not.toBe('open')
    expect((await lookAt(ada, next)).table.changes).toMatchObject([{ kind: 'away', person: { name: 'Ben' } }])
    await playToEnd([ada], next)
    const record = await recordOf(ada, next)
    expect(record.names.toSorted()).toEqual(['Ada', 'duchess'])
    expect(record).not.toHaveProperty('standIns')
  })
})

describe('the steps of stand-ins', () => {
  const change = (seat: number, kind: SeatChangeRow['kind'], seq: number): SeatChangeRow => ({
    table_id: 't',
    n: seq,
    seq,
    seat,
    kind,
    person_id: null,
    character: kind === 'back' ? null : 'duchess',
    at: 0,
  })
  const found = (...changes: readonly SeatChangeRow[]) => standInsOf(changes, (seq) => seq * 10)

  test('go from a change to the next of the same seat', () => {
    expect(found(change(0, 'away', 1), change(1, 'left', 2), change(0, 'back', 3), change(0, 'left', 4))).toEqual([
      { seat: 0, name: 'Duchess', from: 10, to: 30, left: false },
      { seat: 1, name: 'Duchess', from: 20, to: null, left: true },
      { seat: 0, name: 'Duchess', from: 40, to: null, left: true },
    ])
  })

  test('are not told where there were none, or where nobody had ever come', () => {
    expect(found(change(0, 'away', 1), change(0, 'back', 1))).toEqual([])
    expect(found(change(0, 'away', 0), change(0, 'left', 2))).toEqual([])
  })
})
