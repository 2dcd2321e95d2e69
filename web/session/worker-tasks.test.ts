import { expect, test } from 'vitest'
import { carryOut, giveTask, type WorkerTask } from './worker-tasks.ts'

/** A worker that counts to a number and refuses those below 0. */
function counter(): Worker {
  const { port1, port2 } = new MessageChannel()
  port2.addEventListener('message', ({ data }: MessageEvent<WorkerTask>) =>
    carryOut(data, {
      count(to: number, onProgress) {
        if (to < 0) throw new RangeError('There is nothing to count.')
        for (let done = 1; done <= to; done++) onProgress(done, to)
        return `counted to ${to}`
      },
    }),
  )
  port2.start()
  return port1 as unknown as Worker
}

test('a task tells how far it has come before its result', async () => {
  const worker = counter()
  const told: string[] = []
  const result = giveTask(worker, 'count', 3, (done, total) => told.push(`${done}/${total}`))
  expect(await result).toBe('counted to 3')
  expect(told).toEqual(['1/3', '2/3', '3/3'])
})

test('tasks that are handed over at once have results of their own, and a failure is only that of its task', async () => {
  const worker = counter()
  const [two, none, five] = [2, -1, 5].map((to) => giveTask(worker, 'count', to))
  await expect(none).rejects.toThrow('There is nothing to count.')
  expect(await Promise.all([two, five])).toEqual(['counted to 2', 'counted to 5'])
})
