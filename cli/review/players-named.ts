import type { GameRecord } from '@alleycat/engine'
import { visible } from '../text.ts'

/** As long as the page shows a name. */
const MOST_NAME = 24

/**
 * What the players of a record are called: by its names, which nobody has checked, with the number of the seat where several
 * have the same one, and by `called` where it tells none.
 */
export function playersNamed(
  { seats, names }: Pick<GameRecord, 'seats'> & { readonly names?: unknown },
  called: (seat: number) => string,
): string[] {
  const given: readonly unknown[] = Array.isArray(names) && names.length === seats ? names : []
  const told = Array.from({ length: seats }, (_, seat) => {
    const name = given[seat]
    return typeof name === 'string' ? visible(name.trim(), MOST_NAME) : ''
  })
  return told.map((name, seat) => {
    if (name === '') return called(seat)
    return told.indexOf(name) === told.lastIndexOf(name) ? name : `${name} (${seat + 1})`
  })
}
