import type { Seat } from '@alleycat/engine'
import type { Review, ReviewedDecision, TurningPoint } from '@alleycat/bots'

/** A point of a curve: after so many steps, this height, 0 to 1. */
export interface ChartPoint {
  readonly steps: number
  readonly height: number
}

/** Where the chances were looked at: before the deal, before every decision that had an alternative, and at the end. */
export const momentsOf = ({ moments }: Review, steps: number): number[] => [0, ...moments, steps]

/** The chances of every player. */
export function curvesOf(review: Review, steps: number): { seat: Seat; points: ChartPoint[] }[] {
  const moments = momentsOf(review, steps)
  return review.players.map(({ seat, curve }) => ({
    seat,
    points: curve.map((height, index) => ({ steps: moments[index]!, height })),
  }))
}

/** The corners of a curve in a box of this size, 1 at the top, as an SVG path has them. */
export function pathOf(points: readonly ChartPoint[], steps: number, width: number, height: number): string {
  return points
    .map(({ steps: at, height: share }, index) => {
      const x = (at / Math.max(1, steps)) * width
      const y = (1 - Math.min(1, Math.max(0, share))) * height
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

/** Decisions that cost something worth talking about. */
export const worthALook = (decisions: readonly ReviewedDecision[]): ReviewedDecision[] =>
  decisions.filter(({ grade, better }) => better !== null && grade !== 'best' && grade !== 'good')

/** The costliest first. */
export const byCost = (decisions: readonly ReviewedDecision[]): ReviewedDecision[] =>
  decisions.toSorted((a, b) => b.loss - a.loss)

/** After how many steps a turning point is shown: before its decision, and after the deal, because before it no card is there. */
export const shownAfter = ({ by, steps: [first, last] }: Pick<TurningPoint, 'by' | 'steps'>): number =>
  by === null ? last + 1 : first

/** A smaller change of somebody's chance, 0 to 1, is not what a turning point is about. */
const CHANGED = 0.05

/** Whose change stands out in a turning point: the own one of the only reader where it is large enough, or else the review's choice. */
export function seatTold({ seat, from, to }: Pick<TurningPoint, 'seat' | 'from' | 'to'>, mine: readonly Seat[]): Seat {
  const [own] = mine
  return mine.length === 1 && Math.abs(to[own!]! - from[own!]!) >= CHANGED ? own! : seat
}

/** How wide the bar of an amount is among others, in percent: a side is one win, or the largest amount if that is more. */
export function barWidth(amounts: readonly number[]): (amount: number) => number {
  const full = Math.max(1, ...amounts.map(Math.abs))
  return (amount) => (50 * Math.abs(amount)) / full
}
