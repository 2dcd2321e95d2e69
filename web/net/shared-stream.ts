import type { Connect, ServerEvent } from './connection.ts'
import { Leader } from './leader.ts'
import { BROWSER_TABS } from './tabs.ts'
import type { ChatMessage, Cursor, StreamEvent, TableInfo, TableFrame } from '@alleycat/protocol'

/** What a part of the page wants to know of a table. */
export interface TableListener {
  /** How far it has been told; asked for again whenever the stream is opened anew. */
  cursor(): Cursor
  table(info: TableInfo): void
  /** Frames may come twice, and early ones again: they have numbers. */
  frame(frame: TableFrame): void
  chat(message: ChatMessage): void
}

/** What tabs say to each other. */
type Message =
  /** From the tab that holds the stream. */
  | { readonly kind: 'event'; readonly event: ServerEvent }
  | { readonly kind: 'state'; readonly connected: boolean; readonly skew: number }
  /** It has just taken over: everybody tells what they follow. */
  | { readonly kind: 'lead' }
  /** To the tab that holds the stream. */
  | { readonly kind: 'follow'; readonly tab: string; readonly tables: readonly (readonly [string, Cursor])[] }
  | { readonly kind: 'gone'; readonly tab: string }
  | { readonly kind: 'ping' | 'retry' | 'restart' }

export interface Channel {
  post(message: unknown): void
  close(): void
}

/** What a stream needs of the browser. */
export interface StreamEnvironment {
  readonly connect: Connect
  readonly openChannel: (onMessage: (message: unknown) => void) => Channel
  /** Waits to be the one tab that leads, or takes the lead away from another. What it returns gives it up. */
  readonly lead: (steal: boolean, onGranted: () => void, onLost: () => void) => () => void
  readonly later: (milliseconds: number, call: () => void) => () => void
  /** Whether somebody looks at this tab. */
  readonly isVisible: () => boolean
}

/** How often a tab makes sure that the one that leads is alive, and how long it waits for the answer. */
const PING = 8000
const PING_WHILE_LOST = 1500
const PATIENCE = 3000
/** From one screen to the next nobody is listening for a moment. */
const GRACE = 4000

/**
 * What happens on the server, for this tab. However many tabs a browser has, one of them holds the one connection and
 * passes on what comes; when it closes, or falls asleep, another takes over where everybody was.
 */
export class Stream {
  readonly #environment: StreamEnvironment
  readonly #tab: string
  readonly #listeners = new Map<string, Set<TableListener>>()
  readonly #onPerson = new Set<() => void>()
  readonly #onAny = new Set<() => void>()
  readonly #onState = new Set<(connected: boolean) => void>()
  #channel: Channel | null = null
  #leader: Leader | null = null
  #giveUpLead: (() => void) | null = null
  #stopTicking: (() => void) | null = null
  #stopLater: (() => void) | null = null
  #connected = false
  #skew = 0
  /** A ping is out and nothing has come back. */
  #unanswered = false

  constructor(environment: StreamEnvironment, tab: string) {
    this.#environment = environment
    this.#tab = tab
  }

  get connected(): boolean {
    return this.#connected
  }

  /** Milliseconds that our clock is ahead of the server's. */
  get skew(): number {
    return this.#skew
  }

