import { describe, expect, it, vi } from 'vitest'
import { openStream, type ServerEvent } from './connection.ts'

const inPieces = (text: string, size: number): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < text.length; at += size)
        controller.enqueue(new TextEncoder().encode(text.slice(at, at + size)))
      controller.close()
    },
  })

describe('server-sent events', () => {
  it('come in any pieces', async () => {
    const text = 'retry: 1000\n\nevent: frame\nid: t:0:1:0\ndata: {"a":1}\n\n:\n\nevent: me\ndata: {}\n\n'
    for (const size of [1, 3, 7, text.length]) {
      const found: ServerEvent[] = []
      const services = {
        base: () => 'http://cats.example/',
        fetch: () => Promise.resolve(new Response(inPieces(text, size))),
      }
      await new Promise<void>((end) =>
        openStream(services, [], '', { open: () => {}, event: (event) => found.push(event), end }),
      )
      expect(found).toEqual([
        { event: 'frame', id: 't:0:1:0', data: '{"a":1}' },
        { event: 'me', id: null, data: '{}' },
      ])
    }
  })

  it('are asked for from where somebody was, and end once', async () => {
    const asked: { url: string; headers: Record<string, string> }[] = []
    const services = {
      base: () => 'http://cats.example/app/',
      fetch: (url: string, { headers }: RequestInit) => {
        asked.push({ url, headers: headers as Record<string, string> })
        return Promise.resolve(new Response('event: frame\ndata: {}\n\n'))
      },
    }
    const end = vi.fn()
    const events: ServerEvent[] = []
    openStream(services, ['a', 'b'], 'a:w:3:0', { open: () => {}, event: (event) => events.push(event), end })
    await vi.waitFor(() => expect(end).toHaveBeenCalledOnce())
    expect(asked[0]!.url).toBe('http://cats.example/app/api/stream?tables=a%2Cb')
    expect(asked[0]!.headers['last-event-id']).toBe('a:w:3:0')
    expect(events).toHaveLength(1)
  })
})
