import { atLeast, cardsOf, countOf, type Action, type Cards, type State } from '@alleycat/engine'
import { deed, SCIENTISTS } from '../actions.ts'
import type { Emit } from '../events.ts'
import { endPlay, score, startPlay } from '../flow.ts'
import * as at from '../layout.ts'
import type { Rules } from '../options.ts'
import { startDraw } from '../piles.ts'
import { SCIENTISTS_SET } from '../vocabulary.ts'

/** CC-18: exactly 3 are played. */
export function legalScientists(rules: Rules, hand: Cards, out: Action[], n: number): number {
  const S = rules.S
  out[n] = deed(SCIENTISTS, cardsOf(S, SCIENTISTS_SET))
  return n + atLeast(countOf(hand, S), SCIENTISTS_SET)
}

/** CC-18: the player scores 2, then draws 2. */
export function applyScientists(rules: Rules, s: State, play: Action, emit?: Emit): void {
  startPlay(rules, s, play, 'S', null, emit)
  if (score(rules, s, at.active(s), 2, emit)) return
  if (!startDraw(s, at.active(s), 2, emit)) endPlay(rules, s, emit)
}
