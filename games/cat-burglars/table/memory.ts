import { without, type Seat } from '@alleycat/engine'
import type { CatBurglarsKnowledge } from '../rules/knowledge.ts'
import { setText } from '../rules/letters.ts'

/** What is provably held by a seat. */
export interface Remembered {
  /** Letters of the cards in its hand. */
  readonly hand: string
  /** Letters of further cards that are in its hand or face down before it. */
  readonly held: string
}

export function remembered(memory: unknown, seat: Seat): Remembered | null {
  if (memory === null || memory === undefined) return null
  const { hands, holdings } = memory as CatBurglarsKnowledge
  const hand = hands[seat] ?? 0
  return { hand: setText(hand), held: setText(without(holdings[seat] ?? 0, hand)) }
}
