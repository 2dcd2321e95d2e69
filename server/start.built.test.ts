import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { endOfStart, NOBODY, startChild } from './testing/child.ts'
import { freePort } from './testing/free-port.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alleycat-start-'))
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = (): string => join(folder, 'data', 'alleycat.db')

test('a port that is taken ends the start with a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  expect(await endOfStart(file(), port)).toEqual({
    code: 1,
    text: `alleycat: port ${port} of 127.0.0.1 cannot be used: something listens there already\n`,
  })
})

test('so does a second server on the file of another; one that was killed is in nobody’s way', async () => {
  const first = await startChild(file(), await freePort())
  onTestFinished(async () => void (await first.kill('SIGKILL')))
  expect(await endOfStart(file(), 0)).toEqual({
    code: 1,
    text: `alleycat: another server uses the database ${file()}: stop it first, or give this one another\n`,
  })
  await first.kill('SIGKILL')
  const next = await startChild(file(), 0)
  expect(await next.kill('SIGTERM')).toBe(0)
})

test('so does a folder in which nothing can be made', async () => {
  chmodSync(folder, 0o555)
  const { code, text } = await endOfStart(file(), 0, NOBODY)
  chmodSync(folder, 0o755)
  expect(code).toBe(1)
  expect(text).toMatch(/^alleycat: the database \S+ cannot be opened: .*\n$/)
})

test('so does a file that is no database', async () => {
  const path = join(folder, 'letter.db')
  writeFileSync(path, 'Dear cat, '.repeat(1000))
  const { code, text } = await endOfStart(path, 0)
  expect(code).toBe(1)
  expect(text).toMatch(/^alleycat: the database \S+ cannot be opened: .*not a database\n$/)
})

test('so does a database that nobody answers for', async () => {
  const { code, text } = await endOfStart(`postgres://cats:secret@127.0.0.1:${await freePort()}/cats`, 0)
  expect(code).toBe(1)
  expect(text).toMatch(/^alleycat: the database cannot be reached: .*\n$/)
  expect(text).not.toContain('secret')
})
