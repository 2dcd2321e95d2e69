import { createParser } from 'eventsource-parser'
import { BROWSER, type RequestEnvironment } from './request.ts'

/** One server-sent event. */
export interface ServerEvent {
  readonly event: string
  /** Where to go on after it, if it tells. */
  readonly id: string | null
  readonly data: string
}

export interface ConnectionHandlers {
  /** It is there. `skew`: how many milliseconds our clock is ahead of the server's. */
  open(skew: number): void
  event(event: ServerEvent): void
  /** It is over, or never came about; not told after `close`. */
  end(): void
}

export interface Connection {
  /** When something last came, in milliseconds since 1970. */
  heardAt(): number
  close(): void
}

/** Tables beside one's own to be told of, and where to go on. */
export type Connect = (tables: readonly string[], after: string, handlers: ConnectionHandlers) => Connection

/** In milliseconds; the server gives a sign of life every 15 seconds. */
const LONGEST_SILENCE = 40_000

/**
 * One stream of server-sent events. Read with `fetch` rather than `EventSource`: it goes on where any tab was, notices a
 * connection that has died silently, and comes back after answers that an `EventSource` takes for the end.
 */
export const connect: Connect = (tables, after, handlers) => openStream(BROWSER, tables, after, handlers)

export function openStream(
  environment: Pick<RequestEnvironment, 'fetch' | 'base'>,
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
    const url = new URL('api/stream', environment.base())
    if (tables.length > 0) url.searchParams.set('tables', tables.join(','))
    const headers = { accept: 'text/event-stream', ...(after && { 'last-event-id': after }) }
    const response = await environment.fetch(url.href, {
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
  // The header has whole seconds: half of one has passed on average.
  return Number.isNaN(there) ? 0 : Date.now() - there - 500
}
