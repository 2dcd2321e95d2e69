import type { Clock, Clocks, Pace } from '@alleycat/protocol'
import type { OnlineWords } from './words/words.ts'

/** What the clocks show: each seat's own, and the time for all who are asked together. */
interface ClockFaces {
  /** Milliseconds by seat; null where there are no such clocks. */
  readonly seats: readonly number[] | null
  /** The seat whose clock runs. */
  readonly running: number | null
  /** Milliseconds until the deadline of those who are asked, where no seat's own clock runs. */
  readonly common: number | null
}

/** What the clocks show at a moment by the clock of the server. */
export function clockFaces({ deadline, left, running }: Clocks, now: number): ClockFaces {
  const togo = deadline === null ? null : Math.max(0, deadline - now)
  return {
    seats: left && left.map((each, seat) => (seat === running ? togo! : each)),
    running,
    common: running === null ? togo : null,
  }
}

export interface ClockFace {
  /** The time that is left, in milliseconds. */
  readonly time: number
  readonly isRunning: boolean
}

/** What is shown of a seat's time: the common one while it has to answer, else its own, if there are clocks. */
export function clockFaceOf(
  { seats, running, common }: ClockFaces,
  seat: number,
  isAwaited: boolean,
): ClockFace | null {
  if (common !== null && isAwaited) return { time: common, isRunning: true }
  const time = seats?.[seat]
  return time === undefined ? null : { time, isRunning: running === seat }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `4:05`; hours and days in words. */
export function timeText(milliseconds: number, { create }: OnlineWords): string {
  if (milliseconds >= 2 * DAY) return create.days(Math.floor(milliseconds / DAY))
  if (milliseconds >= 2 * HOUR) return create.hours(Math.floor(milliseconds / HOUR))
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The clocks that the app offers; the API takes others too. */
export const CLOCKS: readonly Clock[] = [
  { seconds: 60, increment: 10 },
  { seconds: 180, increment: 15 },
  { seconds: 300, increment: 20 },
  { seconds: 600, increment: 30 },
]
export const STANDARD_CLOCK = 1

export const PACES = ['none', 'live', 'days'] as const

/** A pace while it is being chosen: what belongs to another kind is kept until somebody comes back to it. */
export interface PaceChoice {
  kind: (typeof PACES)[number]
  /** The index of one of `CLOCKS`. */
  clock: number
  hours: number
}

export function paceOf({ kind, clock, hours }: PaceChoice): Pace {
  if (kind === 'days') return { kind, hours }
  return { kind: 'live', clock: kind === 'none' ? null : CLOCKS[clock]! }
}

/** The times for one decision that the app offers for games over days, in hours. */
export const DEADLINES = [8, 24, 72, 168] as const

export const clockText = ({ seconds, increment }: Clock, { create }: OnlineWords): string =>
  create.clockOf(Math.round((seconds / 60) * 10) / 10, increment)

export const hoursText = (hours: number, { create }: OnlineWords): string =>
  hours % 24 === 0 ? create.days(hours / 24) : create.hours(hours)

export function paceText(pace: Pace, says: OnlineWords): string {
  if (pace.kind === 'days') return says.pace.days(hoursText(pace.hours, says))
  return pace.clock === null ? says.pace.none : says.pace.live(clockText(pace.clock, says))
}
