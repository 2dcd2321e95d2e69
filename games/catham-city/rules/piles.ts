import { NO_CARDS, sizeOf, type Seat, type State } from '@alleycat/engine'
import type { Emit } from './events.ts'
import * as at from './layout.ts'
import { DISPLAY_SIZE } from './vocabulary.ts'

/**
 * These functions await cards from chance. Each returns false when no card can come; then nothing is awaited and the
 * caller goes on at once, as a record leaves such a step out.
 */

export const startRefill = (s: State, phase: number, emit?: Emit): boolean =>
  startFromPile(s, phase, 0, DISPLAY_SIZE - sizeOf(at.display(s)), emit)

export const startDraw = (s: State, seat: Seat, wanted: number, emit?: Emit): boolean =>
  startFromPile(s, at.DRAWING, seat, wanted, emit)

export const startFlip = (s: State, wanted: number, emit?: Emit): boolean =>
  startFromPile(s, at.FLIPPING, 0, wanted, emit)

/** Awaits the cards that are wanted, or as many as there are (CC-15). */
function startFromPile(s: State, phase: number, seat: Seat, wanted: number, emit?: Emit): boolean {
  let count = wanted
  if (wanted > sizeOf(at.drawPile(s))) {
    const available = sizeOf(at.drawPile(s)) + sizeOf(at.discardPile(s))
    if (wanted > available) count = available
  }
  if (count === 0) return false
  startChance(s, phase, seat, count)
  reshuffleIfNeeded(s, emit)
  return true
}

/** CC-21, CC-22 */
export function startReveal(s: State, seat: Seat, wanted: number): boolean {
  const held = at.handSize(s, seat)
  const count = wanted < held ? wanted : held
  if (count === 0) return false
  startChance(s, at.REVEALING, seat, count)
  return true
}

function startChance(s: State, phase: number, seat: Seat, count: number): void {
  at.setPhase(s, phase)
  at.setChanceSeat(s, seat)
  at.setChanceLeft(s, count)
}

/**
 * CC-13: the discard pile is shuffled when a card is needed and the draw pile is empty. Cards on the table are not part
 * of it (CC-14).
 */
export function reshuffleIfNeeded(s: State, emit?: Emit): void {
  if (at.drawPile(s) !== NO_CARDS) return
  at.setDrawPile(s, at.discardPile(s))
  at.setDiscardPile(s, NO_CARDS)
  emit?.({ type: 'reshuffle' })
}
