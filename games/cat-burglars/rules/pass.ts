import type { State } from '@alleycat/engine'
import type { Emit } from './events.ts'
import { allPassed, endGame, endTurn } from './flow.ts'
import * as at from './layout.ts'
import type { Rules } from './options.ts'

/** CB-20: a pass is legal when nothing else is. The last of all players to pass in a row ends the game. */
export function applyPass(rules: Rules, s: State, emit?: Emit): void {
  at.setPasses(s, at.passes(s) + 1)
  emit?.({ type: 'pass', seat: at.active(s) })
  if (allPassed(rules, s)) endGame(rules, s, emit)
  else endTurn(rules, s, emit)
}
