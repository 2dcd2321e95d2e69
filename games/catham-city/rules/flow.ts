import { NO_CARDS, sizeOf, type Action, type Seat, type State } from '@alleycat/engine'
import { cardsPlayed, targetOf } from './actions.ts'
import type { Emit } from './events.ts'
import * as at from './layout.ts'
import { setText } from './letters.ts'
import type { Rules } from './options.ts'
import { startRefill } from './piles.ts'
import { DISPLAY_SIZE, FIRST_HAND, HAND_LIMIT, type Faction } from './vocabulary.ts'

/** The course of a game from the deal through turns and their actions to the end. */

/** CC-5: chance decides the rest of the set-up. */
export function startGame(rules: Rules, s: State): void {
  let toDeal = DISPLAY_SIZE
  for (let seat = 0; seat < rules.seats; seat++) toDeal += FIRST_HAND[seat]!
  at.setDrawPile(s, rules.allCards)
  at.setPhase(s, at.DEALING)
  at.setChanceLeft(s, toDeal)
}

/** CC-3, CC-12 */
export function startTurn(rules: Rules, s: State, seat: Seat, emit?: Emit): void {
  at.setActive(s, seat)
  at.setActionsLeft(s, rules.actionsPerTurn)
  at.setPhase(s, at.ACTING)
  emit?.({ type: 'turn', seat })
}

/** Moves the cards from the hand to the table, where they lie until the effect is resolved (CC-14). */
export function startPlay(
  rules: Rules,
  s: State,
  play: Action,
  faction: Faction,
  further: Faction | null,
  emit?: Emit,
): void {
  const seat = at.active(s)
  const cards = cardsPlayed(play)
  at.setEffect(s, play)
  at.takeFromHand(s, seat, cards)
  at.setTable(s, cards)
  emit?.({ type: 'play', seat, faction, cards: setText(rules, cards), further, target: targetOf(play) ?? null })
}

/** Changes a seat's points; returns whether that ends the game (CC-29). */
export function score(rules: Rules, s: State, seat: Seat, change: number, emit?: Emit): boolean {
  if (change === 0) return false
  at.addPoints(s, seat, change)
  const total = at.points(s, seat)
  emit?.({ type: 'points', seat, change, total })
  if (total < rules.target) return false
  clearTable(s)
  at.setPhase(s, at.ENDED)
  emit?.({ type: 'over', winner: seat })
  return true
}

/** CC-14: what was played, revealed and flipped is discarded. */
function clearTable(s: State): void {
  at.addToDiscardPile(s, at.table(s) + at.revealed(s))
  at.setTable(s, NO_CARDS)
  at.setRevealed(s, NO_CARDS)
}

/** Ends a play whose effect is resolved. */
export function endPlay(rules: Rules, s: State, emit?: Emit): void {
  clearTable(s)
  at.setEffect(s, 0)
  endAction(rules, s, emit)
}

export function endAction(rules: Rules, s: State, emit?: Emit): void {
  if (at.actionsLeft(s) > 0)
    at.setPhase(s, at.ACTING) // CC-11
  else if (at.handSize(s, at.active(s)) > HAND_LIMIT)
    at.setPhase(s, at.DISCARDING) // CC-10
  else endTurn(rules, s, emit)
}

/** Ends a turn after the hand limit. A display that could not be filled before is filled now (CC-15). */
export function endTurn(rules: Rules, s: State, emit?: Emit): void {
  const short = sizeOf(at.display(s)) < DISPLAY_SIZE
  if (!short || !startRefill(s, at.TOPPING_UP, emit)) startNextTurn(rules, s, emit)
}

/** CC-12 */
export function startNextTurn(rules: Rules, s: State, emit?: Emit): void {
  const next = at.active(s) + 1
  startTurn(rules, s, next === rules.seats ? 0 : next, emit)
}
