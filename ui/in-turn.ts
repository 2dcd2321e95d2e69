import { flushSync } from 'svelte'
import { ownTask } from './own-task.ts'

/** Milliseconds after which the rest waits for a task of its own. A phone then still draws every third frame in time. */
const SLICE = 12

const waiting = new Set<() => void>()
let isRunning = false

/**
 * Does something in its turn, after everything that came before it: as much in one task as there is time for, and the rest in
 * tasks of their own, between which a phone can answer a tap. A fast device does all of it at once, and a slow one usually
 * before the next paint. Returns a function that calls it off.
 */
export function inTurn(work: () => void): () => void {
  const own = (): void => work()
  waiting.add(own)
  if (!isRunning) void run()
  return () => waiting.delete(own)
}

async function run(): Promise<void> {
  isRunning = true
  await ownTask()
  const end = performance.now() + SLICE
  try {
    for (const work of waiting) {
      waiting.delete(work)
      work()
      // What a change draws belongs to the time of this task too.
      flushSync()
      if (performance.now() >= end) break
    }
    // The page is laid out step by step too, and not all of it at once for the next frame; in a task of its own, because
    // that may take as long as to make what is laid out.
    await ownTask()
    document.body.getBoundingClientRect()
  } finally {
    isRunning = false
    if (waiting.size > 0) void run()
  }
}
