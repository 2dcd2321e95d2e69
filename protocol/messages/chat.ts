import { Type } from 'typebox'
import { REACTIONS } from '../vocabulary.ts'
import { PersonInfo } from './people.ts'
import { Id, Time, oneOf, orNull, request, words, type Message } from './schema.ts'

export const ChatMessage = Type.Object(
  {
    table: Id,
    n: Type.Integer({ description: 'Counts the messages of a table from 1.' }),
    person: orNull(PersonInfo, { description: 'Null when they have deleted their data.' }),
    kind: oneOf(['text', 'reaction']),
    text: Type.String(),
    at: Time,
  },
  { title: 'ChatMessage' },
)
export type ChatMessage = Message<typeof ChatMessage>

export const Utterance = Type.Union([request({ text: words(1, 300) }), request({ reaction: oneOf(REACTIONS) })], {
  title: 'Utterance',
  description: 'Something said, or a reaction.',
})
export type Utterance = Message<typeof Utterance>
