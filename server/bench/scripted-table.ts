import { setTimeout as sleep } from 'node:timers/promises'
import type { SeenTable } from '@alleycat/protocol'
import { decoded, EventStream, type Answer, type Asked, type Connections, type Head } from './connections.ts'
import type { Recorder } from './recorder.ts'

/** One of the servers, which share a database. */
export interface Node {
  readonly port: number
  readonly connections: Connections
}

/** Milliseconds until a request that failed is sent again, and a broken stream opened again: at first, and in the end. */
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 4000
/** How often a connection may fail before the server is given up. */
const MOST_FAILURES = 10
/** Milliseconds from one decision at a paced table to the next. */
const PACE_MS = 1000
/** Answers of a server that has too much to do. */
const SHED = new Set([429, 503])

/** Waits before another try as the app does, or for as long as the server asks for. */
async function waitBefore(failures: number, { head = '' }: Partial<Head> = {}): Promise<void> {
  const asked = 1000 * Number(/\r\nretry-after: ([0-9]+)/i.exec(head)?.[1] ?? 0)
  const usual = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures)
  await sleep(Math.max(asked, usual) * (1 + Math.random() / 2))
}

/** Where a frame has its table, and what it asks of its reader: the number and the legal decisions. */
const TABLE = /"table":"([^"]+)","at":/
const ASK = /"ask":\{"number":([0-9]+),"legal":(\[[^\]]+\])/

interface Question {
  readonly table: string
  readonly number: number
  readonly decision: string
}

/** Somebody whom the server knows by a cookie. */
export class Guest {
  readonly #connections: Connections
  protected cookie = ''

  constructor({ connections }: Node) {
    this.#connections = connections
  }

  async introduce(name: string): Promise<void> {
    const { head } = await this.#expect({ method: 'PUT', path: '/api/me', body: { name, avatar: 'tabby' } })
    this.cookie = /\r\nset-cookie: ([^;\r]+)/i.exec(head)![1]!
  }

  async post(path: string, body?: object): Promise<SeenTable> {
    const answer = await this.#expect({ method: 'POST', path, ...(body && { body }) })
    return JSON.parse(decoded(answer.body)) as SeenTable
  }

  send(asked: Omit<Asked, 'cookie'>): Promise<Answer> {
    return this.#connections.send({ ...asked, cookie: this.cookie })
  }

  async #expect(asked: Omit<Asked, 'cookie'>): Promise<Answer> {
    for (let failures = 0; ; failures++) {
      const answer = await this.send(asked).catch((error: unknown) => {
        if (failures === MOST_FAILURES) throw error
        return undefined
      })
      if (answer && answer.status < 300) return answer
      if (answer && !SHED.has(answer.status)) throw new Error(`${asked.path}: ${answer.status} ${decoded(answer.body)}`)
      await waitBefore(failures, answer)
    }
  }
}

/** A guest with a stream of their own, who decides at random: whoever always takes the first legal decision may never end a game. */
class ScriptedSeat extends Guest {
  /** What it has been asked and has not decided. */
  question: Question | undefined
  readonly #port: number
  readonly #recorder: Recorder
  readonly #onAsked: () => void
  readonly #onOver: (table: string) => void
  #answered = ''
  #stream: EventStream | undefined
  #isClosed = false
  /** Whether the stream has told how the table stands. */
  #isInformed = false

  constructor(node: Node, recorder: Recorder, on: { asked: (seat: ScriptedSeat) => void; over(table: string): void }) {
    super(node)
    this.#port = node.port
    this.#recorder = recorder
    this.#onAsked = () => on.asked(this)
    this.#onOver = (table) => on.over(table)
  }

  get isInformed(): boolean {
    return this.#isInformed
  }

