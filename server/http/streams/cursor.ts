import type { Viewer } from '@alleycat/engine'

/** How far a stream has told a table's story. */
export interface Cursor {
  readonly viewer: Viewer
  readonly frame: number
  readonly chat: number
}

export type Cursors = ReadonlyMap<string, Cursor>

/** As the id of an event, so that a browser that comes back says for every table what it has seen. */
export const formatCursors = (cursors: Cursors): string =>
  Array.from(cursors, ([table, { viewer, frame, chat }]) => `${table}:${viewer ?? 'w'}:${frame}:${chat}`).join(',')

/** Whatever is not such an id is as if it were not there. */
export function parseCursors(text: string): Map<string, Cursor> {
  const cursors = new Map<string, Cursor>()
  if (text.length > LONGEST) return cursors
  for (const part of text.split(',')) {
    const [, table, viewer, frame, chat] = PART.exec(part) ?? []
    if (table === undefined) continue
    cursors.set(table, { viewer: viewer === 'w' ? null : Number(viewer), frame: Number(frame), chat: Number(chat) })
  }
  return cursors
}

const PART = /^([\w-]{1,40}):(w|[0-9]{1,2}):([0-9]{1,7}):([0-9]{1,7})$/
const LONGEST = 8192
