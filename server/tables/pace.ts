/** How fast a table plays. */
export type Pace =
  /** Everybody is there. `clock` is null among friends who need none. */
  | { readonly kind: 'live'; readonly clock: Clock | null }
  /** Everybody looks in now and then; each decision has so many hours. */
  | { readonly kind: 'days'; readonly hours: number }

interface Clock {
  /** Seconds each seat has for the whole game. */
  readonly seconds: number
  /** Seconds a seat gets for each decision of its own turns. */
  readonly increment: number
}

export const STANDARD_PACE: Pace = { kind: 'live', clock: { seconds: 180, increment: 15 } }

/**
 * Answers have a time of their own, the same for everybody: a clock that ran for those who were asked would show who was
 * (CC-27a).
 */
const ANSWER_MS = 30_000
const HOUR_MS = 3_600_000

/** What the clocks of a table showed at some moment. */
export interface Clocks {
  /** When the time of those who are awaited is over; null without a clock. */
  readonly deadline: number | null
  /** Milliseconds each seat has left; null where there is no such account. */
  readonly left: readonly number[] | null
}

export function clocksAtStart(pace: Pace, seats: number): Clocks {
  const clock = pace.kind === 'live' ? pace.clock : null
  return { deadline: null, left: clock && Array.from({ length: seats }, () => clock.seconds * 1000) }
}

/** A seat's turn begins. */
export function startTurn(clocks: Clocks, pace: Pace, seat: number, now: number): Clocks {
  if (pace.kind === 'days') return { ...clocks, deadline: now + pace.hours * HOUR_MS }
  return { ...clocks, deadline: clocks.left && now + clocks.left[seat]! }
}

/** An answer window opens. */
export function startWindow(clocks: Clocks, pace: Pace, now: number): Clocks {
  if (pace.kind === 'days') return { ...clocks, deadline: now + pace.hours * HOUR_MS }
  return { ...clocks, deadline: clocks.left && now + ANSWER_MS }
}

/** A seat has decided on its turn, which began at `from`. */
export function chargeTurn(clocks: Clocks, pace: Pace, seat: number, from: number, now: number): Clocks {
  const clock = pace.kind === 'live' ? pace.clock : null
  if (!clock || !clocks.left) return { ...clocks, deadline: null }
  const left = Math.max(0, clocks.left[seat]! - Math.max(0, now - from)) + clock.increment * 1000
  return { deadline: null, left: clocks.left.with(seat, left) }
}
