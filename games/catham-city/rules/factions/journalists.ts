import { atLeast, cardsOf, countOf, kindAt, type Action, type Cards, type State } from '@alleycat/engine'
import {
  cardsIn,
  deed,
  deedOf,
  GIVE_AND_DISCARD,
  giving,
  givingAndDiscarding,
  JOURNALISTS,
  PASS,
  PASSING,
} from '../actions.ts'
import { ask, SEVERAL, type AnswerRule } from '../answers.ts'
import { discardFromHand } from '../discarding.ts'
import type { Emit } from '../events.ts'
import { score, startPlay } from '../flow.ts'
import * as at from '../layout.ts'
import { factionOf } from '../letters.ts'
import type { Rules } from '../options.ts'
import { FACTIONS_IN_PLAY, JOURNALISTS_SET } from '../vocabulary.ts'

/** CC-23: exactly 2 are played. */
export function legalJournalists(rules: Rules, hand: Cards, out: Action[], n: number): number {
  const J = rules.J
  out[n] = deed(JOURNALISTS, cardsOf(J, JOURNALISTS_SET))
  return n + atLeast(countOf(hand, J), JOURNALISTS_SET)
}

/** CC-23: the player scores 2, then opponents answer. */
export function applyJournalists(rules: Rules, s: State, play: Action, emit?: Emit): void {
  startPlay(rules, s, play, 'J', null, emit)
  if (!score(rules, s, at.active(s), 2, emit)) ask(rules, s, JOURNALISTS_ANSWERS, emit)
}

/** CC-23: each may give 1 card, and who gave may also discard 1 more of that faction for 1 point. */
export const JOURNALISTS_ANSWERS: AnswerRule = {
  mayHaveChoice: (handSize) => handSize > 0,

  only: (s, seat) => (at.hand(s, seat) === 0 ? PASSING : SEVERAL),

  legal(s, seat, out) {
    const hand = at.hand(s, seat)
    let n = 0
    out[n++] = PASSING
    for (let kind = 0; kind < FACTIONS_IN_PLAY; kind++) {
      const held = countOf(hand, kind)
      if (held >= 1) out[n++] = giving(kind)
      if (held >= 2) out[n++] = givingAndDiscarding(kind)
    }
    return n
  },

  resolve(rules, s, seat, answer, emit) {
    if (deedOf(answer) === PASS) {
      emit?.({ type: 'pass', seat })
      return false
    }
    const card = cardsIn(answer)
    at.takeFromHand(s, seat, card)
    at.addToHand(s, at.active(s), card)
    const shown = deedOf(answer) === GIVE_AND_DISCARD
    emit?.({ type: 'give', from: seat, to: at.active(s), card: factionOf(rules, kindAt(card, 0)), shown })
    if (!shown) return false
    discardFromHand(rules, s, seat, card, emit)
    return score(rules, s, seat, 1, emit)
  },
}
