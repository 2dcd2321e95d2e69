import { Refusal } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRecord } from '../replay/reading.ts'
import { ReplayTimeline } from '../replay/replay-timeline.ts'
import { raceOf } from './race.ts'

test('a race leads from nothing to the scores of the result, and holds them where they can be seen', () => {
  const path = new URL('../../games/catham-city/playthroughs/2-seats-DHMRS.jsonl', import.meta.url)
  const record = readRecord(JSON.parse(readFileSync(path, 'utf8')), GAMES)
  if (record instanceof Refusal) throw new Error('broken')
  const kind = GAMES.find(({ id }) => id === record.game)!
  const timeline = ReplayTimeline.of(kind.create(record.seats, record.options), record.steps)
  if (timeline instanceof Refusal) throw new Error('broken')
  const { top, length, curves } = raceOf(timeline)
  const { scores } = record.result
  expect(top).toBe(Math.max(...scores))
  expect(curves.map(({ points }) => points[0])).toEqual(scores.map(() => ({ steps: 0, height: 0 })))
  for (const { seat, points } of curves) {
    const height = scores[seat]! / top
    expect(points.slice(-2)).toEqual([
      { steps: record.steps.length, height },
      { steps: length, height },
    ])
  }
  expect(length / record.steps.length).toBeGreaterThan(1.03)
})
