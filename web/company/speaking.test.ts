import { expect, test } from 'vitest'
import { isTimeToSpeak } from './speaking.ts'

test('bots speak rarely, but whoever wins always does', () => {
  expect(isTimeToSpeak('win', 0, 1)).toBe(true)
  expect(isTimeToSpeak('gain', 4, 0)).toBe(false)
  expect(isTimeToSpeak('gain', 5, 0)).toBe(true)
  expect(isTimeToSpeak('loss', 9, 0.9)).toBe(false)
})
