import { expect, test } from 'vitest'
import { exp, power } from './powers.ts'

test('e^x has thirteen right digits from 0 down to where it vanishes', () => {
  let worst = 0
  for (let x = 0; x > -708; x -= 0.0137) worst = Math.max(worst, Math.abs(exp(x) / Math.E ** x - 1))
  expect(worst).toBeLessThan(1e-13)
  expect(exp(0)).toBe(1)
  expect(exp(-709)).toBe(0)
  expect(exp(-Infinity)).toBe(0)
})

test('e^x is the same to the last bit everywhere', () => {
  expect([-0.1, -1, -2.5, -10, -100].map(exp)).toEqual([
    0.9048374180359592, 0.36787944117144233, 0.08208499862389872, 0.00004539992976248484, 3.720075976020834e-44,
  ])
})

test('whole powers', () => {
  expect([0, 1, 2, 5].map((exponent) => power(3, exponent))).toEqual([1, 3, 9, 243])
  expect(power(0, 0)).toBe(1)
  expect(power(0.5, 3)).toBe(0.125)
})
