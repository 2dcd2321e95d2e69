import { hasSeat } from '@alleycat/engine'
import { deletePerson, exportData } from '../../accounts/my-data.ts'
import { Refused } from '../../errors.ts'
import { personInfo } from '../../tables/info.ts'
import { humanOf, personOf, type App, type Context } from '../context.ts'
import { signIn, signOut } from '../identity.ts'
import * as s from '../schemas.ts'

const me = s.object({ me: s.orNull(s.person) })
const tags = ['me']

export function meRoutes(app: App, context: Context): void {
  const { people, store } = context

  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who am I?', response: s.answers(200, me, 'You; null when you have no name yet') } },
    (request) => ({ me: request.person && personInfo(request.person) }),
  )

  app.put<{ Body: { name: string; avatar: string } }>(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Take a name, or another one',
        body: s.object({ name: s.personName, avatar: s.avatar }),
        response: s.answers(200, me, 'You'),
      },
    },
    async (request, reply) => {
      const { name, avatar } = request.body
      if (request.person) {
        await people.change(request.person.id, { name, avatar })
        return { me: personInfo({ ...request.person, name, avatar }) }
      }
      if (!context.limits.guests.take(request.ip, context.now())) throw new Refused('too-many-guests')
      const person = await people.create({ name, avatar, owner_id: null }, context.now())
      signIn(context, request, reply, person)
      return { me: personInfo(person) }
    },
  )

  app.get(
    '/api/me/tables',
    {
      schema: {
        tags,
        summary: 'Tables you sit at',
        response: s.answers(
          200,
          s.object({
            yourTurn: { type: 'integer', description: 'At how many of them something is asked of you' },
            tables: s.list(
              s.object({
                id: s.id,
                game: { type: 'string' },
                title: { type: 'string' },
                status: { type: 'string' },
                pace: { type: 'object', additionalProperties: true },
                yourTurn: s.flag,
                updated: { type: 'number' },
              }),
            ),
          }),
          'Unfinished ones and the latest that are over',
        ),
      },
    },
    async (request) => {
      const tables = await tablesOf(context, personOf(request).id)
      return { yourTurn: tables.filter((each) => each.yourTurn).length, tables }
    },
  )

  app.get(
    '/api/me/export',
    { schema: { tags, summary: 'Everything that is kept about you', response: s.answers(200, {}, 'Your data') } },
    (request) => exportData(store, humanOf(request).id),
  )

  app.delete(
    '/api/me',
    { schema: { tags, summary: 'Delete everything about you', response: s.answers(204, s.nothing, 'Deleted') } },
    async (request, reply) => {
      await deletePerson(context, people, humanOf(request).id)
      signOut(context, request, reply)
      return reply.status(204).send()
    },
  )

  app.post(
    '/api/me/sign-out',
    { schema: { tags, summary: 'Sign out here', response: s.answers(204, s.nothing, 'Signed out') } },
    (request, reply) => {
      signOut(context, request, reply)
      return reply.status(204).send()
    },
  )

  app.post(
    '/api/me/sign-out-everywhere',
    {
      schema: {
        tags,
        summary: 'End all your sessions, and notifications on all your devices',
        response: s.answers(204, s.nothing, 'Signed out'),
      },
    },
    async (request, reply) => {
      await people.signOutEverywhere(humanOf(request).id)
      signOut(context, request, reply)
      return reply.status(204).send()
    },
  )
}

async function tablesOf({ store }: Context, person: string) {
  const rows = await store.db
    .selectFrom('places')
    .innerJoin('tables', 'tables.id', 'places.table_id')
    .select(['tables.id', 'game', 'title', 'status', 'pace', 'owing', 'updated_at', 'seat', 'control'])
    .where('places.person_id', '=', person)
    .where('tables.status', '!=', 'closed')
    .orderBy((eb) => eb.case().when('tables.status', '=', 'over').then(1).else(0).end())
    .orderBy('tables.updated_at', 'desc')
    .limit(MOST_TABLES)
    .execute()
  return rows.map(({ id, game, title, status, pace, owing, updated_at, seat, control }) => ({
    id,
    game,
    title,
    status,
    pace: JSON.parse(pace) as unknown,
    yourTurn: control === 'person' && seat !== null && hasSeat(owing, seat),
    updated: updated_at,
  }))
}

const MOST_TABLES = 100
