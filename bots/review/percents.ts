/**
 * Chances that add up to 1 as whole percentages that add up to 100: all are rounded down, and those that lost most by it get
 * what is missing.
 */
export function wholePercents(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => 100 * chance)
  const percents = exact.map((percent) => Math.floor(percent + 1e-9))
  const missing = Math.round(exact.reduce((sum, percent) => sum + percent, 0)) - percents.reduce((a, b) => a + b, 0)
  const neediest = [...exact.keys()].toSorted((a, b) => exact[b]! - percents[b]! - (exact[a]! - percents[a]!))
  for (const index of neediest.slice(0, missing)) percents[index]!++
  return percents
}

/** The share that is shown of an accuracy: rounded to whole percentages, only what was perfect may be 100. */
export const shownAccuracy = (accuracy: number): number => (accuracy < 1 ? Math.min(accuracy, 0.99) : 1)
