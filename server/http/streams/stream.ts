import type { ServerResponse } from 'node:http'
import type { Viewer } from '@alleycat/engine'
import { isSessionOf } from '../../accounts/people.ts'
import type { Session } from '../../accounts/sessions.ts'
import {
  formatCursor,
  formatCursors,
  type ChatMessage,
  type Cursor,
  type StreamEventName,
  type StreamEvents,
  type TableInfo,
} from '@alleycat/protocol'
import { jsonText, type JsonText } from '../../json-text.ts'
import type { PersonRow } from '../../store/schema.ts'
import type { FrameTexts } from '../../tables/frame-texts.ts'
import { viewerOf, type Table } from '../../tables/table.ts'

/** A reader that is so many bytes behind is let go: it comes back and resumes. */
const MOST_BUFFERED = 1 << 20

type Mutable<Type> = { -readonly [Name in keyof Type]: Type[Name] }

/** One open connection and how far it has been told of each table it follows. */
export class Stream {
  static #opened = 0
  /** Streams are numbered in the order in which they were opened. */
  readonly number = Stream.#opened++
  readonly person: string | null
  readonly address: string
  /** What the person was identified by; null for those without a name, and for bots. */
  readonly session: Session | null
  readonly #response: ServerResponse
  readonly #texts: FrameTexts
  readonly #cursors = new Map<string, Mutable<Cursor>>()
  readonly #resumed: ReadonlyMap<string, Cursor>
  /** The cursors of all tables but one as text, which stays the same from frame to frame of that one. */
  #others: { readonly table: string; readonly text: string } | undefined
  /** The `rev` of each table's info that was sent. */
  readonly #revs = new Map<string, number>()

  constructor(
    response: ServerResponse,
    texts: FrameTexts,
    options: {
      person: string | null
      address: string
      session: Session | null
      resumed: ReadonlyMap<string, Cursor>
    },
  ) {
    this.#response = response
    response.useChunkedEncodingByDefault = false // The connection ends with the stream, so nothing has to mark its end.
    this.#texts = texts
    this.person = options.person
    this.address = options.address
    this.session = options.session
    this.#resumed = options.resumed
  }

  /** Whether it may go on, given who its person is by now. */
  isOf(person: PersonRow | undefined): boolean {
    return person !== undefined && (this.session === null || isSessionOf(person, this.session))
  }

  get tables(): Iterable<string> {
    return this.#cursors.keys()
  }

  /** How many tables it follows. */
  get size(): number {
    return this.#cursors.size
  }

  follows(table: string): boolean {
    return this.#cursors.has(table)
  }

  /** Tells a table from the cursor that the client sent, or from its present frame. */
  follow(table: Table): void {
    const { id, chat } = table.row
    const viewer = viewerOf(table, this.person)
    const before = this.#resumed.get(id)
    const count = table.log.count(viewer)
    const known = before && before.viewer === viewer && before.frame <= count ? before : undefined
    this.#others = undefined
    this.#cursors.set(
      id,
      known ? { ...known } : { viewer, frame: Math.max(0, count - 1), chat: Math.max(0, chat - RECENT_CHAT) },
    )
  }

  unfollow(table: string): void {
    this.#others = undefined
    this.#cursors.delete(table)
    this.#revs.delete(table)
  }

  /** How many messages of a table's chat were sent. */
  chatOf(table: string): number {
    return this.#cursors.get(table)?.chat ?? 0
  }

  needsInfo({ row }: Table): boolean {
    return this.#revs.get(row.id) !== row.rev
  }

  sendInfo({ row }: Table, info: JsonText<TableInfo>): void {
    this.#revs.set(row.id, row.rev)
    this.send('table', info)
  }

  /** Whether a table's log still has all that this viewer was not told yet. */
  isWithin(table: Table): boolean {
    const { viewer, frame } = this.#at(table)
    return table.log.remembersAfter(viewer, frame)
  }

  /** Sends everything that this viewer may see by now and was not told yet; returns the number of frames. */
  sendFrames(table: Table): number {
    const cursor = this.#at(table)
    if (cursor.frame >= table.log.count(cursor.viewer)) return 0
    const frames = this.#texts.after(table, cursor.viewer, cursor.frame)
    for (const { frame, text } of frames) {
      cursor.frame = frame
      this.#sendResumable(table.row.id, 'frame', text)
    }
    return frames.length
  }

  sendChat(table: string, messages: readonly ChatMessage[], muted: ReadonlySet<string>): void {
    for (const message of messages) {
      const cursor = this.#cursors.get(table)
      if (!cursor || message.n <= cursor.chat) continue
      cursor.chat = message.n
      if (muted.has(message.person?.id ?? '')) this.#forgetTextOf(table)
      else this.#sendResumable(table, 'chat', jsonText(message))
    }
  }

  send<Name extends StreamEventName>(event: Name, data: JsonText<StreamEvents[Name]>): void {
    this.#write(`event: ${event}\ndata: ${data}\n\n`)
  }

  /** Keeps proxies from taking silence for the end. */
  beat(): void {
    this.#write(':\n\n')
  }

  end(): void {
    this.#response.end()
  }

  /** The cursor of a table, begun anew for somebody who has left a seat: frames of watchers are counted differently. */
  #at(table: Table): Mutable<Cursor> {
    const cursor = this.#cursors.get(table.row.id)!
    const viewer: Viewer = viewerOf(table, this.person)
    if (cursor.viewer !== viewer) {
      cursor.viewer = viewer
      cursor.frame = Math.max(0, table.log.count(viewer) - 1)
      this.#forgetTextOf(table.row.id)
    }
    return cursor
  }

  /** Sends an event of a table with an id by which a client that reconnects goes on from here. */
  #sendResumable<Name extends StreamEventName>(table: string, event: Name, data: JsonText<StreamEvents[Name]>): void {
    if (this.#others?.table !== table) {
      const others = formatCursors([...this.#cursors].filter(([id]) => id !== table))
      this.#others = { table, text: others && `,${others}` }
    }
    const id = `${formatCursor(table, this.#cursors.get(table)!)}${this.#others.text}`
    this.#write(`event: ${event}\nid: ${id}\ndata: ${data}\n\n`)
  }

  /** The cursor of a table has changed and is not being sent. */
  #forgetTextOf(table: string): void {
    if (this.#others?.table !== table) this.#others = undefined
  }

  #write(text: string): void {
    const response = this.#response
    if (response.writableEnded) return // Writing after the end raises an error that would end the server.
    if (response.writableLength > MOST_BUFFERED) response.destroy()
    else if (response.headersSent && response.socket)
      response.socket.write(text) // It is sent as it is, so the response has nothing to add.
    else response.write(text)
  }
}

const RECENT_CHAT = 50
