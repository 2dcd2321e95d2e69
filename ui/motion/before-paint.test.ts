import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownTask } from '../own-task.ts'
import { beforePaint } from './before-paint.ts'

/** Those who wait for the next frame. */
let awaiting: (() => void)[] = []
const paint = (): void => {
  const due = awaiting
  awaiting = []
  for (const each of due) each()
}

/** How often the page was laid out. */
let layouts = 0

beforeEach(() => {
  layouts = 0
  vi.stubGlobal('document', { body: { getBoundingClientRect: () => void layouts++ } })
  vi.stubGlobal('requestAnimationFrame', (step: () => void) => awaiting.push(step))
})
afterEach(async () => {
  for (let task = 0; task < 2; task++) await ownTask() // A layout may be still to come.
  awaiting = []
  vi.unstubAllGlobals()
})

test('works are done together in a task of their own, in the order in which they came', async () => {
  const done: string[] = []
  beforePaint(() => done.push('first'))
  beforePaint(() => done.push('second'))
  await Promise.resolve()
  expect(done).toEqual([])
  await ownTask()
  expect(done).toEqual(['first', 'second'])
})

test('works are done before a frame that comes sooner, and only once', async () => {
  const done: string[] = []
  beforePaint(() => done.push('work'))
  paint()
  expect(done).toEqual(['work'])
  await ownTask()
  expect(done).toEqual(['work'])
})

test('a work that was called off is not done, but the others are', async () => {
  const done: string[] = []
  const callOff = beforePaint(() => done.push('first'))
  beforePaint(() => done.push('second'))
  callOff()
  await ownTask()
  expect(done).toEqual(['second'])
})

test('a work that fails does not keep others waiting', async () => {
  const done: string[] = []
  beforePaint(() => {
    throw new Error('a fault')
  })
  expect(paint).toThrow('a fault')
  beforePaint(() => done.push('next'))
  await ownTask()
  expect(done).toEqual(['next'])
})

test('what works have changed is laid out in another task than theirs, and not left to the frame', async () => {
  beforePaint(() => expect(layouts).toBe(0))
  beforePaint(() => expect(layouts).toBe(0))
  await ownTask()
  expect(layouts).toBe(0)
  await ownTask()
  expect(layouts).toBe(1)
})
