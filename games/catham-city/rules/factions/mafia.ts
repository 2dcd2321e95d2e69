import { atLeast, cardsOf, countOf, kindAt, sizeOf, type Action, type Cards, type State } from '@alleycat/engine'
import { cardsIn, deed, deedOf, discarding, DISCARD, MAFIA, PASSING, PAY, PAYING } from '../actions.ts'
import { ask, SEVERAL, type AnswerRule } from '../answers.ts'
import { discardFromHand, legalDiscards, onlyOneWay } from '../discarding.ts'
import type { Emit } from '../events.ts'
import { score, startPlay } from '../flow.ts'
import * as at from '../layout.ts'
import type { Rules } from '../options.ts'
import { MAFIA_SET } from '../vocabulary.ts'

/** CC-20: exactly 4 are played. */
export function legalMafia(rules: Rules, hand: Cards, out: Action[], n: number): number {
  const M = rules.M
  out[n] = deed(MAFIA, cardsOf(M, MAFIA_SET))
  return n + atLeast(countOf(hand, M), MAFIA_SET)
}

/** CC-20: the player scores 2, then opponents answer. */
export function applyMafia(rules: Rules, s: State, play: Action, emit?: Emit): void {
  startPlay(rules, s, play, 'M', null, emit)
  if (!score(rules, s, at.active(s), 2, emit)) ask(rules, s, MAFIA_ANSWERS, emit)
}

/** CC-20: each discards 2 cards of their choice or gives back 1 point. */
export const MAFIA_ANSWERS: AnswerRule = {
  /** With 2 cards and no point there is only one way to discard them, whatever they are. */
  mayHaveChoice: (handSize, points) => handSize > 2 || (handSize === 2 && points > 0),

  only(s, seat) {
    const hand = at.hand(s, seat)
    const size = sizeOf(hand)
    if (at.points(s, seat) > 0) return size >= 2 ? SEVERAL : PAYING
    if (size < 2) return size === 0 ? PASSING : discarding(hand)
    return onlyOneWay(hand, 2) ? discarding(cardsOf(kindAt(hand, 0), 1) + cardsOf(kindAt(hand, 1), 1)) : SEVERAL
  },

  legal(s, seat, out) {
    const only = MAFIA_ANSWERS.only(s, seat)
    if (only !== SEVERAL) {
      out[0] = only
      return 1
    }
    let n = legalDiscards(at.hand(s, seat), 2, out)
    if (at.points(s, seat) > 0) out[n++] = PAYING
    return n
  },

  resolve(rules, s, seat, answer, emit) {
    const what = deedOf(answer)
    if (what === DISCARD) discardFromHand(rules, s, seat, cardsIn(answer), emit)
    else if (what === PAY) {
      emit?.({ type: 'pay', seat })
      score(rules, s, seat, -1, emit)
    } else emit?.({ type: 'pass', seat })
    return false
  },
}
