import { hasSeat } from '@alleycat/engine'
import type { MyGame, MyTable } from '@alleycat/protocol'
import { OPERATIONS } from '@alleycat/protocol/operations'
import { deletePerson, exportData } from '../../accounts/my-data.ts'
import { checkName } from '../../accounts/names.ts'
import { Refused } from '../../errors.ts'
import { decline, invitationsTo } from '../../tables/invitations.ts'
import { personInfo } from '../../tables/info.ts'
import { playedWith } from '../../tables/played-with.ts'
import { paceOf } from '../../tables/table.ts'
import { humanOf, personOf, type App, type Context } from '../context.ts'
import { clearCookie, sessionOf, signIn } from '../identity.ts'
import { addressKey } from '../limits.ts'

export function meRoutes(app: App, context: Context): void {
  const { people, store } = context

  app.route({
    ...OPERATIONS.getMe,
    handler: ({ person }) => ({ me: person && personInfo(person) }),
  })

  app.route({
    ...OPERATIONS.introduce,
    async handler(request, reply) {
      const { name, avatar } = request.body
      checkName(name)
      if (request.person) {
        await people.change(request.person.id, { name, avatar })
        return { me: personInfo({ ...request.person, name, avatar }) }
      }
      if (!context.limits.guests.take(addressKey(request.ip), context.now())) throw new Refused('too-many-guests')
      const person = await people.create({ name, avatar, owner_id: null }, context.now())
      signIn(context, request, reply, person)
      return { me: personInfo(person) }
    },
  })

  app.route({
    ...OPERATIONS.listMyTables,
    async handler(request) {
      const person = personOf(request).id
      const tables = await tablesOf(context, person)
      const yourTurn = tables.filter((each) => each.yourTurn).length
      return { yourTurn, tables, invitations: await invitationsTo(context, person) }
    },
  })

  app.route({
    ...OPERATIONS.listPlayedWith,
    handler: async (request) => ({ people: await playedWith(store.db, humanOf(request).id) }),
  })

  app.route({
    ...OPERATIONS.declineInvitation,
    async handler(request, reply) {
      await decline(context, request.params.table, humanOf(request).id)
      return reply.status(204).send()
    },
  })

  app.route({
    ...OPERATIONS.listMyGames,
    handler: async (request) => ({ games: await gamesOf(context, personOf(request).id) }),
  })

  app.route({
    ...OPERATIONS.exportMyData,
    handler: (request) => exportData(store, humanOf(request).id),
  })

  app.route({
    ...OPERATIONS.deleteMyData,
    async handler(request, reply) {
      await deletePerson(context, humanOf(request).id)
      clearCookie(context, request, reply)
      return reply.status(204).send()
    },
  })

  app.route({
    ...OPERATIONS.signOut,
    async handler(request, reply) {
      const session = request.person && sessionOf(context, request)
      if (session) await people.signOut(session.person, session.id)
      clearCookie(context, request, reply)
      return reply.status(204).send()
    },
  })

  app.route({
    ...OPERATIONS.signOutEverywhere,
    async handler(request, reply) {
      await people.signOutEverywhere(humanOf(request).id)
      clearCookie(context, request, reply)
      return reply.status(204).send()
    },
  })
}

async function tablesOf({ store }: Context, person: string): Promise<MyTable[]> {
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
    pace: paceOf({ pace }),
    yourTurn: control === 'person' && seat !== null && hasSeat(owing, seat),
    updated: updated_at,
  }))
}

async function gamesOf({ store }: Context, person: string): Promise<MyGame[]> {
  const rows = await store.db
    .selectFrom('places')
    .innerJoin('tables', 'tables.id', 'places.table_id')
    .select(['tables.id', 'game', 'seat', 'updated_at'])
    .where('places.player_id', '=', person)
    .where('tables.status', '=', 'over')
    .orderBy('tables.updated_at', 'desc')
    .orderBy('tables.id')
    .limit(MOST_GAMES)
    .execute()
  return rows.map(({ id, game, seat, updated_at }) => ({ table: id, game, seat: seat!, ended: updated_at }))
}

const MOST_TABLES = 100
const MOST_GAMES = 500
