import type { Viewer } from '@alleycat/engine'
import type { SoundName } from '@alleycat/ui/sounds.ts'
import type { CatBurglarsEvent as Event } from '../rules/events.ts'

const BEATS: Readonly<Record<Event['type'], number>> = {
  deal: 60,
  refill: 150,
  reshuffle: 400,
  turn: 250,
  recruit: 900,
  draw: 250,
  form: 900,
  activate: 900,
  secure: 250,
  infiltrate: 900,
  reveal: 900,
  yarn: 400,
  ask: 250,
  place: 700,
  pass: 1100,
  over: 600,
}

const LONGEST = 4000

/** How long the events are shown, in milliseconds. */
export const beat = (events: readonly Event[]): number =>
  Math.min(
    LONGEST,
    events.reduce((sum, { type }) => sum + BEATS[type], 0),
  )

/** The sound of the weightiest event; cards that are turned over sound while that is staged. */
export function sound(events: readonly Event[], viewer: Viewer): SoundName | null {
  const over = events.find((event) => event.type === 'over')
  if (over) return viewer === null || over.winners.includes(viewer) ? 'win' : 'lose'
  return events.every(({ type }) => type === 'turn' || type === 'ask') || events.some(({ type }) => type === 'reveal')
    ? null
    : 'card'
}
