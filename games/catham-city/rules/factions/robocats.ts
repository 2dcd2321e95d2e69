import { atLeast, cardsOf, countOf, type Action, type Cards, type State } from '@alleycat/engine'
import { cardsIn, deed, ROBOCATS } from '../actions.ts'
import type { Emit } from '../events.ts'
import { endPlay, score, startPlay } from '../flow.ts'
import * as at from '../layout.ts'
import type { Rules } from '../options.ts'
import { startDraw } from '../piles.ts'
import { ROBOCATS_SET } from '../vocabulary.ts'

/** CC-19 */
const LARGE_SET = 4

/** CC-19: exactly 2 or exactly 4 are played. */
export function legalRobocats(rules: Rules, hand: Cards, out: Action[], n: number): number {
  const R = rules.R
  out[n] = deed(ROBOCATS, cardsOf(R, ROBOCATS_SET))
  n += atLeast(countOf(hand, R), ROBOCATS_SET)
  out[n] = deed(ROBOCATS, cardsOf(R, LARGE_SET))
  return n + atLeast(countOf(hand, R), LARGE_SET)
}

/** CC-19: 2 of them draw 5 cards; 4 of them score 3. */
export function applyRobocats(rules: Rules, s: State, play: Action, emit?: Emit): void {
  startPlay(rules, s, play, 'R', null, emit)
  if (countOf(cardsIn(play), rules.R) === LARGE_SET) {
    if (!score(rules, s, at.active(s), 3, emit)) endPlay(rules, s, emit)
  } else if (!startDraw(s, at.active(s), 5, emit)) endPlay(rules, s, emit)
}
