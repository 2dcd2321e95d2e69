import { availableParallelism } from 'node:os'
import type { Question } from '@alleycat/bots'
import { Piscina } from 'piscina'

/** Where bots think. */
export interface BotPool {
  /** The decision in the notation of records. */
  decide(question: Question): Promise<string>
  close(): Promise<void>
}

/** Bots think in threads, so that only their own table waits for them. */
export function threadedBots(threads: number, onProblem: (error: unknown) => void): BotPool {
  const pool = new Piscina({
    filename: new URL('./bot-thread.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.min(threads, availableParallelism()),
    idleTimeout: 60_000,
  })
  pool.on('error', onProblem) // without it, a thread that breaks while it has nothing to do would end the server
  return {
    decide: (question) => pool.run(question) as Promise<string>,
    close: () => pool.destroy(),
  }
}
