import type { Seat } from '@alleycat/engine'
import type { ReviewedMoment } from './reviewed-moment.ts'

/** A large swing of the chances to win: a decision, with the answers to it and the cards that followed, or the deal. */
export interface TurningPoint {
  /** The first and the last step of the record in which it happened, both included. */
  readonly steps: readonly [first: number, last: number]
  /** The seat that decided the first step; null for the deal. */
  readonly by: Seat | null
  /** Whether mistakes account for most of it, or the cards. */
  readonly cause: 'choice' | 'cards'
  /** The seat whose chance changed most, or the one that was asked for. */
  readonly seat: Seat
  /** By seat, the chance before and after, as in the curves of the players. They add up to 1. */
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** A review names at most `MOST` turning points, and none that changes a chance to win by less than `LEAST`. */
const MOST = 3
const LEAST = 0.05
/** The share of a swing from which on decisions are its cause. */
const MOSTLY = 0.5

/**
 * The largest swings of a game with this many steps, in the order of the game: those of one seat, or of whichever seat
 * changed most.
 */
export function turningPoints(
  moments: readonly ReviewedMoment[],
  final: readonly number[],
  steps: number,
  of: Seat | null,
): TurningPoint[] {
  return stories(moments)
    .map((story, index, all) => {
      const end = all[index + 1]?.[0]
      return turnOf(story, end?.chances ?? final, (end?.decision.step ?? steps) - 1, of)
    })
    .filter((point) => size(point) >= LEAST)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, MOST)
    .toSorted((a, b) => a.steps[0] - b.steps[0])
}

const size = ({ seat, from, to }: TurningPoint): number => Math.abs(to[seat]! - from[seat]!)

/** Each decision with the answers to it. The first story is the deal, which has no decision. */
function stories(moments: readonly ReviewedMoment[]): ReviewedMoment[][] {
  const found: ReviewedMoment[][] = [[]]
  for (const moment of moments)
    if (moment.isAnswer) found.at(-1)!.push(moment)
    else found.push([moment])
  return found
}

function turnOf(story: readonly ReviewedMoment[], to: readonly number[], last: number, of: Seat | null): TurningPoint {
  const [first] = story
  const from = first?.chances ?? to.map(() => 1 / to.length)
  const seat = of ?? mostChanged(from, to)
  const chosen = story.reduce((sum, { effects }) => sum + effects[seat]!, 0)
  return {
    steps: [first?.decision.step ?? 0, last],
    by: first?.decision.seat ?? null,
    cause: chosen / (to[seat]! - from[seat]!) >= MOSTLY ? 'choice' : 'cards',
    seat,
    from,
    to,
  }
}

function mostChanged(from: readonly number[], to: readonly number[]): Seat {
  const changes = from.map((chance, seat) => Math.abs(to[seat]! - chance))
  return changes.indexOf(Math.max(...changes))
}
