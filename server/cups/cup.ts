import type { Result } from '@alleycat/engine'
import type { CupPlan, CupPlayer, CupSeats, CupTable } from '@alleycat/fairness'
import type { TableStatus } from '@alleycat/protocol'
import { Refused } from '../errors.ts'
import type { CupPlayerRow, CupRow, CupTableRow } from '../store/schema.ts'
import type { Database, Writer } from '../store/store.ts'
import type { TableContext } from '../tables/context.ts'

/** A cup as one moment of the database had it. */
export interface Cup {
  readonly row: CupRow
  /** The players in order of joining; a player's number is the index. */
  readonly players: readonly CupPlayerRow[]
  /** The tables of each round, in the order in which they were drawn. */
  readonly drawn: readonly (readonly TableOfCup[])[]
}

export interface TableOfCup extends CupTable {
  readonly id: string
  readonly status: TableStatus
  readonly commitment: string
  readonly starts: number
}

export async function readCup(db: Database, id: string): Promise<Cup> {
  const row = await db.selectFrom('cups').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refused('no-such-cup')
  const players = await db.selectFrom('cup_players').selectAll().where('cup_id', '=', id).orderBy('n').execute()
  const tables = await db
    .selectFrom('cup_tables')
    .innerJoin('tables', 'tables.id', 'cup_tables.table_id')
    .selectAll('cup_tables')
    .select(['tables.status', 'tables.commitment', 'tables.starts_at'])
    .where('cup_id', '=', id)
    .orderBy('round')
    .orderBy('cup_tables.n')
    .execute()
  const drawn = Array.from({ length: row.drawn }, (_, index) =>
    tables.filter((each) => each.round === index + 1).map(tableOf),
  )
  return { row, players, drawn }
}

type JoinedRow = CupTableRow & { status: TableStatus; commitment: string; starts_at: number | null }

const tableOf = ({ table_id, seats, result, status, commitment, starts_at }: JoinedRow): TableOfCup => ({
  id: table_id,
  seats: JSON.parse(seats) as CupSeats,
  result: result === null ? null : (JSON.parse(result) as Result),
  status,
  commitment,
  starts: starts_at ?? 0,
})

/** The cup as one who changes it sees it: nobody else changes it until the transaction is over, on any node. */
export async function lockCup({ store }: TableContext, tx: Writer, id: string): Promise<Cup> {
  if (store.dialect === 'postgres')
    await tx.selectFrom('cups').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return readCup(tx, id)
}

export const planOf = ({ id, format, seats, rounds }: CupRow): CupPlan => ({ id, format, seats, rounds })

export const playersOf = ({ players }: Cup): CupPlayer[] =>
  players.map(({ nonce, left_round }) => ({ nonce, left: left_round }))

/** A round is counted when all of its results are entered; a table that was closed counts for nobody. */
export const isCounted = (tables: readonly TableOfCup[]): boolean =>
  tables.every(({ result, status }) => result !== null || status === 'closed')

/** Nothing of a round is played any more. */
export const isRoundOver = (tables: readonly TableOfCup[]): boolean =>
  tables.every(({ status }) => status === 'over' || status === 'closed')
