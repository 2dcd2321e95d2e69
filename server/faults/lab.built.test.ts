import { expect, test } from 'vitest'
import { FAULTS } from './faults.ts'
import { survive } from './lab.ts'

/** The whole round is `npm run faults`. */
const SHORT = ['the disk is full', 'one of two servers is killed']

test.each(FAULTS.filter(({ name }) => SHORT.includes(name)))('$name ($database)', async (fault) => {
  const { problems, acknowledged } = await survive(fault, { seed: 'short', lasts: 1000 })
  expect(problems).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
})
