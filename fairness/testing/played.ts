import {
  CHANCE,
  firstSeat,
  Match,
  Random,
  recordOf,
  type Action,
  type GameKind,
  type GameRecord,
} from '@alleycat/engine'
import { keyedChance } from '../chance.ts'
import { commitmentTo, drawKey, FAIRNESS_SCHEME } from '../draws.ts'
import { drawSeating, seatingDraws } from '../seating.ts'
import type { FairnessProof } from '../verify.ts'

export const SECRET = '5e'.repeat(32)
export const NONCES = ['00', '11', '22']
export const KEY = drawKey(SECRET, 'table', NONCES)

/** A whole game by random decisions and keyed chance, with its proof. */
export function playedFairly(kind: GameKind): GameRecord & { fairness: FairnessProof } {
  const match = new Match(kind.create(3, kind.defaults))
  const random = new Random(kind.id)
  const chance = keyedChance(KEY, seatingDraws(3))
  const drawn: Action[] = []
  while (!match.over) {
    if (match.turn === CHANCE)
      match.settle((rules, state) => {
        if (drawn.length === 0) drawn.push(...chance(rules, state))
        return drawn.shift()!
      })
    else {
      const seat = firstSeat(match.turn)
      const actions: Action[] = match.legal(seat)
      match.decide(seat, actions[random.below(actions.length)]!)
    }
  }
  const fairness = {
    scheme: FAIRNESS_SCHEME,
    table: 'table',
    commitment: commitmentTo(SECRET),
    secret: SECRET,
    nonces: NONCES,
    seating: drawSeating(KEY, 3),
    seatingDrawn: true,
  } as const
  return { ...recordOf(match), fairness }
}
