import { formatCursors, parseCursors, type Cursor, type Cursors } from '@alleycat/protocol'
import type { Connect, Connection, ServerEvent } from './connection.ts'

interface LeaderOptions {
  readonly connect: Connect
  /** Makes the call after this many milliseconds; the function that it returns cancels it. */
  readonly later: (milliseconds: number, call: () => void) => () => void
  /** Hands an event to all tabs, this one included. */
  readonly onEvent: (event: ServerEvent) => void
  readonly onState: (connected: boolean, skew: number) => void
}

/** The stream is opened this many milliseconds after the first wish, because tabs start one after the other. */
const GATHER = 60
/** A table that no tab follows any more leaves the stream with the next change, or after this many milliseconds. */
const TIDY = 2000
/** After so many silent milliseconds `retry` opens a new stream, because a device that was asleep may hold a dead one. */
const SUSPICIOUS = 20_000
const FIRST_RETRY = 250
const LONGEST_RETRY = 4000

/**
 * The one tab of a browser that holds the stream, for all of them. It follows what any tab follows; when that grows, or a
 * tab has missed something, the stream is opened anew from the earliest place anybody is at. The old one is kept until
 * the new one stands, so that nobody seems to go and come.
 */
export class Leader {
  readonly #options: LeaderOptions
  readonly #wishes = new Map<string, Cursors>()
  #cursors = new Map<string, Cursor>()
  /** The tables that the newest connection was opened for. */
  #followed: ReadonlySet<string> = new Set()
  #current: Connection | null = null
  #opening: Connection | null = null
  #connected = false
  #skew = 0
  #failures = 0
  #callOff: (() => void) | null = null
  #due = Infinity
  #closed = false

  constructor(options: LeaderOptions) {
    this.#options = options
    this.#openIn(GATHER)
  }

  get connected(): boolean {
    return this.#connected
  }

  get skew(): number {
    return this.#skew
  }

  /** Sets all tables that a tab wants to be told of, with the place that it has reached in each. */
  follow(tab: string, wishes: Cursors): void {
    this.#wishes.set(tab, wishes)
    let isMissing = false
    for (const [table, cursor] of wishes) {
      const known = this.#cursors.get(table)
      isMissing ||= !this.#followed.has(table) || (known !== undefined && isBehind(cursor, known))
      this.#cursors.set(table, known ? earlier(known, cursor) : cursor)
    }
    if (isMissing) this.#openIn(GATHER)
    else this.#tidy()
  }

  forget(tab: string): void {
    this.#wishes.delete(tab)
    this.#tidy()
  }

  /** Opens a missing or suspiciously silent stream at once; it is called when somebody looks at the page. */
  retry(): void {
    if (this.#opening === null && (this.#current === null || Date.now() - this.#current.heardAt() > SUSPICIOUS))
      this.#openIn(0)
  }

  /** Closes all connections, because without a network a dead one looks alive for long, and then tries again. */
  drop(): void {
    this.#opening?.close()
    this.#current?.close()
    this.#opening = this.#current = null
    this.#tell(false, this.#skew)
    this.#openAgain()
  }

  /** Opens the stream again after this browser's person has changed. */
  restart(): void {
    this.#openIn(0)
  }

  close(): void {
    this.#closed = true
    this.#callOff?.()
    this.#current?.close()
    this.#opening?.close()
  }

  #tidy(): void {
    const wanted = this.#wanted()
    for (const table of this.#cursors.keys()) if (!wanted.has(table)) this.#cursors.delete(table)
    if ([...this.#followed].some((table) => !wanted.has(table))) this.#openIn(TIDY)
  }

  #wanted(): Set<string> {
    return new Set([...this.#wishes.values()].flatMap((wishes) => [...wishes.keys()]))
  }

  /** Opens the stream after this many milliseconds, unless it is to be opened sooner anyway. */
  #openIn(milliseconds: number): void {
    const due = performance.now() + milliseconds
    if (this.#closed || due >= this.#due) return
    this.#callOff?.()
    this.#due = due
    this.#callOff = this.#options.later(milliseconds, () => {
      this.#due = Infinity
      this.#open()
    })
  }

  #open(): void {
    this.#opening?.close()
    this.#followed = this.#wanted()
    const opening: Connection = this.#options.connect([...this.#followed], formatCursors(this.#cursors), {
      open: (skew) => this.#opened(opening, skew),
      event: (event) => this.#take(opening, event),
      end: () => this.#ended(opening),
    })
    this.#opening = opening
  }

  #opened(connection: Connection, skew: number): void {
    this.#current?.close()
    this.#current = connection
    this.#opening = null
    this.#failures = 0
    this.#tell(true, skew)
  }

  #take(connection: Connection, event: ServerEvent): void {
    const isNewest = connection === (this.#opening ?? this.#current)
    if (isNewest && event.id !== null)
      for (const [table, cursor] of parseCursors(event.id))
        if (this.#followed.has(table)) this.#cursors.set(table, cursor)
    this.#options.onEvent(event)
  }

  #ended(connection: Connection): void {
    if (connection === this.#current) {
      this.#current = null
      this.#tell(false, this.#skew)
      if (this.#opening === null) this.#openAgain()
    } else if (connection === this.#opening) {
      this.#opening = null
      if (this.#current === null) this.#tell(false, this.#skew)
      this.#openAgain()
    }
  }

  #openAgain(): void {
    const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.#failures++)
    this.#openIn(wait * (0.75 + Math.random() / 2))
  }

  #tell(connected: boolean, skew: number): void {
    this.#connected = connected
    this.#skew = skew
    this.#options.onState(connected, skew)
  }
}

/** A place from which nobody at either cursor misses anything. Cursors of different viewers do not compare; `b` is newer. */
const earlier = (a: Cursor, b: Cursor): Cursor =>
  a.viewer === b.viewer ? { ...b, frame: Math.min(a.frame, b.frame), chat: Math.min(a.chat, b.chat) } : b

const isBehind = (cursor: Cursor, other: Cursor): boolean =>
  cursor.viewer !== other.viewer || cursor.frame < other.frame || cursor.chat < other.chat
