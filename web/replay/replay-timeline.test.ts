import { readFileSync, readdirSync } from 'node:fs'
import type { GameRecord } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { pounce, type PounceView } from '../../engine/testing/pounce.ts'
import { ReplayTimeline } from './replay-timeline.ts'

const STEPS = ['* deal FMFMF', '0 swap M', '1 keep', '* draw 0 F']

function timelineOf(steps: readonly string[] = STEPS): ReplayTimeline {
  const timeline = ReplayTimeline.of(pounce.create(2, {}), steps)
  if (!(timeline instanceof ReplayTimeline)) throw new Error(timeline.why.join(' '))
  return timeline
}

test('every decision, every closing of a window and every card of chance is a position of its own', () => {
  const timeline = timelineOf()
  expect(timeline.last).toBe(9) // The first position, five cards dealt, two answers, the closing and one card drawn.
  expect([0, 1, 5, 6, 7, 8, 9].map((position) => timeline.stepsAt(position))).toEqual([0, 1, 1, 2, 3, 3, 4])
  expect([0, 1, 2, 3, 4].map((steps) => timeline.positionAfter(steps))).toEqual([0, 5, 6, 8, 9])
})

test('a position beyond either end is the end', () => {
  const timeline = timelineOf()
  expect(timeline.positionAfter(-1)).toBe(0)
  expect(timeline.positionAfter(99)).toBe(9)
  expect(timeline.stepsAt(99)).toBe(4)
})

test('a seat sees its own cards, a watcher none, and with all cards open everybody sees all', () => {
  const timeline = timelineOf()
  const handOf = (viewer: number | null): string | null => (timeline.frameAt(9, viewer).view as PounceView).hand
  expect(handOf(0)).toBe('FF')
  expect(handOf(1)).toBe('FM')
  expect(handOf(null)).toBeNull()
  expect(timeline.openAt(9).map((view) => (view as PounceView).hand)).toEqual(['FF', 'FM'])
  expect(timeline.frameAt(9, 0).events).toEqual([{ type: 'draw', seat: 0, card: 'F' }])
  expect(timeline.frameAt(9, 1).events).toEqual([{ type: 'draw', seat: 0, card: null }])
  expect(timeline.frameAt(9, 'all').events).toEqual([{ type: 'draw', seat: 0, card: 'F' }])
})

test('what leads over several positions is told together', () => {
  const timeline = timelineOf()
  expect(timeline.frameAt(5, null, 0).events).toHaveLength(5)
  expect(timeline.frameAt(9, 1, 6).events.map((event) => (event as { type: string }).type)).toEqual([
    'chosen',
    'swap',
    'draw',
  ])
  expect(timeline.frameAt(0, null).events).toEqual([])
})

test('the chronicle tells at which position each thing came about', () => {
  const { events, positions } = timelineOf().chronicle(0, 6)
  expect(events).toHaveLength(6)
  expect(positions).toEqual([1, 2, 3, 4, 5, 6])
  expect(JSON.stringify(events)).toContain('"seat":1,"card":null')
})

test('a step that cannot be played is named with its rule', () => {
  expect(ReplayTimeline.of(pounce.create(2, {}), ['* deal FMFMF', '0 swap F', '0 keep'])).toMatchObject({
    step: 2,
    rule: 'PO-1',
  })
  expect(ReplayTimeline.of(pounce.create(2, {}), ['* deal FMFMF', '* draw 0 F'])).toMatchObject({
    step: 1,
    rule: 'order',
  })
})

describe.each(GAMES.map((kind) => [kind.id, kind] as const))('%s', (id, kind) => {
  const folder = new URL(`../../games/${id}/playthroughs/`, import.meta.url)
  test.each(readdirSync(folder))('%s has the same end and all events at every cut', (file) => {
    const record = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GameRecord
    const timeline = ReplayTimeline.of(kind.create(record.seats, record.options), record.steps)
    if (!(timeline instanceof ReplayTimeline)) throw new Error(timeline.why.join(' '))
    expect(timeline.resultAt(timeline.last)).toEqual(record.result)
    expect(timeline.stepsAt(timeline.last)).toBe(record.steps.length)
    const pieces = Array.from({ length: timeline.last }, (_, index) => timeline.frameAt(index + 1, 0).events)
    expect(pieces.flat()).toEqual(timeline.chronicle(0).events)
  })
})
