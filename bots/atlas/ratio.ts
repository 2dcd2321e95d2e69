/**
 * What has to be kept of independent trials, each with a numerator n and a denominator d, to tell the ratio of their
 * sums and how sure it is: the sums of n, d, n², n·d and d², and how many trials there were. A mean is the ratio whose
 * denominators are all 1.
 */
export type RatioSums = readonly [n: number, d: number, nn: number, nd: number, dd: number, trials: number]

export const NO_TRIALS: RatioSums = [0, 0, 0, 0, 0, 0]

export const withTrial = (sums: RatioSums, n: number, d = 1): RatioSums => added(sums, [n, d, n * n, n * d, d * d, 1])

export const added = (a: RatioSums, b: RatioSums): RatioSums => [
  a[0] + b[0],
  a[1] + b[1],
  a[2] + b[2],
  a[3] + b[3],
  a[4] + b[4],
  a[5] + b[5],
]

/** A figure, and half the width of the interval around it that holds the truth with 95 % confidence. */
export interface Estimate {
  readonly value: number
  readonly margin: number
}

/** A normal distribution has 95 % of its mass within this many standard deviations of the mean. */
const Z = 1.96

/** The ratio of the sums, with the usual (linearised) standard error of a ratio; null where nothing was seen. */
export function estimateOf([n, d, nn, nd, dd, trials]: RatioSums): Estimate | null {
  if (trials < 2 || d === 0) return null
  const value = n / d
  const residuals = Math.max(0, nn - 2 * value * nd + value * value * dd)
  return { value, margin: (Z * Math.sqrt((residuals * trials) / (trials - 1))) / Math.abs(d) }
}
