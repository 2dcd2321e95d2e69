import { Refused } from '../../errors.ts'
import { chatAfter, say } from '../../tables/chat.ts'
import { personInfo } from '../../tables/info.ts'
import { humanOf, personOf, type App, type Context } from '../context.ts'
import * as s from '../schemas.ts'
import { existing } from './tables.ts'

type AtTable = { Params: { table: string } }
const tags = ['play']

const message = s.object({
  table: s.id,
  n: { type: 'integer' },
  person: s.orNull(s.person),
  kind: s.oneOf(['text', 'reaction']),
  text: { type: 'string' },
  at: { type: 'number' },
})

export function chatRoutes(app: App, context: Context): void {
  const { store } = context

  app.get<AtTable>(
    '/api/tables/:table/chat',
    {
      schema: {
        tags,
        summary: 'What was said last',
        params: s.tableParams,
        response: s.answers(200, s.object({ messages: s.list(message) }), 'Those of people you have muted included'),
      },
    },
    async (request) => {
      const { row } = await existing(context, request.params.table)
      return { messages: await chatAfter(store.db, row.id, Math.max(0, row.chat - RECENT)) }
    },
  )

  app.post<AtTable & { Body: { text?: string; reaction?: string } }>(
    '/api/tables/:table/chat',
    {
      schema: {
        tags,
        summary: 'Say something, or react',
        params: s.tableParams,
        body: { oneOf: [s.object({ text: s.chatText }), s.object({ reaction: s.reaction })] },
        response: s.answers(201, s.object({ n: { type: 'integer' } }), 'Said'),
      },
    },
    async (request, reply) => {
      const person = personOf(request).id
      if (!context.limits.chat.take(person, context.now())) throw new Refused('too-much-chat')
      const { text, reaction } = request.body
      const n = await say(
        context,
        request.params.table,
        person,
        text === undefined ? 'reaction' : 'text',
        text ?? reaction!,
      )
      return reply.status(201).send({ n })
    },
  )

  app.get(
    '/api/me/muted',
    {
      schema: {
        tags: ['me'],
        summary: 'People you have muted',
        response: s.answers(200, s.object({ people: s.list(s.person) }), 'By name'),
      },
    },
    async (request) => {
      const people = await store.db
        .selectFrom('mutes')
        .innerJoin('people', 'people.id', 'mutes.muted_id')
        .selectAll('people')
        .where('mutes.person_id', '=', humanOf(request).id)
        .orderBy('people.name')
        .orderBy('people.id')
        .execute()
      return { people: people.map(personInfo) }
    },
  )

  const muteSchema = (summary: string, done: string) => ({
    tags: ['me'],
    summary,
    params: s.object({ person: s.id }),
    response: s.answers(204, s.nothing, done),
  })

  app.put<{ Params: { person: string } }>(
    '/api/me/muted/:person',
    { schema: muteSchema('Hear no more of somebody', 'Muted') },
    async (request, reply) => {
      const me = humanOf(request).id
      const values = { person_id: me, muted_id: request.params.person }
      await store.db
        .insertInto('mutes')
        .values(values)
        .onConflict((conflict) => conflict.columns(['person_id', 'muted_id']).doNothing())
        .execute()
      store.bus.publish({ kind: 'person', id: me })
      return reply.status(204).send()
    },
  )

  app.delete<{ Params: { person: string } }>(
    '/api/me/muted/:person',
    { schema: muteSchema('Hear somebody again', 'Heard again') },
    async (request, reply) => {
      const me = humanOf(request).id
      const { person } = request.params
      await store.db.deleteFrom('mutes').where('person_id', '=', me).where('muted_id', '=', person).execute()
      store.bus.publish({ kind: 'person', id: me })
      return reply.status(204).send()
    },
  )
}

const RECENT = 50
