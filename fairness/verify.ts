import { CHANCE, checkRecord, Match, Refusal, type GameKind, type Why } from '@alleycat/engine'
import { keyedChance } from './chance.ts'
import { commitmentTo, drawKey, FAIRNESS_SCHEME } from './draws.ts'
import { drawSeating, seatingDraws } from './seating.ts'

/** The `fairness` field of a record: all that is needed to compute every outcome again. */
export interface FairnessProof {
  readonly scheme: typeof FAIRNESS_SCHEME
  readonly table: string
  /** The SHA-256 of the secret, published when the table was made. */
  readonly commitment: string
  readonly secret: string
  /** The nonce of each place, in order of joining. */
  readonly nonces: readonly string[]
  /** The place that sits in each seat. */
  readonly seating: readonly number[]
  /** Whether the seating was drawn too, rather than fixed by the table's owner or by the game before. */
  readonly seatingDrawn: boolean
}

/**
 * The part that a check failed in. They are checked in this order: the rules of the game, the shape of the proof, and
 * what it proves.
 */
export type FairnessPart = 'record' | 'proof' | 'commitment' | 'seating' | 'outcomes'

export type FairnessVerdict =
  | { readonly fair: true }
  /** `step` is the index of the outcome that differs from its draw; null when the fault is not in the steps. */
  | { readonly fair: false; readonly part: FairnessPart; readonly step: number | null; readonly why: Why }

/** Computes every outcome of a finished game again from what its record reveals. It also runs in a browser. */
export function verifyFairness(record: unknown, kinds: readonly GameKind[]): FairnessVerdict {
  const match = checkRecord(record, kinds)
  if (match instanceof Refusal) return unfair('record', match.step, match.why)
  const proof = readProof((record as { fairness?: unknown }).fairness, match.game.seats)
  if (proof instanceof Refusal) return unfair('proof', null, proof.why)
  if (commitmentTo(proof.secret) !== proof.commitment) return unfair('commitment', null, ['otherSecret'])
  const key = drawKey(proof.secret, proof.table, proof.nonces)
  const places = proof.nonces.length
  if (proof.seatingDrawn && !sameNumbers(drawSeating(key, places), proof.seating))
    return unfair('seating', null, ['otherSeating'])
  return verifySteps(match.game, match.steps, key, proof.seatingDrawn ? seatingDraws(places) : 0)
}

function verifySteps(
  game: ReturnType<GameKind['create']>,
  steps: readonly string[],
  key: Uint8Array,
  firstDraw: number,
): FairnessVerdict {
  const match = new Match(game)
  const chance = keyedChance(key, firstDraw)
  for (const [index, step] of steps.entries()) {
    if (match.turn === CHANCE) match.settle(chance)
    if (index === match.steps.length) match.play(step)
    const drawn = match.steps[index]!
    if (drawn !== step) return unfair('outcomes', index, ['otherDraw', drawn, step])
  }
  return { fair: true }
}

function readProof(value: unknown, seats: number): FairnessProof | Refusal {
  if (typeof value !== 'object' || value === null) return malformed('noProof')
  const { scheme, table, commitment, secret, nonces, seating, seatingDrawn } = value as Record<string, unknown>
  if (scheme !== FAIRNESS_SCHEME) return malformed('mustBe', 'scheme', `"${FAIRNESS_SCHEME}"`)
  if (typeof table !== 'string') return malformed('mustBeText', 'table')
  if (!isHex(commitment) || !isHex(secret)) return malformed('mustBeHex', 'commitment', 'secret')
  if (!Array.isArray(nonces) || nonces.length !== seats || !nonces.every((each) => typeof each === 'string'))
    return malformed('mustBeTexts', 'nonces')
  if (!Array.isArray(seating) || !isPermutation(seating, seats)) return malformed('mustNamePlaces', 'seating')
  if (typeof seatingDrawn !== 'boolean') return malformed('mustBeEither', 'seatingDrawn', 'true', 'false')
  return { scheme, table, commitment, secret, nonces, seating: seating as number[], seatingDrawn }
}

const malformed = (...why: Why): Refusal => new Refusal('format', why)

const unfair = (part: FairnessPart, step: number | null, why: Why): FairnessVerdict => ({
  fair: false,
  part,
  step,
  why,
})

const isHex = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

const isPermutation = (value: readonly unknown[], size: number): boolean =>
  value.length === size && new Set(value).size === size && value.every((each) => isPlace(each, size))

const isPlace = (value: unknown, size: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < size

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i])
