import type { Portion } from '@alleycat/bots'
import type { AtlasProgress } from './atlas-progress.ts'
import { PortionThread } from './thread.ts'

export interface AtlasRun {
  readonly portions: readonly Portion[]
  readonly progress: AtlasProgress
  /** The number of threads that play. */
  readonly jobs: number
  /** Aborting it ends the run early; what was played stays in its file. */
  readonly signal: AbortSignal
  readonly onPortion: (portion: Portion) => void
}

/** Plays portions on several threads. Resolves to whether all were played. */
export async function playPortions({ portions, progress, jobs, signal, onPortion }: AtlasRun): Promise<boolean> {
  const left = portions.values()
  const threads = Array.from({ length: Math.min(jobs, portions.length) }, () => new PortionThread())
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  const playOn = async (thread: PortionThread): Promise<void> => {
    for (const portion of left) {
      await progress.add(portion, await thread.play(portion))
      if (signal.aborted) return
      onPortion(portion)
    }
  }
  try {
    await Promise.race([Promise.all(threads.map(playOn)), aborted])
    return !signal.aborted
  } finally {
    await Promise.all(threads.map(async (thread) => thread.end()))
  }
}
