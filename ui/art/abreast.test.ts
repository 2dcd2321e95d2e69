import { expect, test } from 'vitest'
import { abreast } from './abreast.ts'

test('one cat stands in the middle, and two at full size beside it', () => {
  expect(abreast(1)).toEqual([{ x: 0, scale: 1 }])
  expect(abreast(2)).toEqual([
    { x: -50, scale: 1 },
    { x: 50, scale: 1 },
  ])
})

test('more cats are smaller and take no more room', () => {
  const six = abreast(6)
  expect(six.map(({ scale }) => scale)).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
  expect(six.at(-1)!.x - six[0]!.x).toBe(250)
})
