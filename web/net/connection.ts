import { createParser } from 'eventsource-parser'
import { BROWSER, type RequestServices } from './request.ts'

/** One server-sent event. */
export interface ServerEvent {
  readonly event: string
  /** The cursors to go on from after this event; null where the event moves none. */
  readonly id: string | null
  readonly data: string
}

export interface ConnectionHandlers {
  /** The server has accepted the connection. `skew` is how many milliseconds our clock is ahead of the server's. */
  open(skew: number): void
  event(event: ServerEvent): void
  /** The connection has ended or could not be made. This is not called after `close`. */
  end(): void
}

export interface Connection {
  /** The time at which the server last sent anything, in milliseconds since 1970. */
  heardAt(): number
  close(): void
}

/** Opens a stream of the person's own tables and of `tables`, going on from the cursors in `after`. */
export type Connect = (tables: readonly string[], after: string, handlers: ConnectionHandlers) => Connection

/** A connection counts as dead after this many milliseconds; the server sends something at least every 15 seconds. */
const LONGEST_SILENCE = 40_000

/**
 * Opens one stream of server-sent events. It reads with `fetch` rather than `EventSource`, because it goes on where any tab
 * was, notices a connection that has died silently, and comes back after answers that an `EventSource` takes for the end.
 */
export const connect: Connect = (tables, after, handlers) => openStream(BROWSER, tables, after, handlers)

export function openStream(
  services: Pick<RequestServices, 'fetch' | 'base'>,
  tables: readonly string[],
  after: string,
  handlers: ConnectionHandlers,
): Connection {
  const abort = new AbortController()
  let silence: ReturnType<typeof setTimeout> | undefined
  let heardAt = Date.now()
  let closed = false

  function end(): void {
    if (closed) return
    close()
    handlers.end()
  }

  function close(): void {
    closed = true
    clearTimeout(silence)
    abort.abort()
  }

  function heard(): void {
    heardAt = Date.now()
    clearTimeout(silence)
    silence = setTimeout(end, LONGEST_SILENCE)
  }

  async function read(): Promise<void> {
    heard()
    const url = new URL('api/stream', services.base())
    if (tables.length > 0) url.searchParams.set('tables', tables.join(','))
    const headers = { accept: 'text/event-stream', ...(after && { 'last-event-id': after }) }
    const response = await services.fetch(url.href, {
      headers,
      cache: 'no-store',
      credentials: 'same-origin',
      signal: abort.signal,
    })
    if (!response.ok || !response.body || closed) return
    handlers.open(skewOf(response))
    const parser = createParser({
      onEvent: ({ event = 'message', id = null, data }) => handlers.event({ event, id, data }),
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done || closed) return
      heard()
      parser.feed(value)
    }
  }

  read().then(end, end)
  return { heardAt: () => heardAt, close }
}

function skewOf(response: Response): number {
  const there = Date.parse(response.headers.get('date') ?? '')
  // The header has whole seconds, so half a second has passed on average.
  return Number.isNaN(there) ? 0 : Date.now() - there - 500
}
