import type { Rating } from '@alleycat/protocol'

/** OpenSkill's scale for people: newcomers (mu 25) stand at 1500, and a point of mu is 40. */
const MU_AT_START = 25
const POINTS_AT_START = 1500
const POINTS_PER_MU = 40
/** A rating with a wider margin, in points, is marked as uncertain. */
const UNCERTAIN = 300

interface ShownRating {
  readonly points: number
  /** Two standard deviations: with 95 % by the model's own reckoning, the strength lies within. */
  readonly margin: number
  readonly isUncertain: boolean
}

export function shownRating({ mu, sigma }: Pick<Rating, 'mu' | 'sigma'>): ShownRating {
  const margin = Math.round(2 * sigma * POINTS_PER_MU)
  const points = Math.round(POINTS_AT_START + (mu - MU_AT_START) * POINTS_PER_MU)
  return { points, margin, isUncertain: margin > UNCERTAIN }
}
