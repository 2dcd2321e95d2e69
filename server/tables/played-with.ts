import { sql } from 'kysely'
import type { PlayedWith } from '@alleycat/protocol'
import type { Database } from '../store/store.ts'
import { peopleByIds } from './info.ts'

const MOST_LISTED = 100

/**
 * The people with whom somebody has finished a game, the latest first. Bots are left out, and so are people whom they have
 * muted.
 */
export async function playedWith(db: Database, person: string): Promise<PlayedWith[]> {
  const games = gamesTogether(db, person)
    .select(({ fn }) => [
      'other.player_id as id',
      'tables.id as table',
      'tables.game as game',
      'tables.updated_at as ended',
      fn
        .countAll<number>()
        .over((over) => over.partitionBy('other.player_id'))
        .as('games'),
      sql<number>`row_number() over (partition by other.player_id order by tables.updated_at desc, tables.id)`.as(
        'rank',
      ),
    ])
    .as('games')
  const latest = await db
    .selectFrom(games)
    .selectAll()
    .where('rank', '=', 1)
    .orderBy('ended', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute()
  const people = await peopleByIds(
    db,
    latest.map(({ id }) => id!),
  )
  return latest.flatMap(({ id, table, game, ended, games: count }) => {
    const found = people.get(id!)
    return found ? [{ person: found, games: count, last: { table, game, ended } }] : []
  })
}

/** Whether somebody may invite this person: they have finished a game together, and neither is a bot nor muted. */
export async function hasPlayedWith(db: Database, person: string, other: string): Promise<boolean> {
  const row = await gamesTogether(db, person)
    .select('tables.id')
    .where('other.player_id', '=', other)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** One row for each game and each other person who played it. */
const gamesTogether = (db: Database, person: string) =>
  db
    .selectFrom('places as own')
    .innerJoin('places as other', 'other.table_id', 'own.table_id')
    .innerJoin('tables', 'tables.id', 'own.table_id')
    .innerJoin('people', 'people.id', 'other.player_id')
    .where('own.player_id', '=', person)
    .where('other.player_id', '!=', person)
    .where('people.owner_id', 'is', null)
    .where('tables.status', '=', 'over')
    .where('other.player_id', 'not in', (eb) =>
      eb.selectFrom('mutes').select('muted_id').where('mutes.person_id', '=', person),
    )
