import { OPERATIONS } from '@alleycat/protocol/operations'
import { Refused } from '../../errors.ts'
import { chatAfter, say } from '../../tables/chat.ts'
import { personInfo } from '../../tables/info.ts'
import { humanOf, personOf, type App, type Context } from '../context.ts'
import { existing } from './tables.ts'

export function chatRoutes(app: App, context: Context): void {
  const { store } = context

  app.route({
    ...OPERATIONS.getChat,
    async handler(request) {
      const { row } = await existing(context, request.params.table)
      return { messages: await chatAfter(store.db, row.id, Math.max(0, row.chat - RECENT)) }
    },
  })

  app.route({
    ...OPERATIONS.say,
    async handler(request, reply) {
      const person = personOf(request).id
      if (!context.limits.chat.take(person, context.now())) throw new Refused('too-much-chat')
      const { params, body } = request
      const said =
        'text' in body
          ? ({ kind: 'text', body: body.text } as const)
          : ({ kind: 'reaction', body: body.reaction } as const)
      return reply.status(201).send({ n: await say(context, params.table, person, said) })
    },
  })

  app.route({
    ...OPERATIONS.listMuted,
    async handler(request) {
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
  })

  app.route({
    ...OPERATIONS.mute,
    async handler(request, reply) {
      const me = humanOf(request).id
      const values = { person_id: me, muted_id: request.params.person }
      if (!(await context.people.get(values.muted_id, context.now()))) throw new Refused('no-such-person')
      const muted = await store.db.selectFrom('mutes').select('muted_id').where('person_id', '=', me).execute()
      if (muted.length >= MOST_MUTED) throw new Refused('too-many-mutes')
      await store.db
        .insertInto('mutes')
        .values(values)
        .onConflict((conflict) => conflict.columns(['person_id', 'muted_id']).doNothing())
        .execute()
      store.bus.publish({ kind: 'person', id: me })
      return reply.status(204).send()
    },
  })

  app.route({
    ...OPERATIONS.unmute,
    async handler(request, reply) {
      const me = humanOf(request).id
      const { person } = request.params
      await store.db.deleteFrom('mutes').where('person_id', '=', me).where('muted_id', '=', person).execute()
      store.bus.publish({ kind: 'person', id: me })
      return reply.status(204).send()
    },
  })
}

const RECENT = 50
const MOST_MUTED = 500
