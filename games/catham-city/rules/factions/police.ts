import { cardsOf, countOf, type Action, type Cards, type Seat, type State } from '@alleycat/engine'
import { cardsIn, deedWithAt, furtherOf, POLICE, victimOf } from '../actions.ts'
import type { Emit } from '../events.ts'
import { endPlay, score, startPlay } from '../flow.ts'
import * as at from '../layout.ts'
import { factionOf } from '../letters.ts'
import type { Rules } from '../options.ts'
import { startDraw, startReveal } from '../piles.ts'
import { FACTIONS_IN_PLAY } from '../vocabulary.ts'

/** CC-22: 1 or more are played with exactly 1 card of another faction, at one opponent, who may have no cards. */
export function legalPolice(rules: Rules, seat: Seat, hand: Cards, out: Action[], n: number): number {
  const P = rules.P
  const held = countOf(hand, P)
  if (held === 0) return n
  for (let further = 0; further < FACTIONS_IN_PLAY; further++) {
    if (further === P || countOf(hand, further) === 0) continue
    for (let victim = 0; victim < rules.seats; victim++) {
      if (victim === seat) continue
      for (let count = 1; count <= held; count++) out[n++] = deedWithAt(POLICE, cardsOf(P, count), further, victim)
    }
  }
  return n
}

/** CC-22: as many cards are revealed, or the whole hand if it is smaller. */
export function applyPolice(rules: Rules, s: State, play: Action, emit?: Emit): void {
  startPlay(rules, s, play, 'P', factionOf(rules, furtherOf(play)), emit)
  if (!startReveal(s, victimOf(play), countOf(cardsIn(play), rules.P))) endPlay(rules, s, emit)
}

/**
 * CC-22: each card of the further card's faction scores 1; after that (CC-29a) the victim draws 1 for each revealed
 * Police.
 */
export function resolvePolice(rules: Rules, s: State, emit?: Emit): void {
  const play = at.effect(s)
  if (score(rules, s, at.active(s), countOf(at.revealed(s), furtherOf(play)), emit)) return
  if (!startDraw(s, victimOf(play), countOf(at.revealed(s), rules.P), emit)) endPlay(rules, s, emit)
}
