import type { Viewer } from '@alleycat/engine'
import type { SoundName } from '@alleycat/ui/sounds.ts'
import type { CathamCityEvent } from '../rules/events.ts'
import { TURNING_OVER } from './reveal-transition.ts'

/** How long each event is shown, in milliseconds at normal speed. */
const BEATS: Readonly<Record<CathamCityEvent['type'], number>> = {
  deal: 60,
  refill: 150,
  reshuffle: 500,
  turn: 250,
  take: 900,
  play: 1400,
  points: 500,
  draw: 250,
  reveal: 900,
  steal: 700,
  flip: 800,
  ask: 250,
  answered: 150,
  pass: 700,
  pay: 1400,
  give: 1400,
  discard: 1200,
  over: 1200,
}

/** The answers of a window are resolved together, and each further one adds this many milliseconds. */
const EACH_MORE = 200
/** The last card that is revealed is seen with what it brings. */
const RESOLUTION = 700
/** What several cards are is told after the last of them is turned over, and each makes the sentence longer. */
const READING = 200
const LONGEST = 2600

export function beat(events: readonly CathamCityEvent[]): number {
  const first = events.findIndex(({ type }) => type === 'reveal' || type === 'flip')
  if (first < 0) return together(events)
  const revealed = events.slice(first)
  // Cards that come together with their play are revealed after it, one by one.
  const each = revealed.filter(({ type }) => type === 'reveal' || type === 'flip').length
  const last = Math.min(LONGEST, together(revealed) + (events.length > 1 ? RESOLUTION : 0))
  return together(events.slice(0, first)) + (each - 1) * (TURNING_OVER + READING) + last
}

function together(events: readonly CathamCityEvent[]): number {
  let longest = 0
  let more = 0
  for (const { type } of events) {
    longest = Math.max(longest, BEATS[type])
    if (type === 'pass' || type === 'pay' || type === 'give' || type === 'discard') more += EACH_MORE
  }
  return Math.min(LONGEST, longest + Math.max(0, more - EACH_MORE))
}

const SOUND_OF: Readonly<Partial<Record<CathamCityEvent['type'], SoundName>>> = {
  deal: 'card',
  refill: 'card',
  reshuffle: 'card',
  take: 'card',
  play: 'card',
  draw: 'card',
  give: 'card',
  discard: 'card',
  reveal: 'reveal',
  flip: 'reveal',
  steal: 'card',
}

/** The sound of the weightiest event; points sound when they arrive, which is staged. */
export function sound(events: readonly CathamCityEvent[], viewer: Viewer): SoundName | null {
  const over = events.find((event) => event.type === 'over')
  if (over) return viewer === null || over.winner === viewer ? 'win' : 'lose'
  for (const { type } of events) if (SOUND_OF[type] === 'reveal') return 'reveal'
  for (const { type } of events) if (SOUND_OF[type]) return SOUND_OF[type]
  return null
}
