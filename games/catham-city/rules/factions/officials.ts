import { cardsOf, countOf, kindsIn, type Action, type Cards, type State } from '@alleycat/engine'
import { cardsIn, deed, OFFICIALS } from '../actions.ts'
import type { Emit } from '../events.ts'
import { endPlay, score, startPlay } from '../flow.ts'
import * as at from '../layout.ts'
import type { Rules } from '../options.ts'
import { startFlip } from '../piles.ts'

/** CC-24: 1 or more are played. */
export function legalOfficials(rules: Rules, hand: Cards, out: Action[], n: number): number {
  const O = rules.O
  const held = countOf(hand, O)
  for (let count = 1; count <= held; count++) out[n++] = deed(OFFICIALS, cardsOf(O, count))
  return n
}

/** CC-24: as many cards are flipped. */
export function applyOfficials(rules: Rules, s: State, play: Action, emit?: Emit): void {
  startPlay(rules, s, play, 'O', null, emit)
  if (!startFlip(s, countOf(cardsIn(play), rules.O), emit)) endPlay(rules, s, emit)
}

/** CC-24: each different faction scores 1; the flip is resolved as a whole (CC-29a). */
export function resolveOfficials(rules: Rules, s: State, emit?: Emit): void {
  if (!score(rules, s, at.active(s), kindsIn(at.revealed(s)), emit)) endPlay(rules, s, emit)
}
