import { review } from '@alleycat/bots'
import { Refusal } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRecord } from './reading.ts'
import { barWidth, curvesOf, momentsOf, pathOf, seatTold, shownAfter, worthALook } from './review-chart.ts'

const path = new URL('../../games/catham-city/playthroughs/2-seats-DHMRS.jsonl', import.meta.url)

test('a review becomes one curve for each seat, from an even chance to the end', () => {
  const record = readRecord(JSON.parse(readFileSync(path, 'utf8')), GAMES)
  if (record instanceof Refusal) throw new Error('broken')
  const found = review(record, { iterations: 5 })
  const steps = record.steps.length
  const curves = curvesOf(found, steps)
  expect(curves).toHaveLength(2)
  for (const { points } of curves) expect(points.map((point) => point.steps)).toEqual(momentsOf(found, steps))
  expect(curves.map(({ points }) => points[0])).toEqual([
    { steps: 0, height: 0.5 },
    { steps: 0, height: 0.5 },
  ])
  expect(curves.reduce((sum, { points }) => sum + points.at(-1)!.height, 0)).toBe(1)
  for (const decision of worthALook(found.decisions)) expect(decision.loss).toBeGreaterThan(0.02)
})

test('a path has its corners inside the box', () => {
  const points = [
    { steps: 0, height: 0.5 },
    { steps: 5, height: 1.2 },
    { steps: 10, height: 0 },
  ]
  expect(pathOf(points, 10, 100, 40)).toBe('M0.0 20.0L50.0 0.0L100.0 40.0')
})

test('bars are as long as what they stand for, also where that is more than a win', () => {
  const small = barWidth([0.5, -0.2, 0])
  expect([small(0.5), small(-0.2), small(0)]).toEqual([25, 10, 0])
  const large = barWidth([-1, -4, 2])
  expect([large(-1), large(-4), large(2)]).toEqual([12.5, 50, 25])
})

test('a turning point is shown before its decision, and the deal when the cards are there', () => {
  expect(shownAfter({ by: 1, steps: [30, 32] })).toBe(30)
  expect(shownAfter({ by: null, steps: [0, 2] })).toBe(3)
})

test('a turning point is about the reader where it changed much for them', () => {
  const point = { seat: 2, from: [0.25, 0.38, 0.37], to: [0.24, 0.2, 0.56] }
  expect(seatTold(point, [1])).toBe(1)
  expect(seatTold(point, [0])).toBe(2)
  expect(seatTold(point, [0, 1])).toBe(2)
  expect(seatTold(point, [])).toBe(2)
})
