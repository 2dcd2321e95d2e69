import type { Clocks, Pace } from '@alleycat/protocol'

/**
 * Answers have a time of their own, the same for everybody: a clock that ran for those who were asked would show who was
 * (CC-27a).
 */
const ANSWER_MS = 30_000
const HOUR_MS = 3_600_000

export function clocksAtStart(pace: Pace, seats: number): Clocks {
  const clock = pace.kind === 'live' ? pace.clock : null
  const left = clock && Array.from({ length: seats }, () => clock.seconds * 1000)
  return { deadline: null, left, running: null }
}

/** A seat's turn begins. */
export function startTurn(clocks: Clocks, pace: Pace, seat: number, now: number): Clocks {
  const { left } = clocks
  if (pace.kind === 'days') return { deadline: now + pace.hours * HOUR_MS, left, running: clocks.running }
  return left ? { deadline: now + left[seat]!, left, running: seat } : clocks
}

/** An answer window opens. */
export function startWindow(clocks: Clocks, pace: Pace, now: number): Clocks {
  const { left } = clocks
  if (pace.kind === 'days') return { deadline: now + pace.hours * HOUR_MS, left, running: clocks.running }
  return { deadline: left && now + ANSWER_MS, left, running: null }
}

/** The clocks have stood still for so many milliseconds until now. */
export function resume(clocks: Clocks, away: number, now: number): Clocks {
  const { left, running } = clocks
  const deadline = clocks.deadline === null ? null : clocks.deadline + away
  if (!left || deadline === null || running === null) return { deadline, left, running }
  return { deadline, left: left.with(running, Math.max(0, deadline - now)), running }
}

/** A seat has decided on its turn, which began at `from`. */
export function chargeTurn(clocks: Clocks, pace: Pace, seat: number, from: number, now: number): Clocks {
  const clock = pace.kind === 'live' ? pace.clock : null
  if (!clock || !clocks.left) return { deadline: null, left: clocks.left, running: null }
  const left = Math.max(0, clocks.left[seat]! - Math.max(0, now - from)) + clock.increment * 1000
  return { deadline: null, left: clocks.left.with(seat, left), running: null }
}
