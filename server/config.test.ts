import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig, SETTINGS } from './config.ts'

test('without any settings there is an SQLite file and everything has a value', () => {
  expect(readConfig({})).toMatchObject({
    port: 4040,
    host: '127.0.0.1',
    database: expect.stringMatching(/\/data\/alleycat\.db$/),
    publicUrl: undefined,
    window: { min: 1500, max: 4000 },
    trustProxy: 0,
  })
})

test('other variables of the environment are ignored', () => {
  expect(readConfig({ PATH: '/bin', EDITOR: 'ed' }).port).toBe(4040)
})

test('an empty value is as if there were none', () => {
  expect(readConfig({ PORT: '', ALLEYCAT_BOT_PACE: ' ' })).toMatchObject({ port: 4040, botPace: 1 })
})

test.each([
  ['false', 0],
  ['2', 2],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY=%s', (value, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy)
})

test('whoever would believe every proxy is told what to write', () => {
  expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(
    /the number of proxies in front, such as 1, or their addresses/,
  )
})

describe('refused', () => {
  test.each([
    ['ALLEYCAT_PORT', '1'],
    ['ALLEYCAT_', ''],
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres://a:b:c:d'],
    ['PUBLIC_URL', 'cats.example'],
    ['PUBLIC_URL', 'https://cats.example/path'],
    ['PUBLIC_URL', 'javascript:1'],
    ['LOG_LEVEL', 'loud'],
    ['ALLEYCAT_SESSION_KEYS', 'secret'],
    ['ALLEYCAT_SESSION_KEYS', ','],
    ['ALLEYCAT_SESSION_KEYS', 'file:/nowhere'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,proxy'],
    ['ALLEYCAT_WINDOW_MS', '4000-1500'],
    ['ALLEYCAT_WINDOW_MS', '10'],
    ['ALLEYCAT_BOT_PACE', '-1'],
    ['ALLEYCAT_BODY_BYTES', '10'],
    ['ALLEYCAT_PUSH_HOSTS', 'http://x'],
    ['ALLEYCAT_PUSH_CONTACT', 'me'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name))
  })

  test('a bad address of a database is not repeated: it may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://cat:hunter2@db' })).toThrow(/^(?!.*hunter2)/)
  })
})

test('the table of docs/self-hosting.md holds every setting with its standard value', () => {
  const page = readFileSync(new URL('../docs/self-hosting.md', import.meta.url), 'utf8')
  const rows = page.matchAll(/^\| `([A-Z_]+)` +\| +(?:`([^`]*)`)? *\| (.*?) *\|$/gm)
  const documented = Array.from(rows, ([, name, standard = '', help]) => [name, standard, help])
  expect(documented).toEqual(Object.entries(SETTINGS).map(([name, { standard, help }]) => [name, standard, help]))
})
