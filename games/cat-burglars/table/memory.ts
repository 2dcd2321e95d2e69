import { without, type Seat } from '@alleycat/engine'
import type { CatBurglarsKnowledge } from '../rules/knowledge.ts'
import { setText } from '../rules/letters.ts'

/** The cards that a seat provably holds. */
interface Remembered {
  /** The letters of the cards in its hand. */
  readonly hand: string
  /** The letters of further cards that are in its hand or face down before it. */
  readonly held: string
}

export function remembered(memory: unknown, seat: Seat): Remembered | null {
  if (memory === null || memory === undefined) return null
  const { hands, holdings } = memory as CatBurglarsKnowledge
  const hand = hands[seat] ?? 0
  return { hand: setText(hand), held: setText(without(holdings[seat] ?? 0, hand)) }
}
