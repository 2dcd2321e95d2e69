import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import type { Client } from '../testing/client.ts'
import { describeDialects } from '../testing/dialects.ts'
import { guests, startedTable, startTestServer } from '../testing/server.ts'

/** Everything there is. Whoever adds a route adds it here. */
const OPERATIONS = [
  'delete /api/me',
  'delete /api/me/muted/{person}',
  'delete /api/me/passkeys/{passkey}',
  'delete /api/me/push',
  'delete /api/me/tokens/{token}',
  'delete /api/tables/{table}/places/{place}',
  'get /api/games',
  'get /api/me',
  'get /api/me/export',
  'get /api/me/muted',
  'get /api/me/passkeys',
  'get /api/me/tables',
  'get /api/me/tokens',
  'get /api/people/{person}',
  'get /api/push-key',
  'get /api/stream',
  'get /api/tables',
  'get /api/tables/{table}',
  'get /api/tables/{table}/chat',
  'get /api/tables/{table}/record',
  'get /api/tables/{table}/standing',
  'get /health',
  'get /metrics',
  'post /api/me/passkeys',
  'post /api/me/passkeys/options',
  'post /api/me/sign-out',
  'post /api/me/sign-out-everywhere',
  'post /api/me/tokens',
  'post /api/sign-in',
  'post /api/sign-in/options',
  'post /api/tables',
  'post /api/tables/{table}/bots',
  'post /api/tables/{table}/chat',
  'post /api/tables/{table}/decisions',
  'post /api/tables/{table}/join',
  'post /api/tables/{table}/leave',
  'post /api/tables/{table}/nonce',
  'post /api/tables/{table}/rematch',
  'post /api/tables/{table}/start',
  'post /api/tables/{table}/take-back',
  'put /api/me',
  'put /api/me/muted/{person}',
  'put /api/me/push',
  'put /api/tables/{table}/standing',
]

interface Operation {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly responses?: Record<string, unknown>
}

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

    const operations = async (): Promise<[string, Operation][]> => {
      const { body } = await ada.get<{ paths: Record<string, Record<string, Operation>> }>('/api/openapi.json')
      return Object.entries(body.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
      )
    }

    describe('the OpenAPI document', () => {
      test('lists every route', async () => {
        expect((await operations()).map(([name]) => name).toSorted()).toEqual(OPERATIONS)
      })

      test('says of each what it does and how it answers', async () => {
        for (const [name, operation] of await operations()) {
          expect(operation.summary, name).toBeTruthy()
          expect(operation.tags, name).toHaveLength(1)
          expect(Object.keys(operation.responses ?? {}), name).toEqual(expect.arrayContaining(['4XX', '5XX']))
        }
      })

      test('has a page for people, without scripts', async () => {
        const { status, text, headers } = await ada.get('/api')
        expect(status).toBe(200)
        expect(headers.get('content-type')).toContain('text/html')
        expect(text).toContain('POST /api/tables/{table}/decisions')
        expect(text).not.toContain('<script')
      })
    })

    /** What people send who mean no good, or nothing. */
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

    test.each(OPERATIONS.filter((name) => !name.includes('/api/stream')))(
      '%s: whatever is sent, it is no error of ours',
      async (operation) => {
        const [method = '', path = ''] = operation.split(' ')
        const [eve] = await guests(server.url, 'Eve')
        const send = async (name: string, body: unknown): Promise<void> => {
          const address = path.replaceAll(/\{\w+\}/g, name)
          const json = { 'content-type': 'application/json' }
          const answer = await eve!.call(method.toUpperCase(), address, body, method === 'get' ? {} : json)
          expect(answer.status, `${address} ${JSON.stringify(body)?.slice(0, 80)}: ${answer.text}`).toBeLessThan(500)
        }
        for (const body of method === 'get' ? [undefined] : HOSTILE) await send(table, body)
        for (const name of path.includes('{') ? NAMES : []) await send(name, method === 'get' ? undefined : {})
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
