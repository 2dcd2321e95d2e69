import type { Candidate } from '../search.ts'

/** How good a decision was, the best first. */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Grade = (typeof GRADES)[number]

/** What a decision may cost, as a chance to win, and still be called so; one that cost nothing was the best. */
const LIMITS: readonly (readonly [Grade, number])[] = [
  ['best', 0],
  ['good', 0.02],
  ['inaccuracy', 0.05],
  ['mistake', 0.1],
]

export const gradeOf = (loss: number): Grade => LIMITS.find(([, most]) => loss <= most)?.[0] ?? 'blunder'

/**
 * How far one iteration's outcome strays from the mean, as a share of what it would if every iteration ended in a win or
 * a loss. Most end in an estimate, which strays less. Measured over whole games at two and four seats.
 */
const SPREAD = 0.7
/** How many standard errors make a difference that is no accident. */
const SURE = 2

/** How much a search's value of a decision may be off: the square of its standard error. */
function variance({ value, visits }: Candidate): number {
  // A handful of iterations may all end alike and yet prove nothing: as if two more had been won and two lost.
  const chance = (value * visits + 2) / (visits + 4)
  return ((SPREAD ** 2 + 1 / visits) * chance * (1 - chance)) / visits
}

/** Whether `a` is better than `b` beyond the noise of the search. */
export const surelyBetter = (a: Candidate, b: Candidate): boolean =>
  a.value - b.value > SURE * Math.sqrt(variance(a) + variance(b))

/** What a decision is worth at least. */
const atLeast = (candidate: Candidate): number => candidate.value - SURE * Math.sqrt(variance(candidate))

/** The best first. What was tried little has to be the better for it. */
export const ranked = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => atLeast(b) - atLeast(a))
