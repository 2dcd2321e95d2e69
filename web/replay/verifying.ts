import type { GameKind, Why } from '@alleycat/engine'
import type { FairnessPart } from '@alleycat/fairness'
import { seenCommitmentOf, type SeenCommitment } from '../net/fairness-commitments.ts'
import type { NamedRecord } from './reading.ts'

/** What of the luck of a game may be at fault; `seen` and `nonce` are not as this browser remembers them. */
type FaultyPart = FairnessPart | 'seen' | 'nonce'

/** The result of verifying a game. */
interface Finding {
  readonly table: string
  readonly commitment: string
  /** How many gave a nonce. */
  readonly nonces: number
  readonly seatingDrawn: boolean
  /** How many draws and deals there are, and how many came out as they had to. */
  readonly outcomes: number
  readonly confirmed: number
  /** What this browser saw of the table before its end; null when it was not there. */
  readonly seen: SeenCommitment | null
  readonly fault: Fault | null
}

interface Fault {
  readonly part: FaultyPart
  /** Index of the step at fault, and the step itself. */
  readonly step: number | null
  readonly text: string | null
  /** The reason; null where the part says enough. */
  readonly why: Why | null
  /** The fingerprint or the number that this browser remembers instead. */
  readonly remembered: string | null
}

const isOutcome = (step: string): boolean => step.startsWith('* ')

/** Works out every outcome of a game again, and compares with what this browser saw. */
export async function verify(
  record: NamedRecord,
  kind: GameKind,
  seenFor: (table: string) => SeenCommitment | null = seenCommitmentOf,
): Promise<Finding> {
  const { verifyFairness } = await import('@alleycat/fairness')
  const { table, commitment, nonces, seatingDrawn } = (record.fairness ?? {}) as Record<string, unknown>
  const outcomes = record.steps.filter(isOutcome).length
  const found = {
    table: textOf(table),
    commitment: textOf(commitment),
    nonces: Array.isArray(nonces) ? nonces.length : 0,
    seatingDrawn: seatingDrawn === true,
    outcomes,
    seen: seenFor(textOf(table)),
  }
  const foreign = foreignTo(found.seen, found.commitment, nonces)
  if (foreign) return { ...found, confirmed: 0, fault: foreign }
  const verdict = verifyFairness(record, [kind])
  if (verdict.fair) return { ...found, confirmed: outcomes, fault: null }
  const { part, step, why } = verdict
  const confirmed = record.steps.slice(0, step ?? 0).filter(isOutcome).length
  return { ...found, confirmed, fault: { part, step, text: record.steps[step ?? -1] ?? null, why, remembered: null } }
}

/** A record may prove a game that is not the one this browser took part in. */
function foreignTo(seen: SeenCommitment | null, commitment: string, nonces: unknown): Fault | null {
  if (!seen) return null
  const fault = (part: FaultyPart, remembered: string | null): Fault => ({
    part,
    step: null,
    text: null,
    why: null,
    remembered,
  })
  if (seen.commitment !== commitment) return fault('seen', seen.commitment)
  const isGiven = seen.nonce === null || (Array.isArray(nonces) && nonces.includes(seen.nonce))
  return isGiven ? null : fault('nonce', seen.nonce)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
