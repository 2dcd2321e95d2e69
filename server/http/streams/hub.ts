import type { TableInfo } from '@alleycat/protocol'
import { jsonText, type JsonText } from '../../json-text.ts'
import type { Change } from '../../store/store.ts'
import { chatAfter, mutesOf } from '../../tables/chat.ts'
import { tableInfo } from '../../tables/info.ts'
import { markDeparted, markFollowing, PRESENCE_MS } from '../../tables/presence.ts'
import type { TableContext } from '../../tables/context.ts'
import type { Table } from '../../tables/table.ts'
import { Arrivals } from './arrivals.ts'
import { OpenStreams } from './open-streams.ts'
import type { Stream } from './stream.ts'

/** What the hub needs beside the tables. */
export interface HubOptions {
  readonly context: TableContext
  readonly node: string
  onProblem(error: unknown): void
  /** Called with the number of frames that were sent. */
  onFrames(count: number): void
  /** Called when somebody's identity or seats changed, so that their streams are looked at again. */
  onPerson(person: string): void
}

/** Everybody who listens on this node, and what they are still to be told. */
export class Hub {
  readonly streams = new OpenStreams<Stream>()
  readonly #followers = new Map<string, Set<Stream>>()
  readonly #options: HubOptions
  /** Tables to be told of soon; true when who is there has changed too. */
  readonly #dirty = new Map<string, boolean>()
  readonly #retries = new Map<string, NodeJS.Timeout>()
  readonly #telling = new Map<string, Promise<void>>()
  /** What the followers of each table were last told of it: all of them know that, or are still to be informed. */
  readonly #infos = new Map<string, JsonText<TableInfo>>()
  readonly #arrivals: Arrivals
  readonly #departing = new Set<Promise<void>>()

