import type { ChatMessage } from './messages/chat.ts'
import type { TableFrame } from './messages/frames.ts'
import type { TableInfo } from './messages/tables.ts'

/** The names of the events of `GET /api/stream`, and what each carries as JSON. */
export interface StreamEvents {
  /** A table beside its game: places, who is here, status, result, rematch. */
  readonly table: TableInfo
  readonly frame: TableFrame
  /** A message or a reaction, unless it is from somebody who is muted. */
  readonly chat: ChatMessage
  /** Something about the listener has changed: name, seats, whom they have muted. */
  readonly me: Readonly<Record<string, never>>
  /** The server is stopping: clients come back at once. */
  readonly bye: Readonly<Record<string, never>>
}

export type StreamEventName = keyof StreamEvents
