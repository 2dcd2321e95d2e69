import { finish, Match, Random, recordOf, type Action, type GameKind, type GameRecord } from '@alleycat/engine'
import { keyedChance } from '../chance.ts'
import { commitmentTo, drawKey, FAIRNESS_SCHEME } from '../draws.ts'
import { drawSeating, seatingDraws } from '../seating.ts'
import type { FairnessProof } from '../verify.ts'

export const SECRET = '5e'.repeat(32)
export const NONCES = ['00', '11', '22']
export const KEY = drawKey(SECRET, 'table', NONCES)

/** A whole game with random decisions and keyed chance, with its proof. */
export function playedFairly(kind: GameKind): GameRecord & { fairness: FairnessProof } {
  const match = new Match(kind.create(3, kind.defaults))
  const random = new Random(kind.id)
  const anyOf = (actions: readonly Action[]): Action => actions[random.below(actions.length)]!
  finish(match, (seat) => anyOf(match.legal(seat)), keyedChance(KEY, seatingDraws(3)))
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
