import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { startTestServer } from '../testing/server.ts'

const OLD = 'o'.repeat(43)
const NEW = `${'n'.repeat(43)}=`

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'alleycat-keys-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a server with these keys: whether the cookies are still good, and a new one. */
async function withKeys(keys: string, ...cookies: string[]) {
  const server = await startTestServer(join(folder, 'alleycat.db'), keys === '' ? {} : { ALLEYCAT_SESSION_KEYS: keys })
  const good: boolean[] = []
  for (const cookie of cookies) {
    const { body } = await Object.assign(new Client(server.url), { cookie }).get<{ me: unknown }>('/api/me')
    good.push(body.me !== null)
  }
  const kept = await server.context.store.db
    .selectFrom('settings')
    .select('key')
    .where('key', '=', 'session-key')
    .execute()
  const { cookie } = await new Client(server.url).named('Ada')
  await server.stop()
  return { good, cookie, isKept: kept.length > 0 }
}

test('a new key signs, and what the old one has signed is good until that is taken away', async () => {
  const first = await withKeys(OLD)
  const second = await withKeys(`${NEW},${OLD}`, first.cookie)
  expect(second.good).toEqual([true])
  expect((await withKeys(NEW, first.cookie, second.cookie)).good).toEqual([false, true])
})

test('a key from a file wins over that of the database, which is good where it is named', async () => {
  const kept = await withKeys('')
  const file = join(folder, 'keys')
  writeFileSync(file, `${NEW}\n`)
  expect((await withKeys(`file:${file}`, kept.cookie)).good).toEqual([false])
  writeFileSync(file, `${NEW}\ndatabase\n`)
  expect((await withKeys(`file:${file}`, kept.cookie)).good).toEqual([true])
})

test('whoever gives a key has none in the database', async () => {
  expect((await withKeys(NEW)).isKept).toBe(false)
})
