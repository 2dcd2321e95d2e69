import { describe, expect, it, vi } from 'vitest'
import { RequestFailure, requests, type RequestServices } from './request.ts'

type Answer = Response | 'nothing'

function requestsTo(...answers: Answer[]) {
  const sent: { url: string; init: RequestInit }[] = []
  const services: RequestServices = {
    base: () => 'http://cats.example/deep/folder/',
    wait: () => Promise.resolve(),
    fetch: (url, init) => {
      sent.push({ url, init })
      const answer = answers.shift()
      return answer === 'nothing' || !answer ? Promise.reject(new TypeError('no network')) : Promise.resolve(answer)
    },
  }
  return { request: requests(services), sent }
}

const json = (status: number, body: object): Response => new Response(JSON.stringify(body), { status })

describe('requests', () => {
  it('go to the API in the folder of the app', async () => {
    const { request, sent } = requestsTo(json(200, { me: null }))
    expect(await request('/me')).toEqual({ me: null })
    expect(sent[0]!.url).toBe('http://cats.example/deep/folder/api/me')
  })

  it('that are refused throw the code, the rule and the fresh frame', async () => {
    const { request } = requestsTo(json(409, { error: 'stale', message: '…', frame: { frame: 7 } }))
    const refusal = await request('/x').catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'stale', status: 409, frame: { frame: 7 } })
  })

  it('are repeated while the server is away or busy, and say so', async () => {
    const { request, sent } = requestsTo(
      'nothing',
      json(503, { error: 'database-away', message: '' }),
      json(429, { error: 'too-many-requests', message: '' }),
      json(200, { number: 1 }),
    )
    const onWait = vi.fn()
    await request('/decisions', { method: 'POST', body: { number: 1 }, isOnce: true, tries: Infinity, onWait })
    expect(sent.map(({ init }) => init.body)).toEqual(Array.from({ length: 4 }, () => '{"number":1}'))
    expect(onWait.mock.calls.map(([failure]) => (failure as RequestFailure).code)).toEqual([
      'unreachable',
      'database-away',
      'too-many-requests',
    ])
  })

  it('are not repeated where they may have been carried out and would be again', async () => {
    const { request, sent } = requestsTo('nothing', json(200, {}))
    await expect(request('/join', { method: 'POST', body: {} })).rejects.toMatchObject({ code: 'unreachable' })
    expect(sent).toHaveLength(1)
  })

  it('are not repeated against a limit that waiting does not lift', async () => {
    const { request, sent } = requestsTo(json(429, { error: 'too-many-tables', message: '' }))
    await expect(request('/tables', { method: 'POST', body: {} })).rejects.toMatchObject({ code: 'too-many-tables' })
    expect(sent).toHaveLength(1)
  })

  it('end when somebody leaves', async () => {
    const { request, sent } = requestsTo()
    const abort = new AbortController()
    const going = request('/x', { tries: Infinity, signal: abort.signal, onWait: () => abort.abort() })
    await expect(going).rejects.toBeInstanceOf(RequestFailure)
    expect(sent).toHaveLength(1)
  })

  it('to a host of files alone find no server', async () => {
    const page = new Response('<!doctype html>', { status: 200 })
    await expect(requestsTo(page).request('/me', { tries: 1 })).rejects.toMatchObject({ code: 'unreachable' })
    const missing = new Response('not found', { status: 404 })
    await expect(requestsTo(missing).request('/me', { tries: 1 })).rejects.toMatchObject({ code: 'no-such-route' })
  })
})
