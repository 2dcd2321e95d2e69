import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { backup } from '../operation/backup.ts'
import type { RunningServer } from '../server.ts'
import type { Client } from '../testing/client.ts'
import { guests, lookAt, startedTable, startTestServer } from '../testing/server.ts'
import { openStore } from './open.ts'
import { StoreAway, type Writer } from './store.ts'

/** A game of two, and who has to decide what. */
async function decisionAt({
  url,
}: RunningServer): Promise<{ send: () => ReturnType<Client['decide']>; actor: Client }> {
  const people = (await guests(url, 'Ada', 'Ben')) as [Client, Client]
  const table = await startedTable(people)
  const actor = (await lookAt(people[0], table)).frame!.ask ? people[0] : people[1]
  const { number, legal } = (await lookAt(actor, table)).frame!.ask!
  return { actor, send: () => actor.decide(table, number, legal[0]!) }
}

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alleycat-faults-'))
  path = join(folder, 'data', 'alleycat.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

const started = async (env: Record<string, string> = {}): Promise<RunningServer> => {
  const server = await startTestServer(path, env)
  onTestFinished(() => server.stop())
  return server
}

describe('what cannot be written is refused, and accepted once it can', () => {
  const FAULTS: readonly [string, () => () => void][] = [
    [
      'another process holds the lock',
      () => {
        const other = new Libsql(path, { timeout: 5000 })
        other.exec('begin immediate')
        return () => {
          other.exec('rollback')
          other.close()
        }
      },
    ],
    ...['', '-wal'].map((ending): [string, () => () => void] => [
      `the file${ending} is moved away`,
      () => {
        renameSync(path + ending, `${path}.elsewhere`)
        return () => renameSync(`${path}.elsewhere`, path + ending)
      },
    ]),
    [
      'its folder leads to itself',
      () => {
        const data = join(folder, 'data')
        renameSync(data, join(folder, 'elsewhere'))
        symlinkSync('data', data)
        return () => {
          unlinkSync(data)
          renameSync(join(folder, 'elsewhere'), data)
        }
      },
    ],
  ]

  test.each(FAULTS)('%s', async (_, cause) => {
    const server = await started()
    const { actor, send } = await decisionAt(server)
    const entries = () => server.context.store.db.selectFrom('log').where('seat', 'is not', null).selectAll().execute()
    const end = cause()
    const refused = await send()
    expect(refused).toMatchObject({ status: 503, body: { error: 'database-away' } })
    expect(refused.headers.get('retry-after')).toMatch(/^[1-3]$/)
    expect((await actor.get('/health')).status).toBe(503)
    expect((await actor.put('/api/me', { name: 'Eve', avatar: 'tabby' })).status).toBe(503)
    end()
    await expect.poll(async () => (await actor.get('/health')).status).toBe(200)
    const accepted = await send()
    expect(accepted.status).toBe(200)
    expect((await send()).body).toEqual(accepted.body)
    expect(await entries()).toHaveLength(1)
  })
})

test.each(['its commit', 'one of its statements'])(
  'a transaction of which %s fails leaves nothing to the next',
  async (failing) => {
    mkdirSync(join(folder, 'data'))
    const store = await openStore({ database: path, node: 'a', connections: 1 })
    onTestFinished(() => store.close())
    const insert = (tx: Writer, key: string) => tx.insertInto('settings').values({ key, value: '' })
    const other = new Libsql(path, { timeout: 5000 })
    const failed = store.write(async (tx) => {
      await insert(tx, 'undone-before').execute()
      other.exec('begin immediate')
      if (failing !== 'its commit') await insert(tx, 'undone').returning('key').execute()
      await insert(tx, 'undone-after').execute()
    })
    await expect(failed).rejects.toThrow(StoreAway)
    other.exec('rollback')
    other.close()
    await expect.poll(() => store.ping()).toBeUndefined()
    await store.write((tx) => insert(tx, 'kept').execute())
    const rows = await store.db.selectFrom('settings').select('key').orderBy('key').execute()
    expect(rows.map(({ key }) => key)).toEqual(['kept', 'schema', 'written-at'])
  },
)

test('a server that cannot write stops when it is told to', async () => {
  const server = await startTestServer(path)
  const { send } = await decisionAt(server)
  const other = new Libsql(path, { timeout: 5000 })
  other.exec('begin immediate')
  expect((await send()).status).toBe(503)
  const late = send().catch(() => undefined) // The connection may be closed by then.
  await server.stop()
  expect((await late)?.status ?? 503).toBe(503)
  other.exec('rollback')
  other.close()
})

test('a second server is kept from the file and says so; backups are not; nor is the next server', async () => {
  const first = await startTestServer(path)
  await expect(startTestServer(path)).rejects.toThrow(`another server uses the database ${path}`)
  expect(await backup(path, join(folder, 'cats.backup'))).toBeGreaterThan(0)
  await first.stop()
  await started()
})

describe('only its owner', () => {
  const modes = (): string[] =>
    readdirSync(join(folder, 'data')).map((name) => (statSync(join(folder, 'data', name)).mode & 0o777).toString(8))

  test('may read the data of a new server', async () => {
    await started({ DATA_DIR: join(folder, 'data') })
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
    expect(modes()).toEqual(Array.from({ length: 4 }, () => '600'))
  })

  test('may read data that others could read before', async () => {
    await (await startTestServer(path)).stop()
    chmodSync(join(folder, 'data'), 0o755)
    for (const name of readdirSync(join(folder, 'data'))) chmodSync(join(folder, 'data', name), 0o644)
    await started({ DATA_DIR: join(folder, 'data') })
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
    expect(new Set(modes())).toEqual(new Set(['600']))
  })

  test('of a folder that is shared, the files', async () => {
    path = join(folder, 'cats.db')
    chmodSync(folder, 0o755)
    await started()
    expect(statSync(folder).mode & 0o777).toBe(0o755)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(existsSync(`${path}-wal`)).toBe(true)
  })
})
