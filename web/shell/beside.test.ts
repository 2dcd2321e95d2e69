import { expect, test } from 'vitest'
import { placeBeside } from './beside.ts'

const PHONE = { width: 360, height: 640 }
const NOTE = { width: 340, height: 60 }

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  width,
  height,
})

test('a note stands above what it is about where nothing is hidden by it', () => {
  expect(placeBeside(box(160, 300, 40, 60), NOTE, PHONE, [])).toEqual({ left: 10, top: 232 })
})

test('a note stands below what it is about where the page ends above', () => {
  expect(placeBeside(box(160, 40, 40, 60), NOTE, PHONE, []).top).toBe(108)
})

test('a note stands below where it would hide something above', () => {
  const market = { box: box(0, 240, 360, 50), weight: 1 }
  expect(placeBeside(box(160, 300, 40, 60), NOTE, PHONE, [market]).top).toBe(368)
})

test('of two things a note hides the one that matters less', () => {
  const [cards, prompt] = [box(0, 240, 360, 50), box(0, 370, 360, 50)]
  const things = (above: number, below: number) => [
    { box: cards, weight: above },
    { box: prompt, weight: below },
  ]
  expect(placeBeside(box(160, 300, 40, 60), NOTE, PHONE, things(5, 1)).top).toBe(368)
  expect(placeBeside(box(160, 300, 40, 60), NOTE, PHONE, things(1, 5)).top).toBe(232)
})

test('on a phone held sideways a note stands beside a column rather than over it', () => {
  const strip = { box: box(6, 110, 144, 60), weight: 2 }
  const { left } = placeBeside(box(10, 180, 140, 60), { width: 240, height: 60 }, { width: 500, height: 360 }, [
    strip,
    { box: box(6, 245, 144, 60), weight: 2 },
  ])
  expect(left).toBe(158)
})

test('a note never hides what it is about', () => {
  const hand = box(0, 560, 360, 70)
  const { top } = placeBeside(hand, NOTE, PHONE, [{ box: box(0, 400, 360, 160), weight: 5 }])
  expect(top + NOTE.height).toBeLessThanOrEqual(hand.top)
})
