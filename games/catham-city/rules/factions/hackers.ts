import { cardsOf, countOf, NO_CARDS, type Action, type Cards, type Seat, type State } from '@alleycat/engine'
import { cardsIn, deedAt, HACKERS, victimOf } from '../actions.ts'
import type { Emit } from '../events.ts'
import { endPlay, score, startPlay } from '../flow.ts'
import * as at from '../layout.ts'
import { factionOf } from '../letters.ts'
import type { Rules } from '../options.ts'
import { startReveal } from '../piles.ts'
import { FACTIONS_IN_PLAY } from '../vocabulary.ts'

/** CC-21 */
const MOST_HACKERS = 4

/** CC-21: 1 to 4 are played at one opponent who holds at least that many cards. */
export function legalHackers(rules: Rules, s: State, seat: Seat, hand: Cards, out: Action[], n: number): number {
  const H = rules.H
  const held = countOf(hand, H)
  const most = held < MOST_HACKERS ? held : MOST_HACKERS
  if (most === 0) return n
  for (let victim = 0; victim < rules.seats; victim++) {
    if (victim === seat) continue
    const size = at.handSize(s, victim)
    const one = deedAt(HACKERS, cardsOf(H, 1), victim)
    const step = cardsOf(H, 1)
    out[n] = one
    out[n + 1] = one + step
    out[n + 2] = one + 2 * step
    out[n + 3] = one + 3 * step
    n += most < size ? most : size
  }
  return n
}

/** CC-21: they join that hand, and as many of its cards are revealed. */
export function applyHackers(rules: Rules, s: State, play: Action, emit?: Emit): void {
  const hackers = cardsIn(play)
  const victim = victimOf(play)
  startPlay(rules, s, play, 'H', null, emit)
  at.setTable(s, NO_CARDS)
  at.addToHand(s, victim, hackers)
  startReveal(s, victim, countOf(hackers, rules.H))
}

/**
 * CC-21: a revealed hacker scores 1 and is discarded, every other card joins the active hand; the reveal is resolved as
 * a whole (CC-29a).
 */
export function resolveHackers(rules: Rules, s: State, emit?: Emit): void {
  const seat = at.active(s)
  const hackers = countOf(at.revealed(s), rules.H)
  const stolen = at.revealed(s) - cardsOf(rules.H, hackers)
  at.setRevealed(s, NO_CARDS)
  at.addToDiscardPile(s, cardsOf(rules.H, hackers))
  at.addToHand(s, seat, stolen)
  if (emit) emitStolen(rules, stolen, victimOf(at.effect(s)), seat, emit)
  if (!score(rules, s, seat, hackers, emit)) endPlay(rules, s, emit)
}

function emitStolen(rules: Rules, stolen: Cards, from: Seat, to: Seat, emit: Emit): void {
  for (let kind = 0; kind < FACTIONS_IN_PLAY; kind++)
    for (let i = 0; i < countOf(stolen, kind); i++) emit({ type: 'steal', from, to, card: factionOf(rules, kind) })
}
