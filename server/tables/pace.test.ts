import type { Pace } from '@alleycat/protocol'
import { expect, test } from 'vitest'
import { chargeTurn, clocksAtStart, startTurn, startWindow } from './pace.ts'

const PACE: Pace = { kind: 'live', clock: { seconds: 600, increment: 30 } }

test("the clock of the seat on turn runs, and nobody else's", () => {
  const start = clocksAtStart(PACE, 2)
  expect(start).toEqual({ deadline: null, left: [600_000, 600_000], running: null })
  expect(startTurn(start, PACE, 1, 1000)).toEqual({ deadline: 601_000, left: [600_000, 600_000], running: 1 })
})

test('after a timeout, which leaves as much as an answer may take, no clock runs while several may answer', () => {
  const turn = startTurn(clocksAtStart(PACE, 2), PACE, 0, 0)
  const timedOut = chargeTurn(turn, PACE, 0, 0, 600_000)
  expect(startWindow(timedOut, PACE, 600_000)).toEqual({ deadline: 630_000, left: [30_000, 600_000], running: null })
  expect(startTurn(timedOut, PACE, 1, 600_000).running).toBe(1)
})

test('without a time of their own no seat has a clock that runs', () => {
  const days: Pace = { kind: 'days', hours: 1 }
  const friends: Pace = { kind: 'live', clock: null }
  expect(startTurn(clocksAtStart(days, 2), days, 0, 0)).toEqual({ deadline: 3_600_000, left: null, running: null })
  expect(startTurn(clocksAtStart(friends, 2), friends, 0, 0)).toEqual({ deadline: null, left: null, running: null })
})
