import type { Seat } from '@alleycat/engine'
import type { CatBurglarsEvent as Event } from '../rules/events.ts'
import { deedsOf, type Deed } from './deeds.ts'

const BEGINNINGS: ReadonlySet<Event['type']> = new Set([
  'turn',
  'recruit',
  'draw',
  'form',
  'activate',
  'place',
  'secure',
  'pass',
  'infiltrate',
])

/** All that players did, in its order. */
export function doingsOf(events: readonly Event[]): readonly (readonly [Seat, Deed])[] {
  const acts: Event[][] = []
  for (const event of events) {
    const act = acts.at(-1)
    if (act && (!BEGINNINGS.has(event.type) || (isRecruiting(event) && act.some(isRecruiting)))) act.push(event)
    else acts.push([event])
  }
  return acts.flatMap((act) => [...deedsOf(act)])
}

/** The cards that somebody recruits in a turn come one by one, and are one deed. */
const isRecruiting = ({ type }: Event): boolean => type === 'recruit' || type === 'draw'
