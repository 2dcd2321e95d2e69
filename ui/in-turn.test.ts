import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurn } from './in-turn.ts'
import { ownTask } from './own-task.ts'

/** The clock of the page, in milliseconds. */
let now = 0
const layOut = vi.fn()

beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('document', { body: { getBoundingClientRect: layOut } })
})
afterEach(async () => {
  await ownTask() // What was made last is laid out.
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  layOut.mockClear()
})

test('what takes little time is done in one task, in the order in which it came', async () => {
  const done: string[] = []
  inTurn(() => done.push('first'))
  inTurn(() => done.push('second'))
  expect(done).toEqual([])
  await ownTask()
  expect(done).toEqual(['first', 'second'])
})

test('what takes long leaves the rest to further tasks, and between them what was made is laid out', async () => {
  const done: string[] = []
  const slow = (name: string) => (): void => {
    done.push(name)
    now += 20
  }
  inTurn(slow('first'))
  inTurn(slow('second'))
  await ownTask()
  expect(done).toEqual(['first'])
  expect(layOut).not.toHaveBeenCalled()
  await ownTask()
  expect(done).toEqual(['first'])
  expect(layOut).toHaveBeenCalledTimes(1)
  await ownTask()
  expect(done).toEqual(['first', 'second'])
  await ownTask()
  expect(layOut).toHaveBeenCalledTimes(2)
})

test('what is asked for by a part comes after the parts that wait already', async () => {
  const done: string[] = []
  inTurn(() => inTurn(() => done.push('part of the first')))
  inTurn(() => done.push('second'))
  await ownTask()
  expect(done).toEqual(['second', 'part of the first'])
})

test('what was called off is not done, but the others are', async () => {
  const done: string[] = []
  const callOff = inTurn(() => done.push('first'))
  inTurn(() => done.push('second'))
  callOff()
  await ownTask()
  expect(done).toEqual(['second'])
})
