import { NO_CARDS, sizeOf, type State } from '@alleycat/engine'
import type { Emit } from './events.ts'
import * as at from './layout.ts'
import { MARKET_SIZE } from './vocabulary.ts'

/** CB-15: whether a card can be drawn, after a shuffle of the discard pile if necessary. */
export const canDraw = (s: State): boolean => (at.drawPile(s) | at.discardPile(s)) !== NO_CARDS

/** Awaits the card of a `recruit deck`, which is legal only when there is one. */
export function startDraw(s: State, emit?: Emit): void {
  startChance(s, at.DRAWING, 1)
  reshuffleIfNeeded(s, emit)
}

/**
 * CB-6, CB-16: awaits cards up to a market of 6. Returns false when none is missing or none can come; a record leaves
 * such a step out.
 */
export function startRefill(s: State, emit?: Emit): boolean {
  const missing = MARKET_SIZE - at.marketSize(s)
  if (missing === 0 || !canDraw(s)) return false
  const available = sizeOf(at.drawPile(s)) + sizeOf(at.discardPile(s))
  startChance(s, at.REFILLING, missing < available ? missing : available)
  reshuffleIfNeeded(s, emit)
  return true
}

export function startChance(s: State, phase: number, count: number): void {
  at.setPhase(s, phase)
  at.setChanceLeft(s, count)
}

/** CB-15: the discard pile is shuffled when a card is needed and the draw pile is empty. */
export function reshuffleIfNeeded(s: State, emit?: Emit): void {
  if (at.drawPile(s) !== NO_CARDS) return
  at.setDrawPile(s, at.discardPile(s))
  at.setDiscardPile(s, NO_CARDS)
  emit?.({ type: 'reshuffle' })
}
