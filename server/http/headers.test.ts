import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { Client } from '../testing/client.ts'
import { guests, startTestServer } from '../testing/server.ts'

let server: RunningServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alleycat-headers-'))
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, 'web', 'assets', 'app-1a2b3c.js'), '1')
  mkdirSync(join(folder, 'web', '.git'))
  for (const path of ['web/.env', 'web/.git/config', 'outside.txt']) writeFileSync(join(folder, path), 'secret')
  server = await startTestServer(join(folder, 'a.db'), {
    ALLEYCAT_WEB_DIR: join(folder, 'web'),
    ALLEYCAT_STREAMS_PER_ADDRESS: '3',
  })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const head = (path: string, method = 'GET') => fetch(server.url + path, { method, signal: AbortSignal.timeout(5000) })

/** What the server answers to a request as it is written here, from the first line to the end of the connection. */
async function raw(...lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write([...lines, 'connection: close', '', ''].join('\r\n'))
  return text(socket)
}

describe('what may be stored', () => {
  test('files whose name holds a hash are stored for good, the page is asked for again', async () => {
    expect((await head('/assets/app-1a2b3c.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    for (const path of ['/', '/index.html', '/some/page'])
      expect((await head(path)).headers.get('cache-control'), path).toBe('no-cache')
  })

  test.each([
    '/api/me',
    '/api/games',
    '/api/tables',
    '/health',
    '/api/nothing',
    '/api/me/tables',
    '/assets/gone.js',
    '/%E0',
  ])('nobody stores the answer of %s', async (path) => {
    const { headers } = await head(path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

test.each([
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/../outside.txt',
  '/%2e%2e%2foutside.txt',
  '/assets/..%2f.env',
  '/%00',
])('no file is served that is hidden or lies outside: %s', async (path) => {
  const answer = await raw(`GET ${path} HTTP/1.1`, 'host: x')
  expect(answer).not.toContain('secret')
  expect(answer).toMatch(/^HTTP\/1\.1 (200 [^]*<!doctype html>|40[0-9] )/) // It could be a page of the app.
})

describe('a stream', () => {
  test('has the headers of every answer', async () => {
    const secure = await startTestServer(join(folder, 'b.db'), { PUBLIC_URL: 'https://cats.example' })
    const abort = new AbortController()
    const { headers } = await fetch(`${secure.url}/api/stream`, { signal: abort.signal })
    expect(headers.get('strict-transport-security')).toContain('max-age')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
    abort.abort()
    await secure.stop()
  })

  test('that is only asked about is answered at once', async () => {
    const answer = await head('/api/stream', 'HEAD')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(await answer.text()).toBe('')
    expect(server.context.hub.streams.size).toBe(0)
  })

  test('of a person takes the place of one without a name where the address is full', async () => {
    const nameless = Array.from({ length: 3 }, () => new Client(server.url).stream())
    for (const each of nameless) await expect.poll(() => each.status).toBe(200)
    const [ada] = await guests(server.url, 'Ada')
    const stream = ada!.stream()
    await expect.poll(() => stream.status).toBe(200)
    expect(server.context.hub.streams.size).toBe(3)
    expect([...server.context.hub.streams].filter(({ person }) => person === null)).toHaveLength(2)
    for (const each of [...nameless, stream]) each.close()
  })
})

describe('the name of the host', () => {
  test.each([
    ['is malformed', ['POST /api/sign-in/options HTTP/1.1', 'host: a b<>']],
    ['is empty', ['POST /api/sign-in/options HTTP/1.1', 'host: ']],
    ['is missing', ['POST /api/sign-in/options HTTP/1.0']],
    ['is malformed where a page asks', ['PUT /api/me HTTP/1.1', 'host: [', 'origin: http://x']],
  ])('%s: that is told, and no error of ours', async (_, lines) => {
    expect(await raw(...lines, 'content-length: 0')).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('of what is no HTTP is not asked for: it is refused in the words of the protocol', async () => {
    expect(await raw('MEOW')).toMatch(/^HTTP\/1\.1 400 [^]*"error":"malformed"/)
    expect(await raw(`HEAD /${'x'.repeat(20_000)} HTTP/1.1`, 'host: x')).toMatch(/^HTTP\/1\.1 413 [^{]*$/)
    expect(await raw('GET /health HTTP/1.1', `host: ${'x'.repeat(20_000)}`)).toMatch(/^HTTP\/1\.1 413 [^]*"too-large"/)
  })

  test('is not needed to ask how the server is', async () => {
    expect(await raw('GET /health HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 /)
  })
})