  /** Hears of its turns from now on, whatever happens to the connection. */
  async listen(): Promise<void> {
    const after = this.#stream?.lastId
    const asked = { method: 'GET', path: '/api/stream', cookie: this.cookie, ...(after !== undefined && { after }) }
    for (let failures = 0; !this.#isClosed; failures++) {
      let isOpen = false
      const stream = new EventStream(this.#port, asked, {
        event: (event, data) => this.#told(event, data),
        close: () => isOpen && void this.#listenAgain(),
      })
      this.#stream = stream
      const head = await stream.opened
      isOpen = head.status === 200
      if (isOpen) return this.#recorder.answered()
      stream.close()
      if (head.status !== 0 && !SHED.has(head.status)) throw new Error(`a stream was answered with ${head.status}`)
      this.#recorder.count(head.status === 0 ? 'failed' : 'shed')
      await waitBefore(failures, head)
    }
  }

  close(): void {
    this.#isClosed = true
    this.#stream?.close()
  }

  /** Sends its decision until it is acknowledged, or not wanted any more. */
  async decide(): Promise<void> {
    const { table, number, decision } = this.question!
    this.question = undefined
    this.#answered = `${table}.${number}`
    const body = { number, decision }
    const path = `/api/tables/${table}/decisions`
    const began = performance.now()
    for (let failures = 0; !this.#isClosed; failures++) {
      const answer = await this.send({ method: 'POST', path, body }).catch(() => undefined)
      if (answer?.status === 200) {
        this.#recorder.answered()
        this.#recorder.acknowledged(performance.now() - began, answer.body.length)
        return
      }
      this.#recorder.count(answer?.status === 409 ? 'late' : SHED.has(answer?.status ?? 0) ? 'shed' : 'failed')
      if (answer?.status === 409) return
      await waitBefore(failures, answer)
    }
  }

  async #listenAgain(): Promise<void> {
    if (this.#isClosed) return
    this.#isInformed = false
    this.#recorder.count('broken')
    await waitBefore(0)
    await this.listen()
  }

  #told(event: string, data: string): void {
    this.#isInformed = true
    if (event === 'frame') this.#heard(data)
  }

  /** Takes a frame, of which only what a seat is asked is parsed: the rest is nearly all of it. */
  #heard(data: string): void {
    this.question = undefined
    const isOver = !data.includes('"result":null')
    const asked = ASK.exec(data)
    if (!isOver && !asked) return
    const table = TABLE.exec(data)![1]!
    if (isOver) this.#onOver(table)
    if (!asked || `${table}.${asked[1]!}` === this.#answered) return
    const legal = JSON.parse(asked[2]!) as string[]
    const decision = legal[Math.floor(Math.random() * legal.length)]!
    this.question = { table, number: Number(asked[1]), decision }
    this.#onAsked()
  }
}

export interface TableOptions {
  readonly game: string
  readonly seats: number
  /** The nodes that its seats connect to, one after the other. */
  readonly nodes: readonly Node[]
  /** Whether the table makes one decision a second, instead of deciding as soon as one is asked for. */
  readonly isPaced: boolean
  /** Whether one game follows another. */
  readonly isEndless: boolean
}

/** A table of scripted seats. */
export class ScriptedTable {
  /** Resolves when a game is over that no other follows. */
  readonly over: Promise<void>
  readonly #options: TableOptions
  readonly #seats: readonly ScriptedSeat[]
  #isOver: () => void = () => undefined
  #id = ''
  #isPlaying = false
  #clock: NodeJS.Timeout | undefined

  constructor(options: TableOptions, recorder: Recorder) {
    this.#options = options
    this.over = new Promise((resolve) => (this.#isOver = resolve))
    const on = {
      asked: (seat: ScriptedSeat) => this.#asked(seat),
      over: (table: string) => void this.#ended(table),
    }
    this.#seats = Array.from(
      { length: options.seats },
      (_, i) => new ScriptedSeat(options.nodes[i % options.nodes.length]!, recorder, on),
    )
  }

  /** Seats guests at a new table. */
  async open(): Promise<void> {
    const { game, seats } = this.#options
    for (const [i, seat] of this.#seats.entries()) await seat.introduce(`Seat ${i + 1}`)
    const [owner, ...others] = this.#seats
    const { table } = await owner!.post('/api/tables', { game, seats })
    this.#id = table.id
    for (const other of others) await other.post(`/api/tables/${table.id}/join`, {})
  }

  async listen(): Promise<void> {
    for (const seat of this.#seats) await seat.listen()
  }

  get seats(): number {
    return this.#seats.length
  }

  /** How many of its seats have a stream that has told how the table stands. */
  get informed(): number {
    return this.#seats.filter(({ isInformed }) => isInformed).length
  }

  async start(): Promise<void> {
    await this.#seats[0]!.post(`/api/tables/${this.#id}/start`)
  }

  /** Lets seats decide from now on; at paced tables after this many milliseconds. */
  play(delay: number): void {
    this.#isPlaying = true
    if (!this.#options.isPaced) for (const seat of this.#seats) this.#asked(seat)
    else
      this.#clock = setTimeout(() => {
        this.#clock = setInterval(() => this.#decideOnce(), PACE_MS)
      }, delay)
  }

  /** Ends all deciding; everybody stays connected. */
  pause(): void {
    this.#isPlaying = false
    clearInterval(this.#clock)
  }

  close(): void {
    this.pause()
    for (const seat of this.#seats) seat.close()
  }

  #asked(seat: ScriptedSeat): void {
    if (this.#isPlaying && !this.#options.isPaced && seat.question) void seat.decide()
  }

  #decideOnce(): void {
    void this.#seats.find((seat) => seat.question)?.decide()
  }

  /** Each seat hears that the game is over; a rematch starts when all have asked for it. */
  async #ended(table: string): Promise<void> {
    if (table !== this.#id) return
    this.#id = ''
    if (!this.#options.isEndless) return this.#isOver()
    for (const seat of this.#seats) {
      const { table: next } = await seat.post(`/api/tables/${table}/rematch`)
      this.#id = next.id
    }
  }
}
