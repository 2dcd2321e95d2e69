import type { Viewer } from '@alleycat/engine'

/** How far somebody has been told of a table. */
export interface Position {
  readonly viewer: Viewer
  /** The number of the last frame; 0 before the first. */
  readonly frame: number
  /** The number of the last message of the chat. */
  readonly chat: number
}

export type Positions = ReadonlyMap<string, Position>

/** As the server writes them into the ids of events and reads them back. */
export const formatPositions = (positions: Positions): string =>
  Array.from(positions, ([table, { viewer, frame, chat }]) => `${table}:${viewer ?? 'w'}:${frame}:${chat}`).join(',')

export function parsePositions(text: string): Map<string, Position> {
  const positions = new Map<string, Position>()
  for (const part of text.split(',')) {
    const [, table, viewer, frame, chat] = PART.exec(part) ?? []
    if (table === undefined) continue
    positions.set(table, { viewer: viewer === 'w' ? null : Number(viewer), frame: Number(frame), chat: Number(chat) })
  }
  return positions
}

const PART = /^([\w-]+):(w|\d+):(\d+):(\d+)$/

/** Where to go on so that whoever is at either place misses nothing; `b` knows better whose eyes they are. */
export const earlier = (a: Position, b: Position): Position =>
  a.viewer === b.viewer ? { ...b, frame: Math.min(a.frame, b.frame), chat: Math.min(a.chat, b.chat) } : b

export const isBehind = (position: Position, other: Position): boolean =>
  position.viewer !== other.viewer || position.frame < other.frame || position.chat < other.chat
