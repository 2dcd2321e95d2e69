import { countOf, exp, sizeOf, type Seat, type State } from '@alleycat/engine'
import * as at from '../rules/layout.ts'
import { FACTIONS_IN_PLAY } from '../rules/vocabulary.ts'
import { COUNTS, type Sense } from './sense.ts'

/** Estimates each seat's chance to win by the softmax of how well the seats stand. */
export function estimate(sense: Sense, s: State, chances: Float64Array): void {
  const { seats, target } = sense.rules
  let most = 0
  for (let seat = 0; seat < seats; seat++) if (at.points(s, seat) > most) most = at.points(s, seat)
  const late = most / target
  let best = -Infinity
  for (let seat = 0; seat < seats; seat++) {
    const value = standing(sense, s, seat, late)
    chances[seat] = value
    if (value > best) best = value
  }
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    chances[seat] = exp(chances[seat]! - best)
    sum += chances[seat]!
  }
  for (let seat = 0; seat < seats; seat++) chances[seat]! /= sum
}

/** How well a seat stands, in log odds; `late` grows from 0 to 1 while a seat nears the target. */
function standing({ rules, odds, hand, handLate }: Sense, s: State, seat: Seat, late: number): number {
  const cards = at.hand(s, seat)
  const size = sizeOf(cards)
  const lacking = Math.max(0, rules.target - at.points(s, seat))
  let value = odds.points[lacking]! + late * odds.pointsLate[lacking]!
  value += odds.size[size < odds.size.length ? size : odds.size.length - 1]!
  for (let kind = 0; kind < FACTIONS_IN_PLAY; kind++) {
    const index = kind * COUNTS + countOf(cards, kind)
    value += hand[index]! + late * handLate[index]!
  }
  return seat === at.active(s) ? value + odds.turn[at.actionsLeft(s) > 0 ? 1 : 0]! : value
}
