import type { Connect, Connection } from './connection.ts'
import { earlier, formatPositions, isBehind, parsePositions, type Position, type Positions } from './positions.ts'
import type { ServerEvent } from './server-events.ts'

export interface LeaderWorld {
  readonly connect: Connect
  /** Calls after so many milliseconds; what it returns calls it off. */
  readonly later: (milliseconds: number, call: () => void) => () => void
  /** To all tabs, this one included. */
  readonly onEvent: (event: ServerEvent) => void
  readonly onState: (connected: boolean, skew: number) => void
}

/** Tabs open one after the other: their wishes are gathered before the stream is opened. */
const GATHER = 60
/** What nobody looks at any more is given up with the next change, or after this time. */
const TIDY = 2000
/** A device that was asleep may hold a connection that is dead: so long a silence is looked into when somebody looks. */
const SUSPICIOUS = 20_000
const FIRST_RETRY = 250
const LONGEST_RETRY = 4000

/**
 * The one tab of a browser that holds the stream, for all of them. It follows what any tab follows; when that grows, or a
 * tab has missed something, the stream is opened anew from the earliest place anybody is at. The old one is kept until
 * the new one stands, so that nobody seems to go and come.
 */
export class Leader {
  readonly #world: LeaderWorld
  readonly #wishes = new Map<string, Positions>()
  #positions = new Map<string, Position>()
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

  constructor(world: LeaderWorld) {
    this.#world = world
    this.#openIn(GATHER)
  }

  get connected(): boolean {
    return this.#connected
  }

  get skew(): number {
    return this.#skew
  }

  /** All that a tab wants to be told of, and how far it is. */
  follow(tab: string, wishes: Positions): void {
    this.#wishes.set(tab, wishes)
    let isMissing = false
    for (const [table, position] of wishes) {
      const known = this.#positions.get(table)
      isMissing ||= !this.#followed.has(table) || (known !== undefined && isBehind(position, known))
      this.#positions.set(table, known ? earlier(known, position) : position)
    }
    if (isMissing) this.#openIn(GATHER)
    else this.#tidy()
  }

  forget(tab: string): void {
    this.#wishes.delete(tab)
    this.#tidy()
  }

  /** Somebody who looks at the page does not want to wait for the next try. */
  retry(): void {
    if (this.#opening === null && (this.#current === null || Date.now() - this.#current.heardAt() > SUSPICIOUS))
      this.#openIn(0)
  }

  /** The browser says that there is no network: a connection may look alive for long. */
  drop(): void {
    this.#opening?.close()
    this.#current?.close()
    this.#opening = this.#current = null
    this.#tell(false, this.#skew)
    this.#openAgain()
  }

  /** The person is somebody else now. */
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
    for (const table of this.#positions.keys()) if (!wanted.has(table)) this.#positions.delete(table)
    if ([...this.#followed].some((table) => !wanted.has(table))) this.#openIn(TIDY)
  }

  #wanted(): Set<string> {
    return new Set([...this.#wishes.values()].flatMap((wishes) => [...wishes.keys()]))
  }

  /** Not later than that. */
  #openIn(milliseconds: number): void {
    const due = performance.now() + milliseconds
    if (this.#closed || due >= this.#due) return
    this.#callOff?.()
    this.#due = due
    this.#callOff = this.#world.later(milliseconds, () => {
      this.#due = Infinity
      this.#open()
    })
  }

  #open(): void {
    this.#opening?.close()
    this.#followed = this.#wanted()
    const opening: Connection = this.#world.connect([...this.#followed], formatPositions(this.#positions), {
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
      for (const [table, position] of parsePositions(event.id))
        if (this.#followed.has(table)) this.#positions.set(table, position)
    this.#world.onEvent(event)
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
    this.#world.onState(connected, skew)
  }
}