  /** Tells of a table until what it returns is called. */
  follow(table: string, listener: TableListener): () => void {
    const listeners = this.#listeners.get(table) ?? new Set()
    this.#listeners.set(table, listeners.add(listener))
    this.#start()
    this.#tellWishes()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(table)
      this.#tellWishes()
      this.#stopSoon()
    }
  }

  /** Somebody has missed something of a table: it is told again from where they are. */
  rewind(): void {
    this.#tellWishes()
  }

  /** Something about this person has changed: name, seats, whom they have muted, whether they are signed in. */
  onPerson(call: () => void): () => void {
    return this.#listen(this.#onPerson, call)
  }

  /** Something has happened at one of this person's tables, or at one that is followed. */
  onAny(call: () => void): () => void {
    return this.#listen(this.#onAny, call)
  }

  onState(call: (connected: boolean) => void): () => void {
    return this.#listen(this.#onState, call)
  }

  /** To be called when somebody else has signed in, or the first name was taken: what is told depends on who listens. */
  restart(): void {
    this.#channel?.post({ kind: 'restart' } satisfies Message)
    this.#restarted()
  }

  #restarted(): void {
    this.#leader?.restart()
    for (const call of this.#onPerson) call()
  }

  /** The connection may be back: no more waiting. */
  retry(): void {
    if (this.#leader) return this.#leader.retry()
    this.#channel?.post({ kind: 'retry' } satisfies Message)
    this.#ping()
  }

  /** The browser has no network. */
  drop(): void {
    this.#leader?.drop()
  }

  /** The tab is closed. */
  stop(): void {
    if (!this.#channel) return
    this.#stopTicking?.()
    this.#stopLater?.()
    this.#stepDown()
    this.#channel.post({ kind: 'gone', tab: this.#tab } satisfies Message)
    this.#giveUpLead?.()
    this.#channel.close()
    this.#channel = null
    this.#setState(false, this.#skew)
  }

  /** Once more, for a tab that was put aside and comes back. */
  resume(): void {
    if (this.#isWanted) this.#start()
  }

  #listen<T>(calls: Set<T>, call: T): () => void {
    calls.add(call)
    this.#start()
    return () => {
      calls.delete(call)
      this.#stopSoon()
    }
  }

  get #isWanted(): boolean {
    return this.#listeners.size + this.#onPerson.size + this.#onAny.size + this.#onState.size > 0
  }

  #start(): void {
    this.#stopLater?.()
    this.#stopLater = null
    if (this.#channel) return
    this.#channel = this.#environment.openChannel((message) => this.#heard(message as Message))
    this.#askForLead(false)
    this.#tellWishes()
    this.#ping()
    this.#tick()
  }

  #stopSoon(): void {
    if (this.#isWanted || this.#stopLater) return
    this.#stopLater = this.#environment.later(GRACE, () => {
      this.#stopLater = null
      if (!this.#isWanted) this.stop()
    })
  }

  #askForLead(steal: boolean): void {
    this.#giveUpLead = this.#environment.lead(
      steal,
      () => this.#takeLead(),
      () => {
        this.#stepDown()
        if (this.#channel) this.#askForLead(false)
      },
    )
  }

  #takeLead(): void {
    this.#unanswered = false
    this.#leader = new Leader({
      connect: this.#environment.connect,
      later: this.#environment.later,
      onEvent: (event) => {
        this.#channel?.post({ kind: 'event', event } satisfies Message)
        this.#deliver(event)
      },
      onState: (connected, skew) => {
        this.#channel?.post({ kind: 'state', connected, skew } satisfies Message)
        this.#setState(connected, skew)
      },
    })
    this.#tellWishes()
    this.#channel?.post({ kind: 'lead' } satisfies Message)
  }

  #stepDown(): void {
    this.#leader?.close()
    this.#leader = null
  }

  #tellWishes(): void {
    if (!this.#channel) return
    const tables = Array.from(this.#listeners, ([table, listeners]): [string, Cursor] => [
      table,
      furthestBack(listeners),
    ])
    if (this.#leader) this.#leader.follow(this.#tab, new Map(tables))
    else this.#channel.post({ kind: 'follow', tab: this.#tab, tables } satisfies Message)
  }

  #heard(message: Message): void {
    switch (message.kind) {
      case 'event':
        return this.#deliver(message.event)
      case 'state':
        return this.#setState(message.connected, message.skew)
      case 'lead':
        return this.#tellWishes()
      case 'follow':
        return this.#leader?.follow(message.tab, new Map(message.tables))
      case 'gone':
        return this.#leader?.forget(message.tab)
      case 'retry':
        return this.#leader?.retry()
      case 'restart':
        return this.#restarted()
      case 'ping':
        if (!this.#leader) return undefined
        return this.#channel?.post({
          kind: 'state',
          connected: this.#leader.connected,
          skew: this.#leader.skew,
        } satisfies Message)
    }
  }

  #deliver({ event, data }: ServerEvent): void {
    this.#unanswered = false
    const told = { event, data: JSON.parse(data) } as StreamEvent
    switch (told.event) {
      case 'table':
        for (const each of this.#listenersOf(told.data.id)) each.table(told.data)
        break
      case 'frame':
        for (const each of this.#listenersOf(told.data.table)) each.frame(told.data)
        break
      case 'chat':
        for (const each of this.#listenersOf(told.data.table)) each.chat(told.data)
        return
      case 'me':
        for (const call of this.#onPerson) call()
        break
      default:
        return
    }
    for (const call of this.#onAny) call()
  }

  #listenersOf(table: string): readonly TableListener[] {
    return [...(this.#listeners.get(table) ?? [])]
  }

  #setState(connected: boolean, skew: number): void {
    this.#unanswered = false
    this.#skew = skew
    if (connected === this.#connected) return
    this.#connected = connected
    for (const call of this.#onState) call(connected)
  }

  /** A tab in the background may be asleep, or slow to try again: whoever is looked at sees to it. */
  #tick(): void {
    this.#stopTicking = this.#environment.later(this.#connected ? PING : PING_WHILE_LOST, () => {
      if (this.#environment.isVisible() && !this.#leader) {
        if (this.#connected) this.#ping()
        else this.retry()
      }
      this.#tick()
    })
  }

  #ping(): void {
    if (this.#leader || this.#unanswered) return
    this.#unanswered = true
    this.#channel?.post({ kind: 'ping' } satisfies Message)
    this.#environment.later(PATIENCE, () => {
      if (!this.#unanswered || this.#leader || !this.#channel) return
      this.#unanswered = false
      if (!this.#environment.isVisible()) return
      this.#giveUpLead?.()
      this.#askForLead(true)
    })
  }
}

function furthestBack(listeners: ReadonlySet<TableListener>): Cursor {
  const [first, ...rest] = Array.from(listeners, (each) => each.cursor())
  return rest.reduce((a, b) => ({ ...a, frame: Math.min(a.frame, b.frame), chat: Math.min(a.chat, b.chat) }), first!)
}

/** The stream of this tab. */
export const stream = new Stream(BROWSER_TABS, Math.random().toString(36).slice(2))

if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => stream.stop())
  window.addEventListener('pageshow', ({ persisted }) => persisted && stream.resume())
  addEventListener('online', () => stream.retry())
  addEventListener('offline', () => stream.drop())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && stream.retry())
}
