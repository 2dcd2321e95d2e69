import { seatBit, seatList, type Action, type Seat, type SeatSet, type State } from '@alleycat/engine'
import type { Emit } from './events.ts'
import { endPlay } from './flow.ts'
import * as at from './layout.ts'
import { decisionText } from './notation.ts'
import type { Rules } from './options.ts'

/** How opponents answer one faction. */
export interface AnswerRule {
  /** Whether this opponent may have a choice as far as the public knows, by hand size and points (CC-27a). */
  mayHaveChoice(handSize: number, points: number): boolean
  /** The answer of an opponent who has only one, else `SEVERAL` (CC-27). */
  only(s: State, seat: Seat): Action
  legal(s: State, seat: Seat, out: Action[]): number
  /** Resolves an answer; returns whether it ends the game. */
  resolve(rules: Rules, s: State, seat: Seat, answer: Action, emit?: Emit): boolean
}

/** Returned in place of a single answer for a seat that must be asked; no answer has this value. */
export const SEVERAL: Action = -1
const NO_ANSWER: Action = 0

/**
 * CC-25: asks all opponents at the same time, except for those who have no choice (CC-27). Where everybody can see that
 * nobody has one, no window is opened.
 */
export function ask(rules: Rules, s: State, rule: AnswerRule, emit?: Emit): void {
  const asker = at.active(s)
  const asking = seatsAnswering(rules, s, rule)
  at.setPhase(s, at.ANSWERING)
  if (emit && asking !== 0) emit({ type: 'ask', seats: seatList(asking) })
  let owing = 0
  for (let seat = 0; seat < rules.seats; seat++) {
    if (seat === asker) continue
    const only = rule.only(s, seat)
    at.setAnswer(s, seat, only)
    if (only === SEVERAL) owing |= seatBit(seat)
  }
  at.setOwing(s, owing)
  if (asking === 0) closeWindow(rules, s, rule, emit)
}

/** The seats that everybody sees as answering until the window closes, whoever was asked or has answered (CC-27a). */
export function seatsAnswering(rules: Rules, s: State, rule: AnswerRule): SeatSet {
  let seats = 0
  for (let seat = 0; seat < rules.seats; seat++)
    if (seat !== at.active(s) && rule.mayHaveChoice(at.handSize(s, seat), at.points(s, seat))) seats |= seatBit(seat)
  return seats
}

/** Keeps an answer until the window closes (CC-25). */
export function takeAnswer(rules: Rules, s: State, seat: Seat, answer: Action, emit?: Emit): void {
  at.setAnswer(s, seat, answer)
  at.setOwing(s, at.owing(s) & ~seatBit(seat))
  if (emit) emit({ type: 'answered', seat, answer: decisionText(rules, answer) })
}

/**
 * CC-26: resolves answers clockwise from the seat after the active player; whoever reaches the target ends the game
 * there (CC-29).
 */
export function closeWindow(rules: Rules, s: State, rule: AnswerRule, emit?: Emit): void {
  const asker = at.active(s)
  let over = false
  for (let step = 1; step < rules.seats; step++) {
    const seat = asker + step < rules.seats ? asker + step : asker + step - rules.seats
    const answer = at.answer(s, seat)
    at.setAnswer(s, seat, NO_ANSWER)
    if (!over) over = rule.resolve(rules, s, seat, answer, emit)
  }
  if (!over) endPlay(rules, s, emit)
}
