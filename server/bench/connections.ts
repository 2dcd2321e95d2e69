import { connect, type Socket } from 'node:net'

/**
 * As much of HTTP/1.1 as the answers of our server need, on bare sockets: so thousands of people cost the driver little. Text
 * is one character for each byte until somebody needs its words.
 */

export interface Head {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  readonly head: string
}

export interface Answer extends Head {
  readonly body: string
}

export interface Asked {
  readonly method: string
  readonly path: string
  readonly cookie: string
  readonly body?: object
  /** The id of the last event that was heard. */
  readonly after?: string
}

/** What a text of one character for each byte says. */
export const decoded = (bytes: string): string => Buffer.from(bytes, 'latin1').toString()

/** All sockets read into the same memory, as it is used up before the next one reads. */
const READ_INTO = Buffer.allocUnsafe(1 << 16)

function open(port: number, take: (bytes: string) => void): Socket {
  const callback = (size: number): boolean => {
    take(READ_INTO.toString('latin1', 0, size))
    return true
  }
  return connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: READ_INTO, callback } })
}

function requestText(port: number, { method, path, cookie, body, after }: Asked): string {
  const resumed = after === undefined ? '' : `last-event-id: ${after}\r\n`
  const head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${cookie && `cookie: ${cookie}\r\n`}${resumed}`
  if (!body) return `${head}${method === 'GET' ? '' : 'content-length: 0\r\n'}\r\n`
  const text = JSON.stringify(body)
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}

/** Connections to a server that are kept and used again, as those of a proxy in front of it: as many as are needed at once. */
export class Connections {
  readonly #port: number
  readonly #idle: Connection[] = []

  constructor(port: number) {
    this.#port = port
  }

  async send(asked: Asked): Promise<Answer> {
    const connection = this.#idle.pop() ?? new Connection(this.#port, (closed) => this.#forget(closed))
    const answer = await connection.send(requestText(this.#port, asked))
    this.#idle.push(connection)
    return answer
  }

  #forget(closed: Connection): void {
    const index = this.#idle.indexOf(closed)
    if (index >= 0) this.#idle.splice(index, 1)
  }
}

/** A connection that carries one request at a time. */
class Connection {
  readonly #socket: Socket
  #text = ''
  #take: (answer: Answer) => void = () => undefined
  #fail: (error: Error) => void = () => undefined

  constructor(port: number, onClose: (connection: Connection) => void) {
    this.#socket = open(port, (bytes) => this.#read(bytes))
      .on('error', (error) => this.#fail(error))
      .on('close', () => {
        this.#fail(new Error('the server has closed a connection'))
        onClose(this)
      })
  }

  send(text: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#take = resolve
      this.#fail = reject
      this.#socket.write(text)
    })
  }

  #read(bytes: string): void {
    this.#text += bytes
    const end = this.#text.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#text.slice(0, end)
    const length = Number(/\r\ncontent-length: ([0-9]+)/i.exec(head)?.[1] ?? 0)
    if (this.#text.length < end + 4 + length) return
    const body = this.#text.slice(end + 4, end + 4 + length)
    this.#text = ''
    this.#take({ status: Number(head.slice(9, 12)), head, body })
  }
}

/** Server-sent events. Whoever opened it hears when it breaks, and opens another. */
export class EventStream {
  readonly opened: Promise<Head>
  /** The id of the last event that had one. */
  lastId: string | undefined
  readonly #socket: Socket
  readonly #onEvent: (event: string, data: string) => void
  #isOpened: (head: Head) => void = () => undefined
  #hasHead = false
  #isChunked = false
  #bytes = ''
  #text = ''

  constructor(
    port: number,
    asked: Asked,
    on: { readonly event: (event: string, data: string) => void; readonly close: () => void },
  ) {
    this.#onEvent = on.event
    this.opened = new Promise((resolve) => (this.#isOpened = resolve))
    this.#socket = open(port, (bytes) => this.#read(bytes))
      .on('error', () => undefined)
      .on('close', () => {
        this.#isOpened({ status: 0, head: '' })
        on.close()
      })
    this.#socket.write(requestText(port, asked))
  }

  close(): void {
    this.#socket.destroy()
  }

  #read(bytes: string): void {
    this.#bytes += bytes
    if (!this.#hasHead && !this.#readHead()) return
    if (this.#isChunked) this.#readChunks()
    else {
      this.#readEvents(this.#bytes)
      this.#bytes = ''
    }
  }

  #readHead(): boolean {
    const end = this.#bytes.indexOf('\r\n\r\n')
    if (end < 0) return false
    const head = this.#bytes.slice(0, end)
    this.#hasHead = true
    this.#isChunked = /\r\ntransfer-encoding: chunked/i.test(head)
    this.#bytes = this.#bytes.slice(end + 4)
    this.#isOpened({ status: Number(head.slice(9, 12)), head })
    return true
  }

  /** Each has its length in hexadecimal before it (RFC 9112, 7.1). */
  #readChunks(): void {
    let from = 0
    for (;;) {
      const line = this.#bytes.indexOf('\r\n', from)
      if (line < 0) break
      const size = parseInt(this.#bytes.slice(from, line), 16)
      const end = line + 2 + size + 2
      if (this.#bytes.length < end) break
      this.#readEvents(this.#bytes.slice(line + 2, end - 2))
      from = end
    }
    this.#bytes = this.#bytes.slice(from)
  }

  #readEvents(text: string): void {
    this.#text += text
    let from = 0
    for (let end = this.#text.indexOf('\n\n'); end >= 0; end = this.#text.indexOf('\n\n', from)) {
      this.#take(this.#text.slice(from, end))
      from = end + 2
    }
    this.#text = this.#text.slice(from)
  }

  #take(lines: string): void {
    const data = lines.indexOf('data: ')
    if (!lines.startsWith('event: ') || data < 0) return
    const id = lines.indexOf('\nid: ')
    if (id >= 0 && id < data) this.lastId = lines.slice(id + '\nid: '.length, data - 1)
    this.#onEvent(lines.slice('event: '.length, lines.indexOf('\n')), lines.slice(data + 'data: '.length))
  }
}
