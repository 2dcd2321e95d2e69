import { expect, test, vi } from 'vitest'
import type { Advice } from '../session/thinker.worker.ts'
import { Hint } from './hint.svelte.ts'

const PASS: Advice = { text: 'pass', chance: 0.5, within: 0.01, reasons: [], isToldApart: false }

/** A hint whose thinking ends when the test says so. */
function hinted() {
  const asked: { givenUp: AbortSignal; resolve: (advice: Advice[]) => void; reject: (reason: Error) => void }[] = []
  const onFailure = vi.fn<() => void>()
  const advise = (givenUp: AbortSignal): Promise<Advice[]> =>
    new Promise((resolve, reject) => void asked.push({ givenUp, resolve, reject }))
  return { hint: new Hint(advise, onFailure), asked, onFailure }
}

test('a hint is thought about until it is found', async () => {
  const { hint, asked } = hinted()
  expect(hint.asked).toBeNull()
  hint.ask()
  expect(hint.asked).not.toBeNull()
  expect(hint.advice).toBeNull()
  asked[0]!.resolve([PASS])
  await hint.asked
  expect(hint.advice).toEqual([PASS])
  hint.letGo()
  expect([hint.asked, hint.advice]).toEqual([null, null])
})

test('a hint that was let go is not thought about any more, and neither found nor failed', async () => {
  const { hint, asked, onFailure } = hinted()
  hint.ask()
  const first = hint.asked
  hint.letGo()
  expect(asked[0]!.givenUp.aborted).toBe(true)
  hint.ask()
  const second = hint.asked
  asked[0]!.resolve([PASS])
  await first
  expect([hint.asked, hint.advice]).toEqual([second, null])
  expect(asked[1]!.givenUp.aborted).toBe(false)
  hint.letGo()
  asked[1]!.reject(new Error('given up'))
  await expect(second).rejects.toThrow('given up')
  expect(onFailure).not.toHaveBeenCalled()
})

test('a hint that fails says so', async () => {
  const { hint, asked, onFailure } = hinted()
  hint.ask()
  asked[0]!.reject(new Error('no worker'))
  await expect(hint.asked).rejects.toThrow('no worker')
  expect(onFailure).toHaveBeenCalledOnce()
})
