import { expect, test } from 'vitest'
import { progressText } from './progress.ts'
import { wordsIn } from './words/words.ts'

const en = wordsIn('en')

test('a bar tells how much is done, how fast, and how long it will take', () => {
  expect(progressText(0, 1000, 0, en)).toBe(`${'░'.repeat(24)}    0%  0 of 1,000`)
  expect(progressText(250, 1000, 50, en)).toBe(`${'█'.repeat(6)}${'░'.repeat(18)}   25%  250 of 1,000  5/s  2:30 left`)
  expect(progressText(1000, 1000, 2, en)).toBe(`${'█'.repeat(24)}  100%  1,000 of 1,000  500/s  0:00 left`)
})
