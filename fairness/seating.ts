import { draw } from './draws.ts'

/** Who sits where, drawn from a table's first draws: under each seat the place, in order of joining, that sits there. */
export function drawSeating(key: Uint8Array, places: number): number[] {
  const seating = Array.from({ length: places }, (_, place) => place)
  for (let last = places - 1; last > 0; last--) {
    const other = draw(key, seatingDraws(places) - last, last + 1)
    ;[seating[last], seating[other]] = [seating[other]!, seating[last]!]
  }
  return seating
}

/** How many draws the seating takes; the deal goes on from there. */
export const seatingDraws = (places: number): number => places - 1
