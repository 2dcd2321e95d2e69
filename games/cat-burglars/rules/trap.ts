import type { Action, Kind, Seat, State } from '@alleycat/engine'
import { gangIn, PLACING_NEW, placingOn } from './actions.ts'
import type { Emit } from './events.ts'
import { endTurn } from './flow.ts'
import { mayGrow, putFaceUp, sizesThatGrow } from './form.ts'
import * as at from './layout.ts'
import { colourOf } from './letters.ts'
import type { Rules } from './options.ts'

/** CB-12: the owner puts a sprung trap face up, and is asked where only when there is more than one place (CB-19). */
export function springTrap(rules: Rules, s: State, owner: Seat, kind: Kind, emit?: Emit): void {
  if (sizesThatGrow(s, owner) === 0) return place(rules, s, owner, kind, -1, emit)
  at.setTrap(s, kind, owner)
  at.setPhase(s, at.PLACING)
  emit?.({ type: 'ask', seat: owner, card: colourOf(kind) })
}

/** CB-12: as a new gang (CB-7) or onto one that may grow (CB-8). */
export function legalPlacings(s: State, seat: Seat, out: Action[]): number {
  const sizes = sizesThatGrow(s, seat)
  let n = 0
  out[n++] = PLACING_NEW
  for (let index = at.firstGang(s, seat), end = at.endOfGangs(s, seat); index < end; index++)
    if (mayGrow(sizes, at.gang(s, index))) out[n++] = placingOn(index)
  return n
}

export function applyPlace(rules: Rules, s: State, action: Action, emit?: Emit): void {
  const kind = at.trap(s)
  const owner = at.trapOwner(s)
  at.clearTrap(s)
  place(rules, s, owner, kind, gangIn(action), emit)
}

/** Places the trap, which ends the infiltrator's turn. */
function place(rules: Rules, s: State, owner: Seat, kind: Kind, index: number, emit?: Emit): void {
  const placed = putFaceUp(s, owner, kind, index)
  if (emit)
    emit({ type: 'place', seat: owner, gang: at.gangNumber(s, placed), card: colourOf(kind), isNewGang: index < 0 })
  endTurn(rules, s, emit)
}
