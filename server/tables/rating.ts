import { rate as rateGame, rating } from 'openskill'
import type { Result } from '@alleycat/engine'
import type { PlaceRow } from '../store/schema.ts'
import type { Writer } from '../store/store.ts'
import type { TableContext } from './context.ts'
import { lockTable } from './seating.ts'
import type { Table } from './table.ts'

const ratedPlayers = ({ places }: Table): PlaceRow[] =>
  places.filter((each) => each.player_id !== null && each.seat !== null)

/** Public tables count, for those who sat down, whoever played to the end; bots of the house have no rating. */
export const isRated = (table: Table): boolean =>
  table.row.status === 'over' && table.row.is_public === 1 && ratedPlayers(table).length >= 2

/** Rates a finished game, once: that it is due is crossed out in the same transaction. */
export async function rateTable({ store }: TableContext, table: Table): Promise<void> {
  await store.write(async (tx) => {
    const { due_at } = await lockTable(store, tx, table.row.id)
    if (due_at === null) return
    await rate(tx, table)
    await tx.updateTable('tables').set({ due_at: null }).where('id', '=', table.row.id).execute()
  })
}

async function rate(tx: Writer, table: Table): Promise<void> {
  const { row } = table
  const players = ratedPlayers(table)
  const result = JSON.parse(row.result!) as Result
  const before = await tx
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', row.game)
    .where(
      'person_id',
      'in',
      players.map((each) => each.player_id!),
    )
    .execute()
  const rows = players.map(({ player_id }) => before.find((each) => each.person_id === player_id))
  const after = rateGame(
    rows.map((each) => [each ? rating({ mu: each.mu, sigma: each.sigma }) : rating()]),
    { rank: players.map(({ seat }) => rankOf(result, seat!)) },
  )
  for (const [i, { player_id, seat }] of players.entries()) {
    const [{ mu, sigma } = rating()] = after[i]!
    const games = (rows[i]?.games ?? 0) + 1
    const wins = (rows[i]?.wins ?? 0) + (result.winners.includes(seat!) ? 1 : 0)
    await tx
      .insertInto('ratings')
      .values({ person_id: player_id!, game: row.game, mu, sigma, games, wins })
      .onConflict((conflict) => conflict.columns(['person_id', 'game']).doUpdateSet({ mu, sigma, games, wins }))
      .execute()
  }
}

/** The rank of a seat: 1 for winners, then the others by their scores. */
function rankOf({ winners, scores }: Result, seat: number): number {
  if (winners.includes(seat)) return 1
  return 2 + scores.filter((score, other) => score > scores[seat]! && !winners.includes(other)).length
}
