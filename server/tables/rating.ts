import { rate, rating } from 'openskill'
import type { Result } from '@alleycat/engine'
import type { Writer } from '../store/store.ts'
import type { Table } from './table.ts'

/** Public tables count, for those who sat down, whoever played to the end; bots of the house have no rating. */
export async function rateTable(tx: Writer, { row, places }: Table): Promise<void> {
  const players = places.filter((each) => each.player_id !== null && each.seat !== null)
  if (!row.is_public || !row.result || players.length < 2) return
  const result = JSON.parse(row.result) as Result
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
  const after = rate(
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

/** 1 for winners; the others by their scores. */
function rankOf({ winners, scores }: Result, seat: number): number {
  if (winners.includes(seat)) return 1
  return 2 + scores.filter((score, other) => score > scores[seat]! && !winners.includes(other)).length
}
