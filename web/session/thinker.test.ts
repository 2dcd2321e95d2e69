import type { Question, Situation } from '@alleycat/bots'
import { beforeEach, expect, test, vi } from 'vitest'
import { workerThinker } from './thinker.ts'
import { carryOut, type WorkerTask } from './worker-tasks.ts'

const [QUESTION, SITUATION] = [{} as Question, {} as Situation]

/** The workers that were started, with whether each was ended. Their hints never end, their bots pass. */
let workers: { isEnded: boolean }[]

beforeEach(() => {
  workers = []
  vi.stubGlobal('Worker', function (): unknown {
    const { port1, port2 } = new MessageChannel()
    const worker = { isEnded: false }
    workers.push(worker)
    port2.addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => {
      if (data.name === 'answer') carryOut(data, { answer: () => 'pass' })
    })
    port2.start()
    const terminate = (): void => {
      worker.isEnded = true
      port1.close()
    }
    return Object.assign(port1, { terminate })
  })
})

test('a hint that is given up ends the thinking, and the next question starts anew', async () => {
  const thinker = workerThinker()
  const giveUp = new AbortController()
  const advice = thinker.advise(SITUATION, giveUp.signal)
  giveUp.abort()
  await expect(advice).rejects.toThrow(/abort/)
  expect(workers).toEqual([{ isEnded: true }])
  void thinker.advise(SITUATION, new AbortController().signal)
  expect(workers).toHaveLength(2)
  thinker.stop()
})

test('a hint that is given up leaves a bot its thoughts', async () => {
  const thinker = workerThinker()
  const giveUp = new AbortController()
  const answer = thinker.answer(QUESTION)
  const advice = thinker.advise(SITUATION, giveUp.signal)
  giveUp.abort()
  await expect(advice).rejects.toThrow(/abort/)
  expect(workers).toEqual([{ isEnded: false }])
  expect(await answer).toBe('pass')
  thinker.stop()
})
