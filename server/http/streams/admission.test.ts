import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Admission } from './admission.ts'

test('of many who come at once a few are let in each round, in the order in which they came', async () => {
  const admission = new Admission()
  const admitted: number[] = []
  const all = Array.from({ length: 40 }, (_, n) => admission.turn().then(() => admitted.push(n)))
  await Promise.resolve()
  const counts = [admitted.length]
  for (let round = 0; round < 3; round++) {
    await nextRound()
    counts.push(admitted.length)
  }
  await Promise.all(all)
  expect(counts).toEqual([16, 32, 40, 40])
  expect(admitted).toEqual(Array.from({ length: 40 }, (_, n) => n))
  const late = admission.turn().then(() => admitted.push(40))
  await Promise.resolve()
  expect(admitted.at(-1)).toBe(40)
  await late
})

test('when more wait than could ever be served soon, others are told to come back', async () => {
  const admission = new Admission()
  const waiting = Array.from({ length: 20_016 }, () => admission.turn())
  await expect(admission.turn()).rejects.toMatchObject({ code: 'busy', status: 503 })
  await Promise.all(waiting)
})
