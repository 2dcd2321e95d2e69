import { expect, test, vi } from 'vitest'
import type { Advice } from '../session/thinker.worker.ts'
import { Advisor } from './advisor.svelte.ts'

const PASS: Advice = { text: 'pass', chance: 0.5, within: 0.01, reasons: [], isToldApart: false }

/** An advisor whose thinking ends when the test says so. */
function advised() {
  const asked: { givenUp: AbortSignal; resolve: (advice: Advice[]) => void; reject: (reason: Error) => void }[] = []
  const onFailure = vi.fn<() => void>()
  const advise = (givenUp: AbortSignal): Promise<Advice[]> =>
    new Promise((resolve, reject) => void asked.push({ givenUp, resolve, reject }))
  return { advisor: new Advisor(advise, onFailure), asked, onFailure }
}

test('a hint is thought about until it is found', async () => {
  const { advisor, asked } = advised()
  expect(advisor.asked).toBeNull()
  advisor.ask()
  expect(advisor.asked).not.toBeNull()
  expect(advisor.advice).toBeNull()
  asked[0]!.resolve([PASS])
  await advisor.asked
  expect(advisor.advice).toEqual([PASS])
  advisor.letGo()
  expect([advisor.asked, advisor.advice]).toEqual([null, null])
})

test('a hint that was let go is not thought about any more, and neither found nor failed', async () => {
  const { advisor, asked, onFailure } = advised()
  advisor.ask()
  const first = advisor.asked
  advisor.letGo()
  expect(asked[0]!.givenUp.aborted).toBe(true)
  advisor.ask()
  const second = advisor.asked
  asked[0]!.resolve([PASS])
  await first
  expect([advisor.asked, advisor.advice]).toEqual([second, null])
  expect(asked[1]!.givenUp.aborted).toBe(false)
  advisor.letGo()
  asked[1]!.reject(new Error('given up'))
  await expect(second).rejects.toThrow('given up')
  expect(onFailure).not.toHaveBeenCalled()
})

test('a hint that fails says so', async () => {
  const { advisor, asked, onFailure } = advised()
  advisor.ask()
  asked[0]!.reject(new Error('no worker'))
  await expect(advisor.asked).rejects.toThrow('no worker')
  expect(onFailure).toHaveBeenCalledOnce()
})
