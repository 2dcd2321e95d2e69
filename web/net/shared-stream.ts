import type { Connect, ServerEvent } from './connection.ts'
import type { Lead } from '../browser/lease.ts'
import { Leader } from './leader.ts'
import { BROWSER_TABS } from './tabs.ts'
import type { ChatMessage, Cursor, StreamEvent, TableInfo, TableFrame } from '@alleycat/protocol'

/** A part of the page that wants to be told of a table. */
export interface TableListener {
  /** The place that it has reached. The stream asks for it again whenever it is opened. */
  cursor(): Cursor
  table(info: TableInfo): void
  /** Takes a frame. A frame may come more than once and after later ones, which its number shows. */
  frame(frame: TableFrame): void
  chat(message: ChatMessage): void
}

/** A message from one tab of this browser to the others. */
export type TabMessage =
  /** The first three come from the tab that leads. */
  | { readonly kind: 'event'; readonly event: ServerEvent }
  | { readonly kind: 'state'; readonly connected: boolean; readonly skew: number }
  /** The sender has just taken the lead, and every tab has to tell it what it follows. */
  | { readonly kind: 'lead' }
  /** The others are for the tab that leads. */
  | { readonly kind: 'follow'; readonly tab: string; readonly tables: readonly (readonly [string, Cursor])[] }
  | { readonly kind: 'gone'; readonly tab: string }
  | { readonly kind: 'ping' | 'retry' | 'restart' }

interface Channel {
  post(message: TabMessage): void
  close(): void
}

/** The abilities of a browser that a shared stream needs; tests provide their own. */
export interface StreamServices {
  readonly connect: Connect
  readonly openChannel: (onMessage: (message: TabMessage) => void) => Channel
  readonly lead: Lead
  readonly later: (milliseconds: number, call: () => void) => () => void
  /** Whether this tab is on the screen. */
  readonly isVisible: () => boolean
}

/** A tab asks the leading tab for a sign of life this often, and waits so long for the answer, all in milliseconds. */
const PING = 8000
const PING_WHILE_LOST = 1500
const PATIENCE = 3000
/** The stream outlives its last listener by so many milliseconds, because the next screen has not begun to listen yet. */
const GRACE = 4000

/**
 * Tells this tab what happens on the server. However many tabs a browser has, one of them leads: it holds the one
 * connection and passes on what comes. When it closes or falls asleep, another takes over where everybody was.
 */
export class SharedStream {
  readonly #services: StreamServices
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
  /** Whether a ping was sent and nothing has come back yet. */
  #unanswered = false

  constructor(services: StreamServices, tab: string) {
    this.#services = services
    this.#tab = tab
  }

  get connected(): boolean {
    return this.#connected
  }

  /** How many milliseconds our clock is ahead of the server's. */
  get skew(): number {
    return this.#skew
  }

  /** Tells a listener of a table until the function that it returns is called. */
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

  /** Has tables told again from the places of their listeners, after one of them has missed something. */
  rewind(): void {
    this.#tellWishes()
  }

  /** Calls when this person's name, seats, mutes or sign-in have changed. */
  onPerson(call: () => void): () => void {
    return this.#listen(this.#onPerson, call)
  }

  /** Calls when something has happened at one of this person's tables, or at one that is followed. */
  onAny(call: () => void): () => void {
    return this.#listen(this.#onAny, call)
  }

  onState(call: (connected: boolean) => void): () => void {
    return this.#listen(this.#onState, call)
  }

  /** Opens the stream again after a sign-in or the first name, because what the server tells depends on who listens. */
  restart(): void {
    this.#channel?.post({ kind: 'restart' })
    this.#restarted()
  }

  #restarted(): void {
    this.#leader?.restart()
    for (const call of this.#onPerson) call()
  }

  /** Tries at once instead of waiting for the next try, because the connection may be back. */
  retry(): void {
    if (this.#leader) return this.#leader.retry()
    this.#channel?.post({ kind: 'retry' })
    this.#ping()
  }

  /** Gives the connection up; it is called when the browser reports that it has no network. */
  drop(): void {
    this.#leader?.drop()
  }

  /** Leaves the other tabs and gives up the lead; it is called when the tab is closed or nobody listens any more. */
  stop(): void {
    if (!this.#channel) return
    this.#stopTicking?.()
    this.#stopLater?.()
    this.#stepDown()
    this.#channel.post({ kind: 'gone', tab: this.#tab })
    this.#giveUpLead?.()
    this.#channel.close()
    this.#channel = null
    this.#setState(false, this.#skew)
  }

  /** Starts again in a tab that the browser has restored from its cache of pages. */
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
    this.#channel = this.#services.openChannel((message) => this.#heard(message))
    this.#askForLead(false)
    this.#tellWishes()
    this.#ping()
    this.#tick()
  }

  #stopSoon(): void {
    if (this.#isWanted || this.#stopLater) return
    this.#stopLater = this.#services.later(GRACE, () => {
      this.#stopLater = null
      if (!this.#isWanted) this.stop()
    })
  }

  #askForLead(steal: boolean): void {
    this.#giveUpLead = this.#services.lead(
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
      connect: this.#services.connect,
      later: this.#services.later,
      onEvent: (event) => {
        this.#channel?.post({ kind: 'event', event })
        this.#deliver(event)
      },
      onState: (connected, skew) => {
        this.#channel?.post({ kind: 'state', connected, skew })
        this.#setState(connected, skew)
      },
    })
    this.#tellWishes()
    this.#channel?.post({ kind: 'lead' })
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
    else this.#channel.post({ kind: 'follow', tab: this.#tab, tables })
  }

  #heard(message: TabMessage): void {
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
        })
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

  /** The visible tab checks the leading one, which may be asleep or slow to try again in the background. */
  #tick(): void {
    this.#stopTicking = this.#services.later(this.#connected ? PING : PING_WHILE_LOST, () => {
      if (this.#services.isVisible() && !this.#leader) {
        if (this.#connected) this.#ping()
        else this.retry()
      }
      this.#tick()
    })
  }

  #ping(): void {
    if (this.#leader || this.#unanswered) return
    this.#unanswered = true
    this.#channel?.post({ kind: 'ping' })
    this.#services.later(PATIENCE, () => {
      if (!this.#unanswered || this.#leader || !this.#channel) return
      this.#unanswered = false
      if (!this.#services.isVisible()) return
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
export const stream = new SharedStream(BROWSER_TABS, Math.random().toString(36).slice(2))

if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => stream.stop())
  window.addEventListener('pageshow', ({ persisted }) => persisted && stream.resume())
  addEventListener('online', () => stream.retry())
  addEventListener('offline', () => stream.drop())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && stream.retry())
}
