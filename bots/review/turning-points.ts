import type { Seat } from '@alleycat/engine'
import type { DecisionEffects, ReviewedMoment } from './reviewed-moment.ts'

/** A large swing of the chances to win: a decision, with the answers to it and the cards that followed, or the deal. */
interface Swing {
  /** The first and the last step of the record in which it happened, both included. */
  readonly steps: readonly [first: number, last: number]
  /** The seat that decided the first step; null for the deal. */
  readonly by: Seat | null
  /** The seat whose chance changed most, or the one that was asked for. */
  readonly seat: Seat
  /** By seat, the chance before and after, as in the curves of the players. They add up to 1. */
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/**
 * What accounts for most of a swing: decisions of a seat that were not the best, decisions of a seat that promised as much,
 * or luck, which is what nobody could know when they decided.
 */
type Cause =
  { readonly cause: 'mistake' | 'deed'; readonly doer: Seat } | { readonly cause: 'luck'; readonly doer: null }

export type TurningPoint = Swing & Cause

/** A review names at most `MOST` turning points, and none that changes a chance to win by less than `LEAST`. */
const MOST = 3
const LEAST = 0.05
/** The share of a swing from which on something is its cause. */
const MOSTLY = 0.5

/**
 * The largest swings of a game with this many steps, in the order of the game: those of one seat, or of whichever seat
 * changed most.
 */
export function largestSwings(
  moments: readonly ReviewedMoment[],
  final: readonly number[],
  steps: number,
  of: Seat | null,
): Swing[] {
  return stories(moments)
    .map((story, index, all) => {
      const end = all[index + 1]?.[0]
      return swingOf(story, end?.chances ?? final, (end?.decision.step ?? steps) - 1, of)
    })
    .filter((swing) => Math.abs(changeOf(swing)) >= LEAST)
    .toSorted((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)))
    .slice(0, MOST)
    .toSorted((a, b) => a.steps[0] - b.steps[0])
}

const changeOf = ({ seat, from, to }: Swing): number => to[seat]! - from[seat]!

export const isWithin = ({ steps: [first, last] }: Swing, step: number): boolean => first <= step && step <= last

/** Each decision with the answers to it. The first story is the deal, which has no decision. */
function stories(moments: readonly ReviewedMoment[]): ReviewedMoment[][] {
  const found: ReviewedMoment[][] = [[]]
  for (const moment of moments)
    if (moment.isAnswer) found.at(-1)!.push(moment)
    else found.push([moment])
  return found
}

function swingOf(story: readonly ReviewedMoment[], to: readonly number[], last: number, of: Seat | null): Swing {
  const [first] = story
  const from = first?.chances ?? to.map(() => 1 / to.length)
  return {
    steps: [first?.decision.step ?? 0, last],
    by: first?.decision.seat ?? null,
    seat: of ?? mostChanged(from, to),
    from,
    to,
  }
}

function mostChanged(from: readonly number[], to: readonly number[]): Seat {
  const changes = from.map((chance, seat) => Math.abs(to[seat]! - chance))
  return changes.indexOf(Math.max(...changes))
}

/** A swing with its cause, by the mistakes in it and by what its decisions promised. */
export function turningPoint(
  swing: Swing,
  mistakes: readonly DecisionEffects[],
  promises: readonly DecisionEffects[],
): TurningPoint {
  const mistaken = mostly(swing, mistakes)
  if (mistaken !== null) return { ...swing, cause: 'mistake', doer: mistaken }
  const doer = mostly(swing, promises)
  return doer === null ? { ...swing, cause: 'luck', doer } : { ...swing, cause: 'deed', doer }
}

/** The seat whose decisions account for most of a swing, if there is one. */
function mostly(swing: Swing, decisions: readonly DecisionEffects[]): Seat | null {
  const within = decisions.filter(({ step }) => isWithin(swing, step))
  const shareOf = (seat: Seat): number =>
    within.filter((each) => each.seat === seat).reduce((sum, { effects }) => sum + effects[swing.seat]!, 0) /
    changeOf(swing)
  const [first] = [...swing.to.keys()].toSorted((a, b) => shareOf(b) - shareOf(a))
  return first !== undefined && shareOf(first) >= MOSTLY ? first : null
}
