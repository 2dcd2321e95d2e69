import { settings } from '@alleycat/ui/settings.svelte.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { RequestFailure } from '../net/request.ts'
import type { PersonInfo } from '@alleycat/protocol'
import { Account } from './account.svelte.ts'
import { AccountApi } from './api.ts'
import { PasskeyRefusal, problemOf } from './passkeys.ts'

const person = (id: string, name = id): PersonInfo => ({ id, name, avatar: 'guest-2', bot: false })
const ada = person('a', 'Ada')
const zoe = person('z', 'Zoë')

/** Signing in takes the name of the account for that of the person, which tests of other files share. */
const before = { ...settings }
afterEach(() => void Object.assign(settings, before))

/** A server by its answers, each under method and path; what it was asked is in `asked`, the bodies are in `sent`. */
function accountWith(answers: Record<string, unknown>, me: PersonInfo | null = ada) {
  const asked: string[] = []
  const sent: unknown[] = []
  const services = {
    api: new AccountApi(async (path, { method = 'GET', body } = {}) => {
      asked.push(`${method} ${path}`)
      if (body !== undefined) sent.push(body)
      const answer = await Promise.resolve(answers[`${method} ${path}`])
      if (answer instanceof Error) throw answer
      return answer
    }),
    server: { me, introduce: vi.fn(() => Promise.resolve(ada)), refresh: vi.fn(() => Promise.resolve()) },
    stream: { restart: vi.fn() },
    push: {
      rebind: vi.fn(() => Promise.resolve()),
      forget: vi.fn(() => {
        asked.push('forget notifications')
        return Promise.resolve()
      }),
    },
    device: {
      isAble: () => true,
      create: vi.fn(() => Promise.resolve({ id: 'new' } as never)),
      get: vi.fn(() => Promise.resolve({ id: 'new' } as never)),
    },
    muted: () => Promise.resolve([zoe]),
    hear: vi.fn(() => Promise.resolve()),
    forget: vi.fn(),
  }
  return { account: new Account(services), services, asked, sent }
}

const KEPT = {
  'GET /me/passkeys': { passkeys: [] },
  'GET /me/tokens': { tokens: [{ id: 't', person: 'b', name: 'Bot', created: 1 }] },
}

test('what is kept is fetched, and who was muted can be heard again', async () => {
  const { account, asked } = accountWith(KEPT)
  expect(account.isGuest).toBe(false)
  await account.load()
  expect(asked).toEqual(['GET /me/passkeys', 'GET /me/tokens'])
  expect(account.isGuest).toBe(true)
  expect(account.tokens).toHaveLength(1)
  expect(account.muted).toEqual([zoe])
  expect(account.trouble).toBeNull()
  expect(await account.hear('z')).toBe(true)
  expect(account.muted).toEqual([])
})

test('nobody has nothing to fetch', async () => {
  const { account, asked } = accountWith(KEPT, null)
  await account.load()
  expect(asked).toEqual([])
})

test('a passkey is made by the device and kept by the server', async () => {
  const { account, asked, sent } = accountWith({ 'GET /me/passkeys': { passkeys: [{ id: 'new', created: 1 }] } })
  expect(await account.makePasskey(' My \n phone ')).toBe(true)
  expect(sent).toEqual([{ id: 'new', name: 'My phone' }])
  expect(asked).toEqual(['POST /me/passkeys/options', 'POST /me/passkeys', 'GET /me/passkeys'])
  expect(account.isGuest).toBe(false)
})

test('a device that gives no passkey leaves everything as it was', async () => {
  const { account, services, asked } = accountWith({})
  services.device.create.mockRejectedValue(new PasskeyRefusal('cancelled'))
  expect(await account.makePasskey('Phone')).toBe(false)
  expect(account.trouble).toEqual({ part: 'passkeys', code: 'cancelled' })
  expect(asked).toEqual(['POST /me/passkeys/options'])
  expect(account.isBusy).toBe(false)
})

test('who signs in is somebody else from then on, everywhere in the page', async () => {
  const { account, services } = accountWith({ ...KEPT, 'POST /sign-in': { me: zoe } })
  expect(await account.signIn()).toBe(true)
  expect(account.me).toEqual(zoe)
  expect(services.forget).toHaveBeenCalledOnce()
  expect(services.stream.restart).toHaveBeenCalledOnce()
  expect(services.push.rebind).toHaveBeenCalledOnce()
})

test.each([
  ['signOut', 'POST /me/sign-out'],
  ['signOutEverywhere', 'POST /me/sign-out-everywhere'],
  ['deleteData', 'DELETE /me'],
] as const)('%s ends notifications first, then forgets who we were', async (way, request) => {
  const { account, services, asked } = accountWith(KEPT)
  await account.load()
  asked.length = 0
  expect(await account[way]()).toBe(true)
  expect(asked).toEqual(['forget notifications', request])
  expect(account.me).toBeNull()
  expect([account.passkeys, account.tokens, account.muted]).toEqual([null, null, null])
  expect(services.forget).toHaveBeenCalledOnce()
})

test('a refused deletion is told where it was tried, and nobody is forgotten', async () => {
  const { account, services } = accountWith({ 'DELETE /me': new RequestFailure('database-away', 503) })
  expect(await account.deleteData()).toBe(false)
  expect(account.trouble).toEqual({ part: 'data', code: 'database-away' })
  expect(account.me).toEqual(ada)
  expect(services.forget).not.toHaveBeenCalled()
})

test('a session that ended elsewhere is noticed', async () => {
  const { account, services } = accountWith({ 'GET /me/export': new RequestFailure('no-identity', 401) })
  expect(await account.exportData(() => undefined)).toBe(false)
  expect(services.server.refresh).toHaveBeenCalledOnce()
})

test('a token is there to be copied until it is revoked', async () => {
  const fresh = { id: 't', token: 'cat_x', bot: person('b', 'Bot') }
  const { account } = accountWith({ ...KEPT, 'POST /me/tokens': fresh })
  expect(await account.makeToken('  My \n bot ')).toBe(true)
  expect(account.fresh).toEqual(fresh)
  await account.revokeToken('t')
  expect(account.fresh).toBeNull()
})

test('a name is sent on one line without white space around it', async () => {
  const { account, services } = accountWith(KEPT)
  await account.rename(' Ada\t Lovelace ', 'guest-3')
  expect(services.server.introduce).toHaveBeenCalledWith('Ada Lovelace', 'guest-3')
})

test('what a device answers is told apart as far as browsers tell', () => {
  const named = (name: string): Error => Object.assign(new Error('no'), { name })
  expect(problemOf(named('InvalidStateError'))).toBe('passkey-known')
  expect(problemOf(named('SecurityError'))).toBe('no-passkeys')
  expect(problemOf(named('NotAllowedError'))).toBe('cancelled')
  expect(problemOf('what')).toBe('cancelled')
})
