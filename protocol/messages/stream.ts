import { Type } from 'typebox'
import { ChatMessage } from './chat.ts'
import { TableFrame } from './frames.ts'
import { Id, type Message } from './schema.ts'
import { TableInfo } from './tables.ts'

const nothing = (description: string) =>
  Type.Unsafe<Readonly<Record<string, never>>>({ type: 'object', maxProperties: 0, description })

/** The names of the events of `GET /api/stream`, and what each carries as JSON. */
const EVENTS = {
  table: TableInfo,
  frame: TableFrame,
  chat: ChatMessage,
  me: nothing('Something about you has changed: name, seats or mutes.'),
  bye: nothing('The server is stopping: connect again at once.'),
}
export type StreamEvents = { readonly [Name in keyof typeof EVENTS]: Message<(typeof EVENTS)[Name]> }

export const StreamEvent = Type.Union(
  Object.entries(EVENTS).map(([event, data]) => Type.Object({ event: Type.Literal(event), data })),
  {
    title: 'StreamEvent',
    description:
      'The name of an event and what its data carry: a table apart from its game, a frame of the game, a message unless ' +
      'its author is muted.',
  },
)

export type StreamEventName = keyof StreamEvents

/** An event together with what it carries. */
export type StreamEvent = {
  [Name in StreamEventName]: { readonly event: Name; readonly data: StreamEvents[Name] }
}[StreamEventName]

/** What a notification carries as JSON to the service worker: that it is somebody's turn at a table. */
export type TurnNotice = Message<typeof TurnNotice>
const TurnNotice = Type.Object({ type: Type.Literal('turn'), table: Id })
