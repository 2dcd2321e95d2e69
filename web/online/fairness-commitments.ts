import type { TableInfo } from '@alleycat/protocol'

/**
 * What this browser has seen of a table's luck while nobody could know how the game would end: its commitment, and the
 * nonce that we gave. Whoever verifies a record need not take the server's word for either.
 */
export interface Seal {
  readonly commitment: string
  /** SeenTable before the first card was dealt. */
  readonly early: boolean
  /** Null when we gave none: as a watcher, or at a rematch. */
  readonly nonce: string | null
}

const KEY = 'alleycat.seals'
/** The latest; older games have been looked at, or never will be. */
const MOST = 200

type Seals = Readonly<Record<string, Seal>>

export const sealOf = (table: string): Seal | null => seals()[table] ?? null

/** Called whenever a table is told of; only the first time counts. */
export function noteSeal({ id, commitment, status }: Pick<TableInfo, 'id' | 'commitment' | 'status'>): void {
  if (status !== 'open' && status !== 'playing') return
  if (!sealOf(id)) keep(id, { commitment, early: status === 'open', nonce: null })
}

/** What we have given for the luck of a table at which we sat down. */
export function noteNonce(table: Pick<TableInfo, 'id' | 'commitment' | 'status'>, nonce: string): void {
  noteSeal(table)
  const seal = sealOf(table.id)
  if (seal) keep(table.id, { ...seal, nonce })
}

function keep(table: string, seal: Seal): void {
  const others = Object.entries(seals()).filter(([id]) => id !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, seal]])))
  } catch {
    // Verifying then has to do without.
  }
}

function seals(): Seals {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Seals) : {}
  } catch {
    return {}
  }
}
