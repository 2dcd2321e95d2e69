import type { ChatMessage } from './messages/chat.ts'
import type { TableFrame } from './messages/frames.ts'
import type { TableInfo } from './messages/tables.ts'

/** The names of the events of `GET /api/stream`, and what each carries as JSON. */
export interface StreamEvents {
  /** A table apart from its game: places, presence, status, result, rematch. */
  readonly table: TableInfo
  readonly frame: TableFrame
  /** A message or a reaction, unless its author is muted. */
  readonly chat: ChatMessage
  /** The listener's own data have changed: name, seats or mutes. */
  readonly me: Readonly<Record<string, never>>
  /** The server is stopping, and clients should reconnect at once. */
  readonly bye: Readonly<Record<string, never>>
}

/** What a notification carries as JSON to the service worker: that it is somebody's turn at a table. */
export interface TurnNotice {
  readonly type: 'turn'
  /** The id of the table. */
  readonly table: string
}

export type StreamEventName = keyof StreamEvents

/** An event together with what it carries. */
export type StreamEvent = {
  [Name in StreamEventName]: { readonly event: Name; readonly data: StreamEvents[Name] }
}[StreamEventName]
