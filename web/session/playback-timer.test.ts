import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlaybackTimer } from './playback-timer.ts'

/** Those who wait for the next frame. */
let awaiting: (() => void)[] = []
const paint = (): void => {
  const due = awaiting
  awaiting = []
  for (const each of due) each()
}

let isOver = false
function wait(timer: PlaybackTimer): void {
  isOver = false
  void timer.wait(500).then(() => (isOver = true))
}
/** Lets tasks of their own and what follows them be done; their clock stands still. */
const rest = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (step: () => void) => awaiting.push(step))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  awaiting = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is waited for comes right after a frame, in a task of its own', async () => {
  wait(new PlaybackTimer())
  vi.advanceTimersByTime(500)
  await rest()
  expect(isOver).toBe(false)
  paint()
  await Promise.resolve()
  expect(isOver).toBe(false)
  await vi.waitFor(() => expect(isOver).toBe(true))
})

test('it comes without a frame in a tab that was hidden meanwhile', async () => {
  wait(new PlaybackTimer())
  vi.advanceTimersByTime(700)
  await rest()
  expect(isOver).toBe(true)
})

test('a hurry ends the wait, also for a frame', async () => {
  const timer = new PlaybackTimer()
  wait(timer)
  timer.hurry()
  await rest()
  expect(isOver).toBe(true)
  wait(timer)
  vi.advanceTimersByTime(500)
  timer.hurry()
  await rest()
  expect(isOver).toBe(true)
})
