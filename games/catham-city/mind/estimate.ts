import type { State } from '@alleycat/engine'
import * as at from '../layout.ts'
import { handWorth, type Sense } from './sense.ts'

/** How much a point ahead tells, at the start and the more the nearer somebody is to the target. */
const EARLY = 0.35
const LATE = 0.5
/** What cards in hand count beside points on the table: they have yet to be played. */
const IN_HAND = 0.8
/** What it is worth to be on turn. */
const ON_TURN = 0.3

/** Who will win, from points, hands and whose turn it is. */
export function estimate(sense: Sense, s: State, chances: Float64Array): void {
  const { seats, target } = sense.rules
  let most = 0
  for (let seat = 0; seat < seats; seat++) if (at.points(s, seat) > most) most = at.points(s, seat)
  const weight = EARLY + LATE * (most / target)
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    const turn = seat === at.active(s) ? ON_TURN : 0
    chances[seat] = Math.exp(weight * (at.points(s, seat) - most + IN_HAND * handWorth(sense, at.hand(s, seat)) + turn))
    sum += chances[seat]!
  }
  for (let seat = 0; seat < seats; seat++) chances[seat]! /= sum
}
