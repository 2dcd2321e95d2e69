import { draw } from './draws.ts'

/**
 * Draws the seating from a table's first draws: for each seat the place that sits there, with places in order of
 * joining.
 */
export function drawSeating(key: Uint8Array, places: number): number[] {
  const seating = Array.from({ length: places }, (_, place) => place)
  for (let last = places - 1; last > 0; last--) {
    const other = draw(key, seatingDraws(places) - last, last + 1)
    ;[seating[last], seating[other]] = [seating[other]!, seating[last]!]
  }
  return seating
}

/** The number of draws that the seating takes; the deal uses those that follow. */
export const seatingDraws = (places: number): number => places - 1
