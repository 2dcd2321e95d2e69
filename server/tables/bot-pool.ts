import { availableParallelism } from 'node:os'
import type { Question } from '@alleycat/bots'
import { Piscina } from 'piscina'
import { FairQueue } from './fair-queue.ts'

/** Where bots think. */
export interface BotPool {
  /** How many decisions are being thought about or wait for it. */
  readonly thinking: number
  /** The decision in the notation of records; time is shared fairly between those for whom bots think. */
  decide(question: Question, person: string): Promise<string>
  close(): Promise<void>
}

/** Bots think in threads, so that only their own table waits for them. */
export function threadedBots(threads: number, onProblem: (error: unknown) => void): BotPool {
  const workers = Math.min(threads, availableParallelism())
  const pool = new Piscina({
    filename: new URL('./bot-thread.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: 60_000,
  })
  pool.on('error', onProblem) // A thread that breaks while idle would otherwise end the server.
  const queue = new FairQueue(workers)
  let thinking = 0
  return {
    get thinking() {
      return thinking
    },
    async decide(question, person) {
      thinking++
      try {
        return await queue.run(person, () => pool.run(question) as Promise<string>)
      } finally {
        thinking--
      }
    },
    close: () => pool.destroy(),
  }
}
