import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pounce } from '../../engine/testing/pounce.ts'
import { ReplayTimeline } from './replay-timeline.ts'
import { dealtAfter, Replay } from './replay.svelte.ts'

const STEPS = ['* deal FMFMF', '0 swap M', '1 keep', '* draw 0 F']

function replay(): Replay {
  const timeline = ReplayTimeline.of(pounce.create(2, {}), STEPS)
  if (!(timeline instanceof ReplayTimeline)) throw new Error(timeline.why.join(' '))
  return new Replay(timeline, () => 1000)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a replay is opened where something is decided for the first time', () => {
  expect(dealtAfter(STEPS)).toBe(1)
  expect(dealtAfter(['0 keep'])).toBe(0)
  expect(dealtAfter(['* deal FMFMF'])).toBe(1)
})

test('a step on plays a whole step and tells all of it', () => {
  const it = replay()
  it.next()
  expect([it.position, it.steps]).toEqual([5, 1])
  expect(it.frame.events).toHaveLength(5)
  it.next()
  expect(it.frame.events).toEqual([{ type: 'chosen', seat: 0 }])
})

test('a moment that is led to keeps its caption until something else is looked at', () => {
  const it = replay()
  const moment = { steps: 2, eyes: 1, advised: 'keep', caption: 'A swap' }
  it.show(moment)
  expect([it.steps, it.eyes, it.led]).toEqual([2, 1, moment])
  it.look('all')
  expect(it.led).toBe(moment)
  it.next()
  expect(it.led).toBe(null)
  it.show({ ...moment, eyes: null })
  expect([it.eyes, it.led?.caption]).toEqual(['all', 'A swap'])
})

test('a step back and a jump tell nothing', () => {
  const it = replay()
  it.last()
  expect([it.steps, it.atEnd]).toEqual([4, true])
  expect(it.frame.events).toEqual([])
  it.previous()
  expect(it.steps).toBe(3)
  expect(it.frame.events).toEqual([])
  it.first()
  it.previous()
  expect(it.position).toBe(0)
  it.goTo(99)
  expect(it.steps).toBe(4)
})

test('playing goes card by card at the chosen speed and ends at the end', () => {
  const it = replay()
  it.play()
  expect(it.position).toBe(1)
  vi.advanceTimersByTime(800)
  expect(it.position).toBe(2)
  expect(it.frame.events).toHaveLength(1)
  it.speed = 'fast'
  vi.advanceTimersByTime(10_000)
  expect([it.atEnd, it.playing]).toEqual([true, false])
})

test('playing stops at a touch, in the middle of a step, which the next touch completes', () => {
  const it = replay()
  it.play()
  vi.advanceTimersByTime(800)
  it.toggle()
  vi.advanceTimersByTime(10_000)
  expect([it.position, it.playing]).toEqual([2, false])
  it.next()
  expect(it.position).toBe(5)
})

test('playing at the end begins anew', () => {
  const it = replay()
  it.last()
  it.toggle()
  expect([it.position, it.playing]).toEqual([1, true])
  it.pause()
})

test('other eyes see the same position without anything happening', () => {
  const it = replay()
  it.goTo(3)
  it.next()
  expect(it.frame.events).toHaveLength(1)
  expect(it.open).toHaveLength(2)
  it.look(1)
  expect([it.position, it.open]).toEqual([9, null])
  expect(it.frame.events).toEqual([])
  expect(it.frame.view).toMatchObject({ hand: 'FM' })
})
