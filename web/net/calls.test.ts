import { expect, it, vi } from 'vitest'
import { callsBy } from './calls.ts'
import type { Request } from './request.ts'

it('go to the address of their route, with what is sent and how it is tried', async () => {
  const request = vi.fn<Request>(() => Promise.resolve())
  const call = callsBy(request)
  await call('GET /api/me')
  await call('DELETE /api/tables/:table/places/:place', { params: { table: 'a/b', place: '1' } })
  await call('POST /api/me/tokens', { body: { name: 'Robo' } }, { tries: 1 })
  expect(request.mock.calls).toEqual([
    ['/me', { method: 'GET' }],
    ['/tables/a%2Fb/places/1', { method: 'DELETE' }],
    ['/me/tokens', { method: 'POST', body: { name: 'Robo' }, tries: 1 }],
  ])
})

it('have the types of the protocol', async () => {
  const call = callsBy(() => Promise.resolve({ me: null }))
  // @ts-expect-error -- there is no such route
  void call('GET /api/you')
  // @ts-expect-error -- a name is missing
  void call('POST /api/me/tokens', { body: {} })
  // @ts-expect-error -- the table is missing
  void call('GET /api/tables/:table', { params: {} })
  const { me } = await call('GET /api/me')
  // @ts-expect-error -- a person has no password
  expect(me?.password).toBeUndefined()
})
