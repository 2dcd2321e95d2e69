import { countOfSeventh, exp, sizeOf, type Cards, type Seat, type State } from '@alleycat/engine'
import { kindsOfCat } from '../rules/choices.ts'
import { catsOf, gangSize, hasUnder, isYarn, underOf, type Gang } from '../rules/gangs.ts'
import * as at from '../rules/layout.ts'
import { matching } from '../rules/payment.ts'
import { colour, colourCount, coloursOf, entry, isWon, type Sense } from './sense.ts'

/** Estimates each seat's chance to win by the softmax of how well the seats stand. */
export function estimate(sense: Sense, s: State, chances: Float64Array): void {
  const { seats } = sense.rules
  let most = -Infinity
  for (let seat = 0; seat < seats; seat++) {
    const value = standing(sense, s, seat)
    chances[seat] = value
    if (value > most) most = value
  }
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    chances[seat] = exp(chances[seat]! - most)
    sum += chances[seat]!
  }
  for (let seat = 0; seat < seats; seat++) chances[seat]! /= sum
}

/** How well a seat stands, in log odds. */
function standing(sense: Sense, s: State, seat: Seat): number {
  const { rules, chance } = sense
  const hand = at.hand(s, seat)
  const cats = kindsOfCat(hand)
  const balls = at.yarnCount(s, seat)
  const scored = rules.hallOfFame ? kindsOfCat(at.yarn(s, seat)) : 0
  const isActive = seat === at.active(s)
  const first = at.firstGang(s, seat)
  const end = at.endOfGangs(s, seat)
  let value = entry(chance.hand, sizeOf(hand)) + chance.mirror * countOfSeventh(hand) + entry(chance.gangs, end - first)
  let waiting = 0
  let colours = scored
  for (let index = first; index < end; index++) {
    const gang = at.gang(s, index)
    value += entry(chance.size, gangSize(gang))
    if (!hasUnder(gang)) {
      if ((coloursOf(gang) & cats) !== 0) value += chance.ready
      continue
    }
    const danger = dangerOf(sense, s, seat, gang)
    if (isYarn(gang)) {
      waiting++
      colours |= colour(underOf(gang))
      value += chance.yarn[danger]!
    } else value += chance.trap[danger]!
  }
  if (isWon(sense, balls + waiting, colours)) value += isActive ? chance.winsNow : chance.winsSoon
  if (rules.hallOfFame) value += entry(chance.colours, colourCount(scored))
  return value + entry(chance.balls, balls) + entry(chance.waiting, balls + waiting) + (isActive ? chance.turn : 0)
}

/** Whether a gang can be infiltrated: 0 when nobody can, 1 when somebody can later, 2 when somebody can now. */
function dangerOf({ rules }: Sense, s: State, owner: Seat, gang: Gang): number {
  let danger = 0
  for (let other = 0; other < rules.seats; other++) {
    if (other === owner || !canPay(rules.seats, s, at.hand(s, other), gang)) continue
    if (other === at.active(s)) return 2
    danger = 1
  }
  return danger
}

/** CB-12, CB-13 */
function canPay(seats: number, s: State, hand: Cards, gang: Gang): boolean {
  const size = gangSize(gang)
  const match = matching(catsOf(gang), hand)
  const missing = size - sizeOf(match) - countOfSeventh(hand)
  if (missing !== 1 || seats !== 2) return missing <= 0
  const market = at.market(s)
  return countOfSeventh(market) > 0 || (kindsOfCat(market) & kindsOfCat(catsOf(gang) - match)) !== 0
}
