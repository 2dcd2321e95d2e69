import { commitmentTo } from '../draws.ts'
import { dealName, dealSecret, type CupPlan, type CupPlayer, type CupTable } from './cup.ts'
import { drawRound } from './pairing.ts'

/** All that a cup that is over reveals of how it was drawn. */
export interface CupProof extends CupPlan {
  readonly commitment: string
  readonly secret: string
  readonly players: readonly CupPlayer[]
  readonly drawn: readonly { readonly tables: readonly (CupTable & { readonly commitment: string })[] }[]
}

export type CupVerdict =
  | { readonly fair: true }
  /** The round that was not drawn so; null when the secret is another. */
  | { readonly fair: false; readonly part: 'commitment' | 'tables' | 'deals'; readonly round: number | null }

/** Draws every round again, and compares who sat where and what the luck of each table was committed to. */
export function verifyCup({ commitment, secret, players, drawn, ...plan }: CupProof): CupVerdict {
  if (commitmentTo(secret) !== commitment) return { fair: false, part: 'commitment', round: null }
  const rounds = drawn.map(({ tables }) => tables)
  for (const [before, tables] of rounds.entries()) {
    const round = before + 1
    const seats = drawRound(plan, players, rounds.slice(0, before), secret)
    if (JSON.stringify(seats) !== JSON.stringify(tables.map((table) => table.seats)))
      return { fair: false, part: 'tables', round }
    const isCommitted = tables.every(
      (table, number) => table.commitment === commitmentTo(dealSecret(secret, dealName(plan, round, number))),
    )
    if (!isCommitted) return { fair: false, part: 'deals', round }
  }
  return { fair: true }
}
