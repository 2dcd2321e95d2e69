import { Type } from 'typebox'
import { ChatMessage } from './chat.ts'
import { TableFrame } from './frames.ts'
import { Id, type Message } from './schema.ts'
import { TableInfo } from './tables.ts'

const nothing = (description: string) => Type.Object({}, { description })

export const StreamEvents = Type.Object(
  {
    table: TableInfo,
    frame: TableFrame,
    chat: ChatMessage,
    me: nothing('Something about you has changed: name, seats or mutes.'),
    bye: nothing('The server is stopping: connect again at once.'),
  },
  { title: 'StreamEvents', description: 'The names of the events, and what each carries as JSON.' },
)
export type StreamEvents = Message<typeof StreamEvents>

export type StreamEventName = keyof StreamEvents

/** An event together with what it carries. */
export type StreamEvent = {
  [Name in StreamEventName]: { readonly event: Name; readonly data: StreamEvents[Name] }
}[StreamEventName]

/** What a notification carries as JSON to the service worker: that it is somebody's turn at a table. */
export type TurnNotice = Message<typeof TurnNotice>
const TurnNotice = Type.Object({ type: Type.Literal('turn'), table: Id })
