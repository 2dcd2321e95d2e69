import type { Viewer } from '@alleycat/engine'

/** How much of a table a client has been sent. */
export interface Cursor {
  readonly viewer: Viewer
  /** The number of the last frame; 0 before the first. */
  readonly frame: number
  /** The number of the last message of the chat. */
  readonly chat: number
}

/** The cursors by the id of their table. */
export type Cursors = ReadonlyMap<string, Cursor>

/** Formats cursors as the id of an event, so that a client that reconnects says for every table what it has seen. */
export const formatCursors = (cursors: Iterable<readonly [string, Cursor]>): string =>
  Array.from(cursors, ([table, cursor]) => formatCursor(table, cursor)).join(',')

export const formatCursor = (table: string, { viewer, frame, chat }: Cursor): string =>
  `${table}:${viewer ?? 'w'}:${frame}:${chat}`

/** Parses the id of an event; parts that are not cursors are ignored. */
export function parseCursors(text: string): Map<string, Cursor> {
  const cursors = new Map<string, Cursor>()
  if (text.length > LONGEST_CURSORS) return cursors
  for (const part of text.split(',')) {
    const [, table, viewer, frame, chat] = CURSOR.exec(part) ?? []
    if (table === undefined) continue
    cursors.set(table, { viewer: viewer === 'w' ? null : Number(viewer), frame: Number(frame), chat: Number(chat) })
  }
  return cursors
}

const CURSOR = /^([\w-]{1,40}):(w|[0-9]{1,2}):([0-9]{1,7}):([0-9]{1,7})$/
/** The length limit of an id, in characters. */
export const LONGEST_CURSORS = 8192
