import { DummyDriver, Kysely, SqliteDialect, type CompiledQuery, type DatabaseConnection } from 'kysely'
import { expect, test } from 'vitest'
import type { Schema, TableRow } from '../store/schema.ts'
import type { BusListener, Store } from '../store/store.ts'
import { Tables } from './tables.ts'

const row = (change: Partial<TableRow>): TableRow =>
  ({
    id: 't',
    game: 'catham-city',
    options: '{"factions":"DHMRS","actionsPerTurn":1}',
    size: 2,
    pace: '{"kind":"live","clock":null}',
    seq: 0,
    rev: 1,
    chat: 0,
    ...change,
  }) as TableRow

/** A database that answers every query on a table with what `rows` gives for it. */
function storeOf(rows: (name: string) => Promise<unknown[]>): Store {
  const connection = {
    executeQuery: async ({ sql }: CompiledQuery) => ({
      rows: await rows((/unnest/.exec(sql) ?? /(?<=from ")\w+/.exec(sql))![0]),
    }),
  }
  class Driver extends DummyDriver {
    override acquireConnection = () => Promise.resolve(connection as unknown as DatabaseConnection)
  }
  class Dialect extends SqliteDialect {
    override createDriver = () => new Driver()
  }
  const db = new Kysely<Schema>({
    dialect: new Dialect({ database: () => Promise.reject(new Error('there is none')) }),
  })
  const bus = { subscribe: (listener: BusListener) => void (hear = listener) }
  return { db, bus, dialect: 'postgres' } as unknown as Store
}

/** Tells the tables that were made last of what another node did. */
let hear: BusListener = () => undefined

test('after a move at another node, a standing answer that was set there is known, too', async () => {
  let standing = '[]'
  const moved = { ...row({}), number: 1, table_seq: 0, seq: null }
  const found = (name: string): unknown[] => {
    if (name === 'unnest') return [{ ...moved, standing }]
    return name === 'places' ? [{ place: 0, standing }] : name === 'tables' ? [row({})] : []
  }
  const store = storeOf((name) => Promise.resolve(found(name)))
  const tables = new Tables(store, 1e6, () => false)
  const before = (await tables.get('t'))!
  hear({ kind: 'table', id: 't' }, true)
  expect((await tables.get('t'))!.places).toBe(before.places)
  standing = '["pass"]'
  hear({ kind: 'table', id: 't' }, true)
  expect((await tables.get('t'))!.places).toEqual([{ place: 0, standing }])
})

test('a table that could not be read after a move at another node is not taken for the latest', async () => {
  let isAway = false
  const tables = new Tables(
    storeOf((name) =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(name === 'tables' ? [row({})] : []),
    ),
    1e6,
    () => false,
  )
  await tables.get('t')
  isAway = true
  hear({ kind: 'table', id: 't' }, true)
  await expect(tables.get('t')).rejects.toThrow('away')
  expect(tables.known('t')).toBeUndefined()
  isAway = false
  expect((await tables.get('t'))!.row.id).toBe('t')
})

test('a slow look at the database hides no message that was counted meanwhile', async () => {
  let current = row({})
  let isSlow = true
  let goOn = (): void => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const tables = new Tables(
    storeOf(async (name) => {
      if (name === 'unnest') return [{ ...current, number: 1, table_seq: 0, seq: null, standing: '' }]
      if (name === 'tables') return [current]
      if (name === 'places' && isSlow) {
        isSlow = false
        await held
      }
      return []
    }),
    1e6,
    () => false,
  )
  const slow = tables.refresh('t')
  await expect.poll(() => isSlow).toBe(false)
  current = row({ chat: 1 })
  expect((await tables.refresh('t'))!.row.chat).toBe(1)
  goOn()
  expect((await slow)!.row.chat).toBe(1)
  expect((await tables.get('t'))!.row.chat).toBe(1)
})

test('memory is for the tables used last and for those that are followed', async () => {
  const reads: string[] = []
  const tables = new Tables(
    storeOf((name) => Promise.resolve(name === 'tables' ? [row({ id: reads.at(-1)! })] : [])),
    30_000,
    (id) => id === 'followed',
  )
  const look = async (id: string): Promise<void> => {
    reads.push(id)
    expect((await tables.get(id))!.row.id).toBe(id)
  }
  for (const id of ['followed', 'a', 'b', 'c', 'd', 'e']) await look(id)
  expect(['followed', 'a', 'b', 'c', 'd', 'e'].filter((id) => tables.known(id))).toEqual(['followed', 'd', 'e'])
  expect(tables.size).toBe(3)
})
