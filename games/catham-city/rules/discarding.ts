import { countOf, sizeOf, type Action, type Cards, type Seat, type State } from '@alleycat/engine'
import { discarding } from './actions.ts'
import type { Emit } from './events.ts'
import * as at from './layout.ts'
import { setText } from './letters.ts'
import type { Rules } from './options.ts'

/** Moves cards from a hand to the discard pile, for answers (CC-14) and the hand limit (CC-10). */
export function discardFromHand(rules: Rules, s: State, seat: Seat, cards: Cards, emit?: Emit): void {
  at.takeFromHand(s, seat, cards)
  at.addToDiscardPile(s, cards)
  if (emit) emit({ type: 'discard', seat, cards: setText(rules, cards) })
}

/**
 * Lists every way to discard `size` of the cards. There is one loop for each kind, over counts that the kinds after it
 * can complete; the last count follows from the others.
 */
export function legalDiscards(cards: Cards, size: number, out: Action[]): number {
  const c0 = countOf(cards, 0)
  const c1 = countOf(cards, 1)
  const c2 = countOf(cards, 2)
  const c3 = countOf(cards, 3)
  const c4 = countOf(cards, 4)
  const none = discarding(0)
  let n = 0
  for (let n0 = least(size, c1 + c2 + c3 + c4); n0 <= c0 && n0 <= size; n0++) {
    const left1 = size - n0
    for (let n1 = least(left1, c2 + c3 + c4); n1 <= c1 && n1 <= left1; n1++) {
      const left2 = left1 - n1
      for (let n2 = least(left2, c3 + c4); n2 <= c2 && n2 <= left2; n2++) {
        const left3 = left2 - n2
        const most = c3 < left3 ? c3 : left3
        const first = none + n0 + (n1 << 4) + (n2 << 8) + (left3 << 16)
        for (let n3 = least(left3, c4); n3 <= most; n3++) out[n++] = first + (n3 << 12) - (n3 << 16)
      }
    }
  }
  return n
}

const least = (wanted: number, fromLaterKinds: number): number =>
  wanted > fromLaterKinds ? wanted - fromLaterKinds : 0

/** Whether there is only one way to choose `size` of the cards. */
export const onlyOneWay = (cards: Cards, size: number): boolean => {
  const total = sizeOf(cards)
  if (total <= size) return true
  for (let kind = 0; kind < 5; kind++) if (countOf(cards, kind) === total) return true
  return false
}
