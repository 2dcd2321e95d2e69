import { Type } from 'typebox'
import { LONGEST_CURSORS } from '../cursors.ts'
import { ChatMessage, Utterance } from '../messages/chat.ts'
import { Decision, DecisionAnswer, DecisionText } from '../messages/frames.ts'
import { StreamEvent } from '../messages/stream.ts'
import { request } from '../messages/schema.ts'
import { answers, answersAs, nothing } from './answers.ts'
import { atTable } from './tables.ts'

const tags = ['play']

/** Server-sent events, each with a name and a line of JSON (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
const EventStream = Type.String({ contentMediaType: 'text/event-stream', contentSchema: StreamEvent })

export const playOperations = {
  decide: {
    method: 'POST',
    url: '/api/tables/:table/decisions',
    schema: {
      tags,
      summary: 'Decide',
      description:
        'Answered when it is kept for good. Sent again, it is the same decision and gets the same answer, however often. ' +
        '409 tells how the table stands when it has moved on; 422 names the rule that forbids the decision.',
      params: atTable,
      body: Decision,
      response: answers(200, DecisionAnswer, 'Kept: the frame that your decision led to'),
    },
  },
  getStanding: {
    method: 'GET',
    url: '/api/tables/:table/standing',
    schema: {
      tags,
      summary: 'Your standing answers',
      params: atTable,
      response: answers(200, Type.Object({ answers: Type.Array(Type.String()) }), 'Known to you alone'),
    },
  },
  setStanding: {
    method: 'PUT',
    url: '/api/tables/:table/standing',
    schema: {
      tags,
      summary: 'Set your standing answers',
      description:
        'Whenever you are asked together with others, the first of them that is legal is given for you at once.',
      params: atTable,
      body: request({ answers: Type.Array(DecisionText, { maxItems: 20 }) }),
      response: nothing('Kept'),
    },
  },
  getChat: {
    method: 'GET',
    url: '/api/tables/:table/chat',
    schema: {
      tags,
      summary: 'What was said last',
      params: atTable,
      response: answers(
        200,
        Type.Object({ messages: Type.Array(ChatMessage) }),
        'Those of people you have muted included',
      ),
    },
  },
  say: {
    method: 'POST',
    url: '/api/tables/:table/chat',
    schema: {
      tags,
      summary: 'Say something, or react',
      params: atTable,
      body: Utterance,
      response: answers(201, Type.Object({ n: Type.Integer() }), 'Said'),
    },
  },
  openStream: {
    method: 'GET',
    url: '/api/stream',
    schema: {
      tags,
      summary: 'What happens, as server-sent events',
      description:
        'One stream carries every table you sit at and those named by `tables`. `StreamEvent` has the names of the ' +
        'events and what each carries.',
      querystring: request({
        tables: Type.Optional(
          Type.String({ pattern: '^[A-Za-z0-9_,-]{0,2000}$', description: 'Ids of further tables, with commas.' }),
        ),
        after: Type.Optional(
          Type.String({ maxLength: LONGEST_CURSORS, description: 'As Last-Event-ID, for who cannot send headers.' }),
        ),
      }),
      headers: Type.Object({
        'last-event-id': Type.Optional(
          Type.String({ description: 'The id of the last event that came, to go on exactly there.' }),
        ),
      }),
      response: answersAs(200, 'text/event-stream', EventStream, 'Until one of both closes it'),
    },
  },
} as const
