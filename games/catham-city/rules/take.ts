import { cardsOf, countOf, type Action, type Cards, type State } from '@alleycat/engine'
import { cardsIn, deed, TAKE } from './actions.ts'
import type { Emit } from './events.ts'
import { endAction } from './flow.ts'
import * as at from './layout.ts'
import { setText } from './letters.ts'
import type { Rules } from './options.ts'
import { startRefill } from './piles.ts'
import { FACTIONS_IN_PLAY } from './vocabulary.ts'

/** CC-8: one faction of the display, 1 or more of its cards. */
export function legalTakes(display: Cards, out: Action[], n: number): number {
  for (let kind = 0; kind < FACTIONS_IN_PLAY; kind++) {
    const lying = countOf(display, kind)
    // Three takes are written whether the cards are there or not, and overwritten by the next, which is cheaper than a
    // mispredicted branch.
    const one = cardsOf(kind, 1)
    out[n] = deed(TAKE, one)
    out[n + 1] = deed(TAKE, 2 * one)
    out[n + 2] = deed(TAKE, 3 * one)
    for (let count = 4; count <= lying; count++) out[n + count - 1] = deed(TAKE, count * one)
    n += lying
  }
  return n
}

/** CC-8: the cards are added to the hand, and the display is refilled at once. */
export function applyTake(rules: Rules, s: State, action: Action, emit?: Emit): void {
  const cards = cardsIn(action)
  const seat = at.active(s)
  at.takeFromDisplay(s, cards)
  at.addToHand(s, seat, cards)
  if (emit) emit({ type: 'take', seat, cards: setText(rules, cards) })
  if (!startRefill(s, at.REFILLING, emit)) endAction(rules, s, emit)
}
