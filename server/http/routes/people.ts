import type { Result } from '@alleycat/engine'
import type { PlayerInfo } from '@alleycat/protocol'
import { OPERATIONS } from '@alleycat/protocol/operations'
import { Refused } from '../../errors.ts'
import { personInfo } from '../../tables/info.ts'
import type { App, Context } from '../context.ts'

const MOST_GAMES = 100

export function peopleRoutes(app: App, context: Context): void {
  app.route({
    ...OPERATIONS.getPerson,
    handler: ({ params }) => playerInfo(context, params.person),
  })
}

async function playerInfo({ store: { db } }: Context, id: string): Promise<PlayerInfo> {
  const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refused('no-such-person')
  const ratings = await db.selectFrom('ratings').selectAll().where('person_id', '=', id).execute()
  const games = await db
    .selectFrom('places')
    .innerJoin('tables', 'tables.id', 'places.table_id')
    .select(['tables.id', 'game', 'title', 'seat', 'result', 'updated_at'])
    .where('places.player_id', '=', id)
    .where('tables.status', '=', 'over')
    .where('tables.is_public', '=', 1)
    .orderBy('tables.updated_at', 'desc')
    .limit(MOST_GAMES)
    .execute()
  return {
    person: personInfo(row),
    ratings: ratings.map(({ game, mu, sigma, games: played, wins }) => ({
      game,
      rating: mu - 3 * sigma,
      mu,
      sigma,
      games: played,
      wins,
    })),
    games: games.map(({ id: table, game, title, seat, result, updated_at }) => {
      const { winners, scores } = JSON.parse(result!) as Result
      return { table, game, title, seat: seat!, won: winners.includes(seat!), scores, ended: updated_at }
    }),
  }
}
