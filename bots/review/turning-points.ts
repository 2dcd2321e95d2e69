import type { Seat } from '@alleycat/engine'
import type { Moment } from './moment.ts'
import { intervals } from './players.ts'

/** Where the game turned for a seat. */
export interface TurningPoint {
  /** A decision, or what the cards did after it. */
  readonly cause: 'choice' | 'cards'
  /** The steps of the record in which it happened, both included: one for a choice. */
  readonly steps: readonly [first: number, last: number]
  /** Whose choice it was; null for cards. */
  readonly by: Seat | null
  /** For whom it turned, and its chance before and after. */
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

/** How many there are at most, and the least that is worth the name. */
const MOST = 3
const LEAST = 0.05

/** The largest swings of a game of so many steps, in the order in which they came: of one seat, or of whoever swung most. */
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

/** An interval begins with the decision that set it off, and with the deal. */
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
