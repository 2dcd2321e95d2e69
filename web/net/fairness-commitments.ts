import { recall, remember } from '../browser/storage.ts'
import type { TableInfo } from '@alleycat/protocol'

/**
 * What this browser has seen of a table's luck while nobody could know how the game would end: its commitment, and the
 * nonce that we gave. Whoever verifies a record need not take the server's word for either.
 */
export interface SeenCommitment {
  readonly commitment: string
  /** Whether it was seen before the first card was dealt. */
  readonly early: boolean
  /** The nonce that this browser gave; null for a watcher and at a rematch. */
  readonly nonce: string | null
}

/** The key keeps its first name, so that what earlier versions stored is still found. */
const KEY = 'alleycat.seals'
/** At most so many tables are remembered, the latest ones. */
const MOST = 200

type SeenCommitments = Readonly<Record<string, SeenCommitment>>

export const seenCommitmentOf = (table: string): SeenCommitment | null => seenCommitments()[table] ?? null

/**
 * Called whenever a table is shown. Only the first commitment counts, because a later one could have been made to fit.
 */
export function rememberCommitment({ id, commitment, status }: Pick<TableInfo, 'id' | 'commitment' | 'status'>): void {
  if (status !== 'open' && status !== 'playing') return
  if (!seenCommitmentOf(id)) keep(id, { commitment, early: status === 'open', nonce: null })
}

/** Keeps the nonce that this browser gave when it sat down. */
export function rememberNonce(table: Pick<TableInfo, 'id' | 'commitment' | 'status'>, nonce: string): void {
  rememberCommitment(table)
  const seen = seenCommitmentOf(table.id)
  if (seen) keep(table.id, { ...seen, nonce })
}

function keep(table: string, seen: SeenCommitment): void {
  const others = Object.entries(seenCommitments()).filter(([id]) => id !== table)
  remember(KEY, Object.fromEntries([...others.slice(1 - MOST), [table, seen]]))
}

const seenCommitments = (): SeenCommitments => (recall(KEY) ?? {}) as SeenCommitments
