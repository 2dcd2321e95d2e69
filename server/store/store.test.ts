import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { Client } from 'pg'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
  type MockInstance,
} from 'vitest'
import { describeDialects } from '../testing/dialects.ts'
import { movedRow } from './journal.ts'
import { openStore } from './open.ts'
import { readyQuery } from './ready-query.ts'
import type { TableRow } from './schema.ts'
import { Duplicate, StoreAway, type Change, type Store } from './store.ts'

describeDialects(({ newDatabase, dialect }) => {
  let store: Store
  let database: string
  beforeAll(async () => {
    database = await newDatabase()
    store = await openStore({ database, node: 'a', connections: 4 })
  })
  afterAll(() => store.close())

  const person = (id: string) => ({
    id,
    name: id,
    avatar: 'tabby',
    owner_id: null,
    epoch: 1,
    ended: '[]',
    created_at: 1_794_726_920_580,
  })
  const moveAtNoTable = {
    before: { seq: 1, rev: 1 },
    row: movedRow({
      id: 'none',
      status: 'playing',
      seq: 2,
      rev: 1,
      owing: 0,
      owing_from: 0,
      updated_at: 0,
    } as TableRow),
    entries: [],
    notices: [],
    seats: [],
  }
  const ids = async (): Promise<string[]> =>
    (await store.db.selectFrom('people').select('id').orderBy('id').execute()).map((row) => row.id)

  test('times are numbers, to the millisecond', async () => {
    await store.write((tx) => tx.insertInto('people').values(person('time')).execute())
    const row = await store.db.selectFrom('people').selectAll().where('id', '=', 'time').executeTakeFirstOrThrow()
    expect(row).toEqual(person('time'))
  })

  test('a query whose text is kept takes its values anew each time, any number of them, in a transaction too', async () => {
    const people = readyQuery((db, since: number, ...names: readonly string[]) =>
      db
        .selectFrom('people')
        .select('id')
        .where('name', 'in', names)
        .where('owner_id', 'is', null)
        .where('created_at', '>=', since)
        .orderBy('id'),
    )
    const everybody = Array.from({ length: 12 }, (_, i) => `ready-${String(i).padStart(2, '0')}`)
    const found = async (since: number, ...names: string[]): Promise<string[]> =>
      (await people(store.db, since, ...names)).map(({ id }) => id)
    await store.write(async (tx) => {
      for (const id of everybody) await tx.insertInto('people').values(person(id)).execute()
      expect(await people(tx, 0, 'ready-03')).toEqual([{ id: 'ready-03' }])
    })
    expect(await found(0, 'ready-01')).toEqual(['ready-01'])
    expect(await found(0, 'ready-02')).toEqual(['ready-02'])
    expect(await found(0, 'ready-02', 'ready-01')).toEqual(['ready-01', 'ready-02'])
    expect(await found(2_000_000_000_000, 'ready-02', 'ready-01')).toEqual([])
    expect(await found(0, ...everybody)).toEqual(everybody)
  })

  test('what fails undoes itself and nothing that is written at the same time', async () => {
    const work = [
      store.write((tx) => tx.insertInto('people').values(person('kept-1')).execute()),
      store.write(async (tx) => {
        await tx.insertInto('people').values(person('undone')).execute()
        throw new Error('no')
      }),
      store.write((tx) => tx.insertInto('people').values(person('kept-2')).execute()),
    ]
    const [first, second, third] = await Promise.allSettled(work)
    expect([first!.status, second!.status, third!.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await ids()).toEqual(expect.arrayContaining(['kept-1', 'kept-2']))
    expect(await ids()).not.toContain('undone')
  })

  test('a row of the same key is a duplicate, and the work before it is undone', async () => {
    const twice = store.write(async (tx) => {
      await tx.insertInto('people').values(person('half')).execute()
      await tx.insertInto('people').values(person('time')).execute()
    })
    await expect(twice).rejects.toThrow(Duplicate)
    expect(await ids()).not.toContain('half')
  })

  test('nothing of a transaction is kept of which a statement has failed, also where nobody minds', async () => {
    await store.write((tx) => tx.insertInto('people').values(person('there')).execute())
    const broken = store.write(async (tx) => {
      await tx.insertInto('people').values(person('broken-1')).execute()
      const twice = tx.insertInto('people').values(person('there')).returning('id').execute()
      await twice.catch(() => undefined)
      await tx.insertInto('people').values(person('broken-2')).execute()
    })
    await expect(broken).rejects.toThrow()
    expect((await ids()).filter((id) => id.startsWith('broken'))).toEqual([])
    await store.write((tx) => tx.insertInto('people').values(person('mended')).execute())
    expect(await ids()).toContain('mended')
  })

  test('a transaction reads what it has changed, and what was kept before it', async () => {
    await store.write((tx) => tx.insertInto('people').values(person('read-before')).execute())
    const seen = await store.write(async (tx) => {
      const people = tx.selectFrom('people').select('name').where('id', 'like', 'read-%').orderBy('id')
      const before = await people.execute()
      await tx.updateTable('people').set({ name: 'changed' }).where('id', '=', 'read-before').execute()
      await tx.insertInto('people').values(person('read-new')).execute()
      const after = await people.execute()
      await tx.deleteFrom('people').where('id', '=', 'read-new').execute()
      const deleted = tx.deleteFrom('people').where('id', '=', 'read-before').returning('name')
      return { before, after, deleted: await deleted.execute(), end: await people.execute() }
    })
    expect(seen).toEqual({
      before: [{ name: 'read-before' }],
      after: [{ name: 'changed' }, { name: 'read-new' }],
      deleted: [{ name: 'changed' }],
      end: [],
    })
  })

  test('transactions that read before they write see what the one before has written', async () => {
    await store.write((tx) => tx.insertInto('people').values(person('counter')).execute())
    const count = (): Promise<void> =>
      store.write(async (tx) => {
        const { epoch } = await tx
          .selectFrom('people')
          .select('epoch')
          .where('id', '=', 'counter')
          .$if(dialect === 'postgres', (query) => query.forUpdate())
          .executeTakeFirstOrThrow()
        await tx
          .updateTable('people')
          .set({ epoch: epoch + 1 })
          .where('id', '=', 'counter')
          .execute()
      })
    await Promise.all(Array.from({ length: 20 }, count))
    const row = await store.db.selectFrom('people').select('epoch').where('id', '=', 'counter').executeTakeFirst()
    expect(row).toEqual({ epoch: 21 })
  })

  test('who reads waits for nobody who writes, and sees what was kept last', async () => {
    let written: Promise<void> | undefined
    const goOn = await new Promise<() => void>((begun) => {
      written = store.write(async (tx) => {
        await tx.insertInto('people').values(person('slow')).execute()
        await new Promise<void>((resolve) => begun(resolve))
      })
    })
    expect(await ids()).not.toContain('slow')
    goOn()
    await written
    expect(await ids()).toContain('slow')
  })

  test('a single statement is kept like anything else, and tells what it changed', async () => {
    const [made] = await store.db.insertInto('people').values(person('single')).returning('id').execute()
    expect(made).toEqual({ id: 'single' })
    const { numUpdatedRows } = await store.db
      .updateTable('people')
      .set({ name: 'Only' })
      .where('id', '=', 'single')
      .executeTakeFirst()
    expect(numUpdatedRows).toBe(1n)
    await expect(store.db.insertInto('people').values(person('single')).execute()).rejects.toThrow(
      dialect === 'sqlite' ? Duplicate : /unique/,
    )
    expect(await ids()).toContain('single')
  })

  test('at one moment nothing is seen of what is written meanwhile', async () => {
    await store.atOneMoment(async (db) => {
      const count = async (): Promise<number> => (await db.selectFrom('people').select('id').execute()).length
      const before = await count()
      await store.db.insertInto('people').values(person('meanwhile')).execute()
      expect(await count()).toBe(before)
    })
    expect(await ids()).toContain('meanwhile')
  })

  test('after its end it is refused to read, and the process goes on', async () => {
    const ended = await openStore({ database: await newDatabase(), node: 'b', connections: 1 })
    const read = () => ended.db.selectFrom('people').select('id').execute()
    expect(await read()).toEqual([])
    await ended.close()
    await expect(read()).rejects.toThrow(/closed|destroyed/)
  })

  test('what is under way when the store closes is refused or kept, and the process goes on', async () => {
    const closing = await openStore({ database: await newDatabase(), node: 'b', connections: 4 })
    let closed: Promise<void> | undefined
    const work = closing.write(async (tx) => {
      await tx.insertInto('people').values(person('half')).execute()
      closed = closing.close()
      await tx.insertInto('people').values(person('late')).execute()
    })
    const [outcome] = await Promise.allSettled([work])
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StoreAway)
    await closed
  })

  test('a move that comes while or after the store closes is refused or kept, and nothing is connected for it', async () => {
    const closing = await openStore({ database: await newDatabase(), node: 'b', connections: 4 })
    const keep = () => closing.journal.keep(moveAtNoTable)
    const connected = vi.spyOn(Client.prototype, 'connect')
    const ended = vi.spyOn(Client.prototype, 'end')
    onTestFinished(() => [connected, ended].forEach((spy) => spy.mockRestore()))
    const outcomes = Promise.allSettled([keep(), keep()])
    await closing.close()
    for (const outcome of await outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StoreAway)
    await expect(keep()).rejects.toThrow(StoreAway)
    expect(connected).toHaveBeenCalledTimes(dialect === 'postgres' ? 1 : 0)
    expect(ended.mock.contexts).toEqual(expect.arrayContaining(connected.mock.contexts))
  })

  test('two entries of one log cannot have the same number', async () => {
    const entry = {
      table_id: 't',
      seq: 1,
      seat: null,
      decision: null,
      chance: '[]',
      at: 1,
      hold_until: null,
      away: null,
      decider: null,
    }
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => store.write((tx) => tx.insertInto('log').values(entry).execute())),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })

  test('what changed is told to this node, and to others where there are any', async () => {
    const here: Change[] = []
    store.bus.subscribe((change) => here.push(change))
    const other = dialect === 'postgres' ? await openStore({ database, node: 'b', connections: 1 }) : undefined
    const there: [Change, boolean][] = []
    other?.bus.subscribe((change, remote) => there.push([change, remote]))
    const change: Change = { kind: 'table', id: 'abc' }
    await expect
      .poll(() => {
        store.bus.publish(change)
        return here.length > 0 && (!other || there.length > 0)
      })
      .toBe(true)
    expect(here[0]).toEqual(change)
    if (other) expect(there[0]).toEqual([change, true])
    await other?.close()
  })

  test('a change that is published several times at once is told once', async () => {
    const heard: string[] = []
    store.bus.subscribe(({ kind, id }) => id === 'often' && heard.push(`${kind} ${id}`))
    for (const kind of ['presence', 'table', 'presence'] as const) store.bus.publish({ kind, id: 'often' })
    await expect.poll(() => heard).toEqual(['presence often', 'table often'])
  })

  if (dialect === 'sqlite')
    test('a transaction takes one message to the thread that writes if it waits for no row that it changes', async () => {
      const messages = vi.spyOn(Worker.prototype, 'postMessage')
      onTestFinished(() => messages.mockRestore())
      await store.write(async (tx) => {
        expect(await tx.selectFrom('people').select('id').where('id', '=', 'one').execute()).toEqual([])
        await tx.insertInto('people').values(person('one')).execute()
        await tx.updateTable('people').set({ epoch: 2 }).where('id', '=', 'one').execute()
      })
      expect(messages).toHaveBeenCalledTimes(1)
      await store.write((tx) => tx.selectFrom('people').select('id').execute())
      expect(messages).toHaveBeenCalledTimes(1)
    })

  if (dialect === 'sqlite')
    test('a transaction of very many statements does not keep them all in memory, and is still undone as a whole', async () => {
      const messages = vi.spyOn(Worker.prototype, 'postMessage')
      onTestFinished(() => messages.mockRestore())
      const filled = store.write(async (tx) => {
        for (let n = 0; n < 2500; n++)
          await tx
            .insertInto('people')
            .values(person(`many-${n}`))
            .execute()
        expect(messages).toHaveBeenCalledTimes(2)
        throw new Error('never mind')
      })
      await expect(filled).rejects.toThrow('never mind')
      expect((await ids()).filter((id) => id.startsWith('many-'))).toEqual([])
    })

  if (dialect === 'sqlite')
    describe('what is to be written while the thread is busy', () => {
      const insert = (id: string) => store.db.insertInto('people').values(person(id)).execute()
      const unsendable = { ...person('unsendable'), name: Symbol('Eve') as unknown as string }
      let messages: MockInstance
      beforeEach(() => void (messages = vi.spyOn(Worker.prototype, 'postMessage')))
      afterEach(() => messages.mockRestore())

      test('shares a commit; what fails in it undoes nothing else', async () => {
        const first = insert('shared-1')
        const rest = ['shared-2', 'shared-1', 'shared-3'].map(insert)
        const outcomes = await Promise.allSettled([first, ...rest])
        expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
        expect(messages).toHaveBeenCalledTimes(2)
        expect((await ids()).filter((id) => id.startsWith('shared'))).toEqual(['shared-1', 'shared-2', 'shared-3'])
      })

      test('is kept although something that cannot be sent would have shared its commit', async () => {
        const first = insert('sent-1')
        const failing = store.db.insertInto('people').values(unsendable).execute()
        const outcomes = await Promise.allSettled([first, failing, insert('sent-2')])
        expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      })

      test('shares the commit of moves', async () => {
        const move = (): Promise<boolean> => store.journal.keep(moveAtNoTable)
        await Promise.all([move(), move(), insert('beside moves')])
        expect(messages).toHaveBeenCalledTimes(2)
      })

      test('goes with the commit of a transaction, after it', async () => {
        let waiting: Promise<unknown> = Promise.resolve()
        await store.write(async (tx) => {
          waiting = Promise.allSettled([insert('along-1'), insert('along-2')])
          await tx.insertInto('people').values(person('along-1')).execute()
        })
        expect(await waiting).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled' }])
        expect(messages).toHaveBeenCalledTimes(1)
      })

      test('is not held up by transactions that change nothing', async () => {
        const lookAround = () =>
          store.write(async (tx) => {
            await tx.selectFrom('people').select('id').execute()
            return messages.mock.calls.length
          })
        const looks = [lookAround(), lookAround(), lookAround()]
        const kept = insert('in-between')
        expect(await Promise.all(looks)).toEqual([0, 1, 1])
        await kept
      })
    })

  test('what a failed transaction still had to do is done neither by itself nor in the next one', async () => {
    await store.write((tx) => tx.insertInto('people').values(person('taken')).execute())
    const failed = store.write((tx) =>
      Promise.all(
        ['taken', 'stray-1', 'stray-2'].map((id) =>
          tx.insertInto('people').values(person(id)).returning('id').execute(),
        ),
      ),
    )
    await expect(failed).rejects.toThrow(Duplicate)
    await store.write((tx) => tx.insertInto('people').values(person('next')).execute())
    expect((await ids()).filter((id) => /^(stray|next)/.test(id))).toEqual(['next'])
  })

  if (dialect === 'sqlite')
    test('what cannot be sent to the thread that writes fails alone', async () => {
      const times = vi.spyOn(performance, 'now')
      onTestFinished(() => times.mockRestore())
      const unsendable = { ...person('unsendable'), name: Symbol('Eve') as unknown as string }
      await expect(store.db.insertInto('people').values(unsendable).execute()).rejects.toThrow(
        'a symbol cannot be written',
      )
      times.mockReturnValue(performance.now() + 60_000)
      await store.ping()
      await store.db.insertInto('people').values(person('sendable')).execute()
    })

  if (dialect === 'postgres')
    test('what was prepared goes on after another node has changed a table', async () => {
      const read = () => store.db.selectFrom('people').selectAll().where('id', '=', 'time').executeTakeFirstOrThrow()
      expect(await read()).toMatchObject({ id: 'time' })
      const newer = await openStore({ database, node: 'newer', connections: 1 })
      await sql`ALTER TABLE people ADD COLUMN tail INTEGER NOT NULL DEFAULT 1`.execute(newer.db)
      expect(await read()).toMatchObject({ id: 'time', tail: 1 })
      expect(await read()).toMatchObject({ id: 'time', tail: 1 })
      await sql`ALTER TABLE people DROP COLUMN tail`.execute(newer.db)
      await newer.close()
    })
})
