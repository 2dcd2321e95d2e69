import type { Review, ReviewedDecision } from '@alleycat/bots'

/** A point of a curve: after so many steps, this chance to win. */
export interface ChancePoint {
  readonly steps: number
  readonly chance: number
}

/** Where the chances were looked at: before the deal, before every decision that had an alternative, and at the end. */
export const momentsOf = ({ moments }: Review, steps: number): number[] => [0, ...moments, steps]

export function curvesOf(review: Review, steps: number): ChancePoint[][] {
  const moments = momentsOf(review, steps)
  return review.players.map(({ curve }) => curve.map((chance, index) => ({ steps: moments[index]!, chance })))
}

/** The corners of a curve in a box of this size, 1 at the top, as an SVG path has them. */
export function pathOf(points: readonly ChancePoint[], steps: number, width: number, height: number): string {
  return points
    .map(({ steps: at, chance }, index) => {
      const x = (at / Math.max(1, steps)) * width
      const y = (1 - Math.min(1, Math.max(0, chance))) * height
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

/** Decisions that cost something worth talking about. */
export const worthALook = ({ decisions }: Review): ReviewedDecision[] =>
  decisions.filter(({ grade, better }) => better !== null && grade !== 'best' && grade !== 'good')
