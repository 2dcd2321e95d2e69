import { setTimeout as sleep } from 'node:timers/promises'
import type { TableFrame } from '@alleycat/protocol'
import { createParser, type EventSourceMessage } from 'eventsource-parser'

export interface StreamEvent {
  readonly event: string
  readonly id: string | undefined
  readonly data: string
}

/** Reads server-sent events and reconnects whenever the connection breaks, like a browser. */
export class StreamReader {
  readonly events: StreamEvent[] = []
  readonly frames: TableFrame[] = []
  lastId = ''
  /** The text of everything that was received. */
  text = ''
  connections = 0
  status = 0
  readonly #url: () => string
  readonly #headers: () => Record<string, string>
  readonly #abort = new AbortController()
  #woken: (() => void)[] = []
  #closed = false
  #connection = new AbortController()

  constructor(url: () => string, headers: () => Record<string, string>) {
    this.#url = url
    this.#headers = headers
    void this.#run()
  }

  close(): void {
    this.#closed = true
    this.#abort.abort()
    this.#connection.abort()
  }

  /** Closes the connection, as if the network were interrupted. */
  drop(): void {
    this.#connection.abort()
  }

  lastFrame(table: string): TableFrame | undefined {
    return this.frames.findLast((frame) => frame.table === table)
  }

  /** Resolves when `find` finds something in what was received. */
  async until<T>(find: (reader: this) => T | undefined | null | false, ms = 20_000): Promise<T> {
    const deadline = Date.now() + ms
    for (;;) {
      const found = find(this)
      if (found !== undefined && found !== null && found !== false) return found
      const left = deadline - Date.now()
      if (left <= 0) throw new Error(`did not come within ${ms} ms; last: ${JSON.stringify(this.events.slice(-3))}`)
      await Promise.race([new Promise<void>((resolve) => this.#woken.push(resolve)), sleep(Math.min(left, 500))])
    }
  }

  async #run(): Promise<void> {
    while (!this.#closed) {
      await this.#read().catch(() => undefined)
      if (!this.#closed) await sleep(100)
    }
  }

  async #read(): Promise<void> {
    this.#connection = new AbortController()
    const response = await fetch(this.#url(), {
      headers: { ...this.#headers(), ...(this.lastId !== '' && { 'last-event-id': this.lastId }) },
      signal: this.#connection.signal,
    })
    this.status = response.status
    this.connections++
    const parser = createParser({ onEvent: (message) => this.#take(message) })
    const decoder = new TextDecoder()
    for await (const chunk of response.body!) {
      const text = decoder.decode(chunk as Uint8Array, { stream: true })
      this.text += text
      parser.feed(text)
      for (const wake of this.#woken.splice(0)) wake()
    }
  }

  #take({ event = 'message', id, data }: EventSourceMessage): void {
    if (id !== undefined) this.lastId = id
    this.events.push({ event, id, data })
    if (event === 'frame') this.frames.push(JSON.parse(data) as TableFrame)
  }
}
