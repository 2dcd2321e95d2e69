import type { Seat } from '@alleycat/engine'
import type { Moment } from './moment.ts'
import { intervals } from './players.ts'

/** A large swing of a seat's chance to win. */
export interface TurningPoint {
  /** Whether a decision caused it, or the cards after a decision. */
  readonly cause: 'choice' | 'cards'
  /** The first and the last step of the record in which it happened, both included; they are equal for a choice. */
  readonly steps: readonly [first: number, last: number]
  /** The seat that chose; null for cards. */
  readonly by: Seat | null
  /** The seat whose chance changed, and its chance before and after. */
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

/** A review names at most `MOST` turning points, and none that changes a chance to win by less than `LEAST`. */
const MOST = 3
const LEAST = 0.05

/**
 * The largest swings of a game with this many steps, in the order of the game: those of one seat, or of the seat that a
 * decision or the cards changed most.
 */
export function turningPoints(
  moments: readonly Moment[],
  final: readonly number[],
  steps: number,
  of: Seat | null,
): TurningPoint[] {
  const swings = [...choices(moments, of), ...cards(moments, final, steps, of)]
  return swings
    .filter((swing) => size(swing) >= LEAST)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, MOST)
    .toSorted((a, b) => a.steps[0] - b.steps[0] || a.steps[1] - b.steps[1])
}

const size = ({ from, to }: TurningPoint): number => Math.abs(to - from)

const choices = (moments: readonly Moment[], of: Seat | null): TurningPoint[] =>
  moments.map(({ decision, chances, effects }) => {
    const seat = of ?? decision.seat
    const from = chances[seat]!
    return {
      cause: 'choice',
      steps: [decision.step, decision.step],
      by: decision.seat,
      seat,
      from,
      to: from + effects[seat]!,
    }
  })

/** An interval begins with the decision that caused it; the first begins with the deal. */
const cards = (moments: readonly Moment[], final: readonly number[], steps: number, of: Seat | null): TurningPoint[] =>
  intervals(moments, final).map(({ from, to }, index) => {
    const seat = of ?? mostChanged(from, to)
    const first = moments[index - 1]?.decision.step ?? 0
    const last = (moments[index]?.decision.step ?? steps) - 1
    return { cause: 'cards', steps: [first, last], by: null, seat, from: from[seat]!, to: to[seat]! }
  })

function mostChanged(from: readonly number[], to: readonly number[]): Seat {
  const changes = from.map((chance, seat) => Math.abs(to[seat]! - chance))
  return changes.indexOf(Math.max(...changes))
}
