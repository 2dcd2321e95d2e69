import { availableParallelism } from 'node:os'
import type { Question } from '@alleycat/bots'
import { Piscina } from 'piscina'

/** Where bots think. */
export interface Thinker {
  /** The decision in the notation of records. */
  think(question: Question): Promise<string>
  close(): Promise<void>
}

/** In threads, so that nobody waits for a bot but its own table. */
export function threadedThinker(threads: number, onProblem: (error: unknown) => void): Thinker {
  const pool = new Piscina({
    filename: new URL('./bot-thread.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.min(threads, availableParallelism()),
    idleTimeout: 60_000,
  })
  pool.on('error', onProblem) // or a thread that breaks while it has nothing to do would end the server
  return {
    think: (question) => pool.run(question) as Promise<string>,
    close: () => pool.destroy(),
  }
}
