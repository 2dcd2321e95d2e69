import { cardsOf, kindsIn, SEVENTH, type Cards, type Seat, type State } from '@alleycat/engine'
import type { Emit } from './events.ts'
import * as at from './layout.ts'
import { setText } from './letters.ts'
import type { Rules } from './options.ts'
import { startChance, startRefill } from './piles.ts'
import { CATS_PER_COLOUR, COLOURS, FIRST_HAND, MARKET_SIZE, MIRRORS, YARN_TO_WIN } from './vocabulary.ts'

/** The course of a game from the deal through turns to the end. */

/** CB-1 */
const ALL_CARDS: Cards = COLOURS.reduce(
  (cards, _, kind) => cards + cardsOf(kind, CATS_PER_COLOUR),
  cardsOf(SEVENTH, MIRRORS),
)

/** CB-3: chance decides the rest of the set-up. */
export function startGame(rules: Rules, s: State): void {
  at.setDrawPile(s, ALL_CARDS)
  startChance(s, at.DEALING, rules.seats * FIRST_HAND + MARKET_SIZE)
}

/** CB-2, CB-14 */
export function startTurn(s: State, seat: Seat, emit?: Emit): void {
  at.setActive(s, seat)
  at.setPhase(s, at.ACTING)
  emit?.({ type: 'turn', seat })
}

/** CB-6, CB-16: a market that is short is filled up at the end of any turn. */
export function endTurn(rules: Rules, s: State, emit?: Emit): void {
  if (!startRefill(s, emit)) startNextTurn(rules, s, emit)
}

/** CB-14 */
export function startNextTurn(rules: Rules, s: State, emit?: Emit): void {
  const next = at.active(s) + 1
  startTurn(s, next === rules.seats ? 0 : next, emit)
}

/** Scores balls, of which those of one action count together (CB-18). Returns whether they end the game (CB-17). */
export function score(rules: Rules, s: State, seat: Seat, balls: Cards, emit?: Emit): boolean {
  at.addYarn(s, seat, balls)
  const total = at.yarnCount(s, seat)
  emit?.({ type: 'yarn', seat, cards: setText(balls), total })
  if (total < YARN_TO_WIN && !(rules.hallOfFame && kindsIn(at.yarn(s, seat)) === COLOURS.length)) return false // CB-4
  endGame(rules, s, emit)
  return true
}

export function endGame(rules: Rules, s: State, emit?: Emit): void {
  at.setPhase(s, at.ENDED)
  emit?.({ type: 'over', winners: winnersOf(rules, s) })
}

/** CB-20: all have passed in a row. */
export const allPassed = (rules: Rules, s: State): boolean => at.passes(s) === rules.seats

/** The winners; none before the end. Only the active player scores, so nobody else reaches the goal (CB-17). */
export function winnersOf(rules: Rules, s: State): Seat[] {
  if (at.phase(s) !== at.ENDED) return []
  if (!allPassed(rules, s)) return [at.active(s)]
  const scores = scoresOf(rules, s)
  const most = Math.max(...scores)
  return [...scores.keys()].filter((seat) => scores[seat] === most) // CB-20
}

export const scoresOf = (rules: Rules, s: State): number[] =>
  Array.from({ length: rules.seats }, (_, seat) => at.yarnCount(s, seat))
