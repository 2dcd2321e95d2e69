import { expect, it } from 'vitest'
import { en } from './words/en.ts'
import { clockFaceOf, clockFaces, paceText, timeText } from './clocks.ts'
import { withCount } from './my-tables.svelte.ts'

it('the clock of whoever is on turn runs, and the others stand', () => {
  const clocks = { deadline: 61_000, left: [90_000, 60_000], running: 1 }
  expect(clockFaces(clocks, 11_000)).toEqual({ seats: [90_000, 50_000], running: 1, common: null })
  expect(clockFaces(clocks, 99_000).seats).toEqual([90_000, 0])
})

it('answers have a time of their own, the same for all', () => {
  const clocks = { deadline: 31_000, left: [90_000, 60_000], running: null }
  expect(clockFaces(clocks, 11_000)).toEqual({ seats: [90_000, 60_000], running: null, common: 20_000 })
  expect(clockFaces({ deadline: null, left: null, running: null }, 5)).toEqual({
    seats: null,
    running: null,
    common: null,
  })
})

it('no clock of a seat seems to run because it has as much left as an answer may take', () => {
  // After a timeout a seat of 600 + 30 s has 30 s left, and an answer window of 30 s opens.
  const clocks = { deadline: 31_000, left: [30_000, 600_000], running: null }
  expect(clockFaces(clocks, 11_000)).toEqual({ seats: [30_000, 600_000], running: null, common: 20_000 })
  // Both seats have timed out once, and the second is on turn.
  const turn = { deadline: 31_000, left: [30_000, 30_000], running: 1 }
  expect(clockFaces(turn, 11_000)).toEqual({ seats: [30_000, 20_000], running: 1, common: null })
})

it('who has to answer is shown the time for answers, the others their own', () => {
  const faces = clockFaces({ deadline: 31_000, left: [90_000, 60_000], running: null }, 11_000)
  expect(clockFaceOf(faces, 0, true)).toEqual({ time: 20_000, isRunning: true })
  expect(clockFaceOf(faces, 1, false)).toEqual({ time: 60_000, isRunning: false })
})

it('over days only those who are awaited have a time, and without a clock nobody', () => {
  const days = clockFaces({ deadline: 31_000, left: null, running: null }, 11_000)
  expect(clockFaceOf(days, 0, true)).toEqual({ time: 20_000, isRunning: true })
  expect(clockFaceOf(days, 1, false)).toBeNull()
  expect(clockFaceOf(clockFaces({ deadline: null, left: null, running: null }, 5), 0, true)).toBeNull()
})

it('times are read at a glance', () => {
  expect(timeText(61_000, en)).toBe('1:01')
  expect(timeText(5 * 3_600_000, en)).toBe('5 hours')
  expect(timeText(72 * 3_600_000, en)).toBe('3 days')
  expect(paceText({ kind: 'live', clock: { seconds: 180, increment: 15 } }, en)).toBe('Pace: 3 min + 15 s per turn')
  expect(paceText({ kind: 'days', hours: 24 }, en)).toBe('Pace: 1 day per decision')
})

it('the count of waiting tables stands before any title, once', () => {
  expect(withCount('Tables · Alleycat', 2)).toBe('(2) Tables · Alleycat')
  expect(withCount('(2) Tables · Alleycat', 3)).toBe('(3) Tables · Alleycat')
  expect(withCount('(3) Tables · Alleycat', 0)).toBe('Tables · Alleycat')
})
