import { expect, test } from 'vitest'
import { sparkLine } from './spark-line.ts'

test('the bars of a spark line cover chances from 0 to 1', () => {
  expect(sparkLine([0, 0.2, 0.5, 0.8, 1])).toBe('▁▂▅▇█')
})

test('a long one is shortened to its means, and ends where the game ends', () => {
  const line = sparkLine(Array.from({ length: 1000 }, (_, i) => (i === 999 ? 0 : 0.99)))
  expect(line).toBe(`${'█'.repeat(39)}▁`)
})

test('chances a little outside of 0 to 1 are drawn all the same', () => {
  expect(sparkLine([-0.02, 1.02])).toBe('▁█')
})
