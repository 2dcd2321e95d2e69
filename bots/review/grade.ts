import type { Candidate } from '../search.ts'

/** How good a decision was, from best to worst. */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Grade = (typeof GRADES)[number]

/** The largest loss, as a chance to win, with which a decision still has the grade; one that cost nothing was the best. */
const LIMITS: readonly (readonly [Grade, number])[] = [
  ['best', 0],
  ['good', 0.02],
  ['inaccuracy', 0.05],
  ['mistake', 0.1],
]

export const gradeOf = (loss: number): Grade => LIMITS.find(([, most]) => loss <= most)?.[0] ?? 'blunder'

/**
 * The standard deviation of one iteration's outcome, as a share of what it would be if every iteration ended in a win
 * or a loss. Most end in an estimate, which varies less. It was measured over whole games at two and four seats.
 */
const SPREAD = 0.7
/** The number of standard errors from which on a difference is taken as real. */
const SURE = 2

/** The standard error of a search's value of a decision. */
export const standardError = (candidate: Candidate): number => Math.sqrt(variance(candidate))

function variance({ value, visits }: Candidate): number {
  // A handful of iterations may all end alike by chance, so two wins and two losses are added (Agresti and Coull).
  const chance = (value * visits + 2) / (visits + 4)
  return ((SPREAD * SPREAD + 1 / visits) * chance * (1 - chance)) / visits
}

/** Whether `a` is better than `b` beyond the noise of the search. */
export const surelyBetter = (a: Candidate, b: Candidate): boolean =>
  a.value - b.value > SURE * Math.sqrt(variance(a) + variance(b))

/** The lower end of the confidence interval of a decision's value. */
const atLeast = (candidate: Candidate): number => candidate.value - SURE * standardError(candidate)

/** Sorts candidates by the least that they are worth, so that a rarely visited one needs a higher value to come first. */
export const ranked = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => atLeast(b) - atLeast(a))
