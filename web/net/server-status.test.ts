import { expect, it, vi } from 'vitest'
import { ServerStatus } from './server-status.svelte.ts'
import { RequestFailure } from './request.ts'
import type { PersonInfo } from '@alleycat/protocol'

const ada: PersonInfo = { id: 'a', name: 'Ada', avatar: 'guest-1', bot: false }

function serverWith(me: () => Promise<unknown>) {
  const api = { me: vi.fn(me) as never as () => Promise<PersonInfo | null>, name: vi.fn(() => Promise.resolve(ada)) }
  const restart = vi.fn()
  return { server: new ServerStatus(api, { restart }), api, restart }
}

it('a server is asked for once, and a host of files alone is not asked again', async () => {
  const there = serverWith(() => Promise.resolve(ada))
  expect(await there.server.isReachable()).toBe(true)
  await there.server.isReachable()
  expect(there.api.me).toHaveBeenCalledOnce()
  expect(there.server.me).toEqual(ada)
  const none = serverWith(() => Promise.reject(new RequestFailure('no-such-route', 404)))
  expect(await none.server.isReachable()).toBe(false)
  await none.server.isReachable()
  expect(none.api.me).toHaveBeenCalledOnce()
  expect(none.server.isThere).toBe(false)
})

it('without a connection nobody knows, and it is asked again', async () => {
  const { server, api } = serverWith(() => Promise.reject(new RequestFailure('unreachable', 0)))
  expect(await server.isReachable()).toBe(false)
  expect(server.isThere).toBeNull()
  await server.isReachable()
  expect(api.me).toHaveBeenCalledTimes(2)
})

it('what answers without knowing who we are is some other server', async () => {
  const { server } = serverWith(() => Promise.resolve(undefined))
  expect(await server.isReachable()).toBe(false)
  expect(server.isThere).toBe(false)
})

it('whoever takes a first name is told of their tables from then on', async () => {
  const { server, restart } = serverWith(() => Promise.resolve(null))
  await server.isReachable()
  await server.introduce('Ada', 'guest-1')
  expect(restart).toHaveBeenCalledOnce()
  await server.introduce('Ada', 'guest-1')
  expect(restart).toHaveBeenCalledOnce()
})
