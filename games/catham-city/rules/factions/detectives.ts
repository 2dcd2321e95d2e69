import { atLeast, cardsOf, countOf, type Action, type Cards, type State } from '@alleycat/engine'
import { cardsIn, deedOf, deedWith, DETECTIVES, DISCARD, discarding, furtherOf, PASSING } from '../actions.ts'
import { discardFromHand } from '../discarding.ts'
import { ask, SEVERAL, type AnswerRule } from '../answers.ts'
import type { Emit } from '../events.ts'
import { score, startPlay } from '../flow.ts'
import * as at from '../layout.ts'
import { factionOf } from '../letters.ts'
import type { Rules } from '../options.ts'
import { DETECTIVES_SET, FACTIONS_IN_PLAY } from '../vocabulary.ts'

/** CC-17: exactly 3 are played with 1 further card of any faction, a fourth Detective included. */
export function legalDetectives(rules: Rules, hand: Cards, out: Action[], n: number): number {
  const D = rules.D
  if (countOf(hand, D) < DETECTIVES_SET) return n
  const rest = hand - cardsOf(D, DETECTIVES_SET)
  for (let further = 0; further < FACTIONS_IN_PLAY; further++) {
    out[n] = deedWith(DETECTIVES, cardsOf(D, DETECTIVES_SET), further)
    n += atLeast(countOf(rest, further), 1)
  }
  return n
}

/** CC-17: the player scores 3, then opponents answer. */
export function applyDetectives(rules: Rules, s: State, play: Action, emit?: Emit): void {
  startPlay(rules, s, play, 'D', factionOf(rules, furtherOf(play)), emit)
  if (!score(rules, s, at.active(s), 3, emit)) ask(rules, s, DETECTIVES_ANSWERS, emit)
}

/** CC-17: each may discard 1 card of the further card's faction for 1 point. */
export const DETECTIVES_ANSWERS: AnswerRule = {
  mayHaveChoice: (handSize) => handSize > 0,

  only: (s, seat) => (countOf(at.hand(s, seat), furtherOf(at.effect(s))) > 0 ? SEVERAL : PASSING),

  legal(s, seat, out) {
    let n = 0
    out[n++] = PASSING
    const further = furtherOf(at.effect(s))
    if (countOf(at.hand(s, seat), further) > 0) out[n++] = discarding(cardsOf(further, 1))
    return n
  },

  resolve(rules, s, seat, answer, emit) {
    if (deedOf(answer) !== DISCARD) {
      emit?.({ type: 'pass', seat })
      return false
    }
    discardFromHand(rules, s, seat, cardsIn(answer), emit)
    return score(rules, s, seat, 1, emit)
  },
}
