import { standingsOf, stageOf } from '@alleycat/fairness'
import type { CupInfo, CupTable, MyCup, TableStatus } from '@alleycat/protocol'
import type { Database, Store } from '../store/store.ts'
import { peopleByIds } from '../tables/info.ts'
import { paceOf } from '../tables/table.ts'
import { isRoundOver, planOf, playersOf, readCup, type Cup, type TableOfCup } from './cup.ts'
import { botsOf } from './rounds.ts'

/** A cup as somebody may see it. */
export async function cupInfo({ db }: Store, id: string, viewer: string | null): Promise<CupInfo> {
  const cup = await readCup(db, id)
  const { row, players, drawn } = cup
  const people = await peopleByIds(
    db,
    [row.host_id, ...players.map((each) => each.person_id)].filter((each) => each !== null),
  )
  const you = players.findIndex((each) => each.person_id !== null && each.person_id === viewer)
  return {
    id: row.id,
    title: row.title,
    game: row.game,
    options: JSON.parse(row.options) as object,
    seats: row.seats,
    pace: paceOf(row),
    pause: row.pause,
    format: row.format,
    rounds: row.rounds,
    status: row.status,
    host: people.get(row.host_id ?? '') ?? null,
    commitment: row.commitment,
    secret: row.status === 'over' && drawn.every(isRoundOver) ? row.secret : null,
    players: players.map(({ person_id, nonce, left_round }) => ({
      person: people.get(person_id ?? '') ?? null,
      nonce,
      left: left_round,
    })),
    drawn: drawn.map((tables, index) => ({
      stage: stageOf(row, index + 1),
      starts: tables[0]?.starts ?? row.created_at,
      bots: botsOf(cup, index + 1),
      tables: tables.map((table) => tableInfo(cup, tables, table, you)),
    })),
    // Before the start everybody is level, and the lot that decides would invite people to join again until they like it.
    standings: row.status === 'open' ? [] : standingsOf(planOf(row), playersOf(cup), drawn, row.secret),
    you: you < 0 ? null : you,
    created: row.created_at,
  }
}

/** Whoever watched another table of a duplicate cup would see the cards of their own. */
function tableInfo(
  { row }: Cup,
  round: readonly TableOfCup[],
  { id, status, seats, result, commitment }: TableOfCup,
  you: number,
): CupTable {
  const isShown = row.format !== 'duplicate' || seats.includes(you) || isRoundOver(round)
  return { table: isShown ? id : null, status, seats: [...seats], result, commitment }
}

/** The cups that somebody hosts or is in, the newest first. */
export async function cupsOf(
  db: Database,
  person: string,
  statuses: readonly TableStatus[],
  most: number,
): Promise<MyCup[]> {
  const rows = await db
    .selectFrom('cups')
    .select(['id', 'title', 'game', 'status', 'created_at'])
    .where('status', 'in', statuses)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('cups as hosted')
        .select('hosted.id')
        .where('hosted.host_id', '=', person)
        .union(
          eb
            .selectFrom('cup_players')
            .select('cup_id as id')
            .where('person_id', '=', person)
            .where('left_round', 'is', null),
        ),
    )
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ created_at, ...cup }) => ({ ...cup, created: created_at }))
}
