import type { Result } from '@alleycat/engine'
import { Refused } from '../../errors.ts'
import { personInfo } from '../../tables/info.ts'
import type { App, Context } from '../context.ts'
import * as s from '../schemas.ts'

const MOST_GAMES = 100

export function peopleRoutes(app: App, context: Context): void {
  app.get<{ Params: { person: string } }>(
    '/api/people/:person',
    {
      schema: {
        tags: ['people'],
        summary: 'A person with ratings and public games',
        params: s.object({ person: s.id }),
        response: s.answers(
          200,
          s.object({
            person: s.person,
            ratings: s.list(
              s.object({
                game: { type: 'string' },
                rating: { type: 'number', description: 'A cautious estimate: mu - 3 sigma' },
                mu: { type: 'number' },
                sigma: { type: 'number' },
                games: { type: 'integer' },
                wins: { type: 'integer' },
              }),
            ),
            games: s.list(
              s.object({
                table: s.id,
                game: { type: 'string' },
                title: { type: 'string' },
                seat: { type: 'integer' },
                won: s.flag,
                scores: s.list({ type: 'number' }),
                ended: { type: 'number' },
              }),
            ),
          }),
          'Records are at /api/tables/{table}/record',
        ),
      },
    },
    async (request) => personPage(context, request.params.person),
  )
}

async function personPage({ store: { db } }: Context, id: string) {
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
      return { table, game, title, seat, won: winners.includes(seat!), scores, ended: updated_at }
    }),
  }
}
