import { expect, test } from 'vitest'
import { distanceTo } from './into-sight.ts'

const room = { top: 50, bottom: 250 }

test('nothing is scrolled while any of what is asked for is in sight, or nothing is', () => {
  expect(
    distanceTo(
      [
        { top: 60, bottom: 100 },
        { top: 400, bottom: 450 },
      ],
      room,
    ),
  ).toBe(0)
  expect(distanceTo([{ top: 50, bottom: 250 }], room)).toBe(0)
  expect(distanceTo([], room)).toBe(0)
})

test('the nearest of what is asked for comes into sight, be it above or below', () => {
  expect(
    distanceTo(
      [
        { top: 400, bottom: 450 },
        { top: 300, bottom: 320 },
      ],
      room,
    ),
  ).toBe(70)
  expect(
    distanceTo(
      [
        { top: 10, bottom: 40 },
        { top: 300, bottom: 320 },
      ],
      room,
    ),
  ).toBe(-40)
})

test('what is too high to be seen whole is seen from its top', () => {
  expect(distanceTo([{ top: 100, bottom: 400 }], room)).toBe(50)
})
