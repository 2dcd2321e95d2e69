import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PersonInfo } from '@alleycat/protocol'
import { isKnownHere } from './known-here.ts'
import { ServerStatus } from './server-status.svelte.ts'

const ADA: PersonInfo = { id: 'ada', name: 'Ada', avatar: 'tabby' } as PersonInfo

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a browser is known where its server has told who its person is, until they sign out', async () => {
  let me: PersonInfo | null = null
  const client = { me: () => Promise.resolve(me), name: () => Promise.resolve(ADA) }
  const server = new ServerStatus(client, { restart: () => undefined })
  await server.refresh()
  expect(isKnownHere()).toBe(false)
  me = ADA
  await server.refresh()
  expect([server.me, isKnownHere()]).toEqual([ADA, true])
  server.me = null
  expect(isKnownHere()).toBe(false)
})
