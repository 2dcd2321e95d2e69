import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { NOBODY, startChild, type ChildServer } from '../testing/child.ts'
import type { Client } from '../testing/client.ts'
import { freePort } from '../testing/free-port.ts'
import { guests, lookAt, startedTable } from '../testing/server.ts'

const BAD_DISK = pathToFileURL(join(import.meta.dirname, '../testing/bad-disk.js')).href

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alleycat-writer-'))
  nothingFails()
})
afterEach(() => rmSync(folder, { recursive: true }))

const commitsAre = (fault: string): void => writeFileSync(join(folder, 'fault'), fault)
const nothingFails = (): void => commitsAre('')

const start = async (port: number, options = {}): Promise<ChildServer> => {
  const env = { FAULT_FILE: join(folder, 'fault') }
  const child = await startChild(join(folder, 'alleycat.db'), port, env, ['--import', BAD_DISK], options)
  onTestFinished(async () => void (await child.kill('SIGKILL')))
  return child
}

/** Two people at a table; `send` sends the decision that one of them owes, always the same. */
async function twoAt(url: string) {
  const people = (await guests(url, 'Ada', 'Ben')) as [Client, Client]
  const table = await startedTable(people)
  const actor = (await lookAt(people[0], table)).frame!.ask ? people[0] : people[1]
  const { number, legal } = (await lookAt(actor, table)).frame!.ask!
  const send = () => actor.decide(table, number, legal[0]!)
  return { actor, table, send, number }
}

const ready = (client: Client) => expect.poll(async () => (await client.get('/health')).status).toBe(200)

test('a thread that ends is replaced; what it had been asked for is refused and can be sent again', async () => {
  const server = await start(0)
  const { actor, table, send, number } = await twoAt(server.url)
  for (let round = 0; round < 3; round++) {
    commitsAre('thread-ends')
    expect((await send()).status).toBe(503)
    expect((await actor.get('/health')).status).toBe(503)
    nothingFails()
    await ready(actor)
  }
  expect((await send()).status).toBe(200)
  expect((await lookAt(actor, table)).frame!.ask?.number ?? number + 1).toBe(number + 1)
  expect(await server.kill('SIGTERM')).toBe(0)
})

test('a commit that takes seconds is waited for, and others are sent away meanwhile', async () => {
  const server = await start(0)
  const { actor, send } = await twoAt(server.url)
  commitsAre('slow')
  const slow = send()
  await expect.poll(async () => (await actor.get('/health')).status, { interval: 100 }).toBe(503)
  expect((await actor.put('/api/me', { name: 'Eve', avatar: 'tabby' })).status).toBe(503)
  nothingFails()
  expect((await slow).status).toBe(200)
  await ready(actor)
  expect((await send()).body).toEqual((await slow).body)
})

test('killed between commit and answer: the request is answered when it comes again, and nothing happens twice', async () => {
  const port = await freePort()
  const server = await start(port)
  const { actor, table, send, number } = await twoAt(server.url)
  commitsAre('killed-after')
  await expect(send()).rejects.toThrow('fetch failed')
  nothingFails()
  await start(port)
  const answer = await send()
  expect(answer).toMatchObject({ status: 200, body: { number } })
  expect((await send()).body).toEqual(answer.body)
  expect((await lookAt(actor, table)).frame).toMatchObject({ view: answer.body.frame.view })
})

test('told to stop while the disk hangs, the process ends', async () => {
  const server = await start(0)
  const { send } = await twoAt(server.url)
  commitsAre('hang')
  const decided = send().catch(() => undefined)
  await expect.poll(async () => (await fetch(`${server.url}/health`)).status).toBe(503)
  await server.kill('SIGTERM')
  expect(server.process.signalCode).toBe('SIGKILL')
  expect((await decided)?.status).not.toBe(200)
})

test('on files that have become read-only nothing acknowledged is lost, and it goes on when they are not', async () => {
  if (NOBODY.uid !== undefined) chownSync(folder, NOBODY.uid, 0)
  const port = await freePort()
  const server = await start(port, NOBODY)
  const { actor, table, send } = await twoAt(server.url)
  const allow = (files: number, folders: number): void => {
    for (const name of readdirSync(folder)) if (name.startsWith('alleycat.db')) chmodSync(join(folder, name), files)
    chmodSync(folder, folders)
  }
  allow(0o444, 0o555)
  commitsAre('thread-ends') // The next thread has to open the file again.
  expect((await send()).status).toBe(503)
  nothingFails()
  for (let i = 0; i < 3; i++) expect((await send()).status).toBe(503)
  expect((await actor.get('/health')).status).toBe(503)
  allow(0o600, 0o700)
  await ready(actor)
  const answer = await send()
  expect(answer.status).toBe(200)
  await server.kill('SIGKILL')
  await start(port, NOBODY)
  expect((await lookAt(actor, table)).frame).toMatchObject({ view: answer.body.frame.view })
})

test('without its file it is 503 and says so, and it stops when it is told to', async () => {
  const server = await start(0)
  const { actor, send } = await twoAt(server.url)
  for (const name of readdirSync(folder)) if (name.startsWith('alleycat.db')) rmSync(join(folder, name))
  for (let i = 0; i < 3; i++) expect((await send()).status).toBe(503)
  expect((await actor.get('/health')).status).toBe(503)
  expect(await server.kill('SIGTERM')).toBe(0)
  expect(readdirSync(folder)).not.toContain('alleycat.db')
})

if (process.platform === 'linux')
  test('on a full disk it is 503, nothing is half done, and it goes on when there is room', async () => {
    const server = await start(0)
    const { actor, table, send } = await twoAt(server.url)
    const before = await lookAt(actor, table)
    const mayWrite = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(server.process.pid), `--fsize=${bytes}:unlimited`])
    mayWrite('0')
    for (let i = 0; i < 3; i++) expect((await send()).status).toBe(503)
    expect((await actor.get('/health')).status).toBe(503)
    expect(await lookAt(actor, table)).toEqual(before)
    mayWrite('unlimited')
    await ready(actor)
    expect((await send()).status).toBe(200)
  })
