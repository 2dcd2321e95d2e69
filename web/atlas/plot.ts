import { figureOf, type Compared, type Place } from './atlas.ts'

/** The part of a scale that some figures take up, with a little air around them. */
export interface Range {
  readonly least: number
  readonly most: number
  /** Where a value lies between the ends, 0 to 1. */
  share(value: number): number
}

const AIR = 0.06

export function rangeOf(places: readonly Place[], compared: Compared): Range {
  const values = places.map((place) => figureOf(place, compared).value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const air = AIR * (high - low) || 1
  // What is never negative has a scale that begins at nothing at the lowest.
  const [least, most] = [low < 0 ? low - air : Math.max(0, low - air), high + air]
  return { least, most, share: (value) => (value - least) / (most - least) }
}
