import { OPERATIONS } from '@alleycat/protocol/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import type { Client } from '../testing/client.ts'
import { describeDialects } from '../testing/dialects.ts'
import { guests, startedTable, startTestServer } from '../testing/server.ts'

const ROUTES = Object.values(OPERATIONS).map(({ method, url }) => ({ method, url }))

describeDialects(
  ({ newDatabase }) => {
    let server: RunningServer
    let ada: Client
    let table: string
    beforeAll(async () => {
      server = await startTestServer(await newDatabase())
      const people = await guests(server.url, 'Ada', 'Ben')
      ada = people[0]!
      table = await startedTable(people)
    })
    afterAll(() => server.stop())

    describe('the API', () => {
      test.each(ROUTES)('$method $url is served as the document tells', ({ method, url }) => {
        expect(server.app.hasRoute({ method, url })).toBe(true)
      })

      test('has a document for programs, compressed, and not sent again to whoever has it', async () => {
        const address = `${server.url}/api/openapi.json`
        const first = await fetch(address, { headers: { 'accept-encoding': 'gzip' } })
        expect(first.headers.get('content-encoding')).toBe('gzip')
        expect(await first.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/' }] })
        const etag = first.headers.get('etag')!
        expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
        const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
        expect(plain.headers.get('content-encoding')).toBeNull()
        expect(await plain.json()).toHaveProperty('paths')
      })

      test('has a page for people, without scripts', async () => {
        const { status, text, headers } = await ada.get('/api')
        expect(status).toBe(200)
        expect(headers.get('content-type')).toContain('text/html')
        expect(text).toContain('POST /api/tables/{table}/decisions')
        expect(text).not.toContain('<script')
      })
    })

    /** Bodies that are hostile or make no sense. */
    const HOSTILE: readonly unknown[] = [
      undefined,
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '1e999',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{"x":1}}}',
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
      { name: '\u0000', avatar: '../../etc' },
      { name: 'x'.repeat(10_000), avatar: 'a' },
      { game: "' OR 1=1 --", seats: 2 },
      { game: 'catham-city', seats: 1e308 },
      { game: 'catham-city', seats: 2, options: { factions: { toString: 1 } } },
      { number: -1, decision: 'play' },
      { number: 1, decision: '\ud800' },
      { number: 1, decision: 'x'.repeat(5000) },
      { answers: Array.from({ length: 1000 }, () => 'pass') },
      { endpoint: 'https://127.0.0.1/', keys: { p256dh: 'x'.repeat(80), auth: 'x'.repeat(20) } },
      { id: 'x', response: {}, rawId: 'x', type: 'public-key' },
      { text: '', reaction: 'meow' },
      { character: '__proto__' },
    ]
    const NAMES = ['x', '..%2f..%2fetc', '%00', '%E0%A4%A', "'", '__proto__', 'a'.repeat(300), '🐈']

    test.each(ROUTES.filter(({ url }) => url !== OPERATIONS.openStream.url))(
      '$method $url: whatever is sent, it is no error of ours',
      async ({ method, url }) => {
        const [eve] = await guests(server.url, 'Eve')
        const send = async (name: string, body: unknown): Promise<void> => {
          const address = url.replaceAll(/:\w+/g, name)
          const json = { 'content-type': 'application/json' }
          const answer = await eve!.call(method, address, body, method === 'GET' ? {} : json)
          expect(answer.status, `${address} ${JSON.stringify(body)?.slice(0, 80)}: ${answer.text}`).toBeLessThan(500)
        }
        for (const body of method === 'GET' ? [undefined] : HOSTILE) await send(table, body)
        for (const name of url.includes(':') ? NAMES : []) await send(name, method === 'GET' ? undefined : {})
      },
    )

    test('a body that is too large is 413, one that is no JSON 415', async () => {
      expect((await ada.put('/api/me', { name: 'x'.repeat(20_000), avatar: 'a' })).status).toBe(413)
      expect((await ada.call('PUT', '/api/me', 'name=x', { 'content-type': 'text/plain' })).status).toBe(415)
    })

    test('unknown addresses and methods are 404', async () => {
      for (const path of ['/api/nothing', '/api/tables/x/nothing', '/nothing', '/api/../etc/passwd'])
        expect((await ada.get(path)).body, path).toMatchObject({ error: 'no-such-route' })
      expect((await ada.call('PATCH', '/api/me', {})).status).toBe(404)
    })
  },
  ['sqlite'],
)
