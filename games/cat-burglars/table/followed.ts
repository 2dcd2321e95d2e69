import type { Seat, Viewer } from '@alleycat/engine'
import type { CatBurglarsEvent } from '../rules/events.ts'
import { gangKey } from './spots.ts'

/**
 * The opponent whose gangs are worth seeing when only those of one are shown: whoever is robbed, or else acts. Whose turn
 * begins counts only where nothing else has happened, or nobody would see what was done at the end of the turn before.
 */
export function followedIn(events: readonly CatBurglarsEvent[], viewer: Viewer): Seat | null {
  let next: Seat | null = null
  for (const event of events) {
    if (!('seat' in event) || event.type === 'deal') continue
    const seat = event.type === 'infiltrate' && event.owner !== viewer ? event.owner : event.seat
    if (seat === viewer) continue
    if (event.type !== 'turn') return seat
    next = seat
  }
  return next
}

/** The gangs to which something was done, in this order, by their keys. */
export const touchedIn = (events: readonly CatBurglarsEvent[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.type === 'infiltrate') return [gangKey(event.owner, event.gang)]
    const isPlayed = event.type === 'form' || event.type === 'activate' || event.type === 'place'
    return isPlayed ? [gangKey(event.seat, event.gang)] : []
  })

/**
 * The opponent whose gangs are shown when only those of one are: whoever was asked for, after the end a winner, and before
 * that the one to follow.
 */
export const shownAmong = (
  others: readonly Seat[],
  pinned: Seat | null,
  winners: readonly Seat[],
  followed: Seat | null,
): Seat | undefined =>
  [pinned, ...winners, followed].find((seat) => seat !== null && others.includes(seat)) ?? others[0]