  constructor(options: HubOptions) {
    this.#options = options
    const { context, node } = options
    this.#arrivals = new Arrivals((list) => {
      // Whoever has left again is not marked.
      const present = list.filter(({ table, person }) => this.isFollowing(person, table))
      return markFollowing(context.store, node, present, context.now() + PRESENCE_MS)
    }, ARRIVALS_MS)
    context.store.bus.subscribe((change) => this.#heard(change))
  }

  get tables(): Iterable<string> {
    return this.#followers.keys()
  }

  /** Adds a table to a stream that does not follow it yet; `arrived` has to be called for it. */
  follow(stream: Stream, table: Table): void {
    const { id } = table.row
    stream.follow(table)
    const followers = this.#followers.get(id) ?? new Set()
    this.#followers.set(id, followers.add(stream))
  }

  /** Tells a stream how tables stand that it has begun to follow, and everybody at them that somebody is there. */
  async arrived({ person }: Stream, tables: readonly string[]): Promise<void> {
    if (person !== null) await Promise.all(tables.map((table) => this.#arrivals.add({ table, person })))
    for (const id of tables)
      if (person === null) this.tell(id)
      else this.#options.context.store.bus.publish({ kind: 'presence', id })
  }

  /** Makes room for another table by leaving one whose game is over; false when there is none. */
  unfollowFinished(stream: Stream): boolean {
    for (const id of stream.tables) {
      const status = this.#options.context.tables.known(id)?.row.status
      if (status !== 'over' && status !== 'closed') continue
      stream.unfollow(id)
      this.#removeFollower(id, stream)
      return true
    }
    return false
  }

  /** A stream has ended. That its person has left is written down and told soon. */
  leave(stream: Stream): void {
    if (!this.streams.has(stream)) return
    const { person } = stream
    const followed = [...stream.tables]
    this.streams.delete(stream)
    for (const id of followed) this.#removeFollower(id, stream)
    if (person === null) return
    const left = followed.filter((id) => !this.isFollowing(person, id))
    const departing = this.#departed(left, person)
      .catch((error: unknown) => this.#options.onProblem(error))
      .finally(() => this.#departing.delete(departing))
    this.#departing.add(departing)
  }

  /** Resolves when it is written down of everybody whose streams have ended that they have left. */
  async allDeparted(): Promise<void> {
    await Promise.all(this.#departing)
  }

  isFollowed(table: string): boolean {
    return this.#followers.has(table)
  }

  isFollowing(person: string, table: string): boolean {
    for (const stream of this.#followers.get(table) ?? []) if (stream.person === person) return true
    return false
  }

  /** The people who follow a table through this node. */
  peopleAt(table: string): Set<string> {
    const people = new Set<string>()
    for (const { person } of this.#followers.get(table) ?? []) if (person !== null) people.add(person)
    return people
  }

  /** Tells followers of a table what they do not know yet, soon. */
  tell(id: string, presence = false): void {
    const followers = this.#followers.get(id)
    if (!followers || (!presence && !this.#telling.has(id) && this.#tellAtOnce(id, followers))) return
    this.#dirty.set(id, presence || (this.#dirty.get(id) ?? false))
    if (this.#telling.has(id)) return
    const work = this.#tellAll(id).finally(() => {
      this.#telling.delete(id)
      if (this.#dirty.has(id)) this.tell(id, this.#dirty.get(id))
    })
    this.#telling.set(id, work)
  }

  #heard({ kind, id }: Change): void {
    if (kind === 'person') this.#options.onPerson(id)
    else this.tell(id, kind === 'presence')
  }

  /** Whether followers could be told without asking the database, which is how it is after most decisions. */
  #tellAtOnce(id: string, followers: ReadonlySet<Stream>): boolean {
    const table = this.#options.context.tables.known(id)
    if (!table) return false
    for (const stream of followers)
      if (stream.needsInfo(table) || stream.chatOf(id) < table.row.chat || !stream.isWithin(table)) return false
    this.#sendFrames(table, followers)
    return true
  }

  #sendFrames(table: Table, streams: Iterable<Stream>): void {
    let count = 0
    for (const stream of streams) count += stream.sendFrames(table)
    this.#options.onFrames(count)
  }

  async #tellAll(id: string): Promise<void> {
    try {
      const presence = this.#dirty.get(id) ?? false
      this.#dirty.delete(id)
      const { tables, mailboxes } = this.#options.context
      // What another node has decided can be added to a log only when no decision of this one is on its way.
      const table = tables.known(id) ?? (await mailboxes.run(id, () => tables.get(id)))
      if (table) await this.#tellTable(table, presence)
    } catch (error) {
      this.#options.onProblem(error)
      this.#retry(id)
    }
  }

  async #tellTable(table: Table, presence: boolean): Promise<void> {
    const { context } = this.#options
    const { id } = table.row
    const streams = [...(this.#followers.get(id) ?? [])]
    if (presence || streams.some((stream) => stream.needsInfo(table))) {
      const info = jsonText(await tableInfo(context, table))
      const isNews = info !== this.#infos.get(id)
      this.#infos.set(id, info)
      for (const stream of streams) if (isNews || stream.needsInfo(table)) stream.sendInfo(table, info)
    }
    const behind = streams.filter((stream) => !stream.isWithin(table))
    if (behind.length > 0) this.#sendFrames(await context.tables.whole(table), behind)
    this.#sendFrames(table, streams)
    await this.#tellChat(table, streams)
  }

  async #tellChat({ row }: Table, streams: readonly Stream[]): Promise<void> {
    const from = Math.min(...streams.map((stream) => stream.chatOf(row.id)))
    if (from >= row.chat) return
    const { db } = this.#options.context.store
    const messages = await chatAfter(db, row.id, from)
    const mutes = await mutesOf(
      db,
      streams.flatMap(({ person }) => person ?? []),
    )
    for (const stream of streams) stream.sendChat(row.id, messages, mutes.get(stream.person ?? '') ?? NOBODY)
  }

  /** The database may be away for a moment: then it is tried again a little later. */
  #retry(id: string): void {
    clearTimeout(this.#retries.get(id))
    const timer = setTimeout(() => {
      this.#retries.delete(id)
      this.tell(id)
    }, RETRY_MS)
    this.#retries.set(id, timer)
  }

  #removeFollower(id: string, stream: Stream): void {
    const followers = this.#followers.get(id)
    followers?.delete(stream)
    if (followers?.size === 0) this.#forget(id)
  }

  #forget(id: string): void {
    this.#followers.delete(id)
    this.#infos.delete(id)
    clearTimeout(this.#retries.get(id))
    this.#retries.delete(id)
    this.#dirty.delete(id)
  }

  async #departed(tables: readonly string[], person: string): Promise<void> {
    const { context, node } = this.#options
    await markDeparted(context.store, node, person, tables, context.now())
    for (const id of tables) context.store.bus.publish({ kind: 'presence', id })
  }
}

const RETRY_MS = 1000
/** Milliseconds between two statements that mark those who have come. */
const ARRIVALS_MS = 20
const NOBODY: ReadonlySet<string> = new Set()
