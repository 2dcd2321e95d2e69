import type { Question, Review, Reviewable, ReviewedDecision, Situation } from '@alleycat/bots'
import { proxy, releaseProxy, wrap, type Remote } from 'comlink'
import type { Advice, ReviewScope, Thinking } from './thinker.worker.ts'

/** Runs bots, hints and reviews in the background. */
export interface Thinker {
  answer(question: Question): Promise<string>
  advise(situation: Situation, givenUp: AbortSignal): Promise<Advice[]>
  review(record: Reviewable, onProgress: (done: number, total: number) => void, how?: ReviewScope): Promise<Review>
  /** Reviews single decisions, as long as a review of the whole game by default. */
  reviewDecisions(record: Reviewable, steps: readonly number[]): Promise<ReviewedDecision[]>
  stop(): void
}

/** Thinks in a worker, which is started at the first question and anew after a failure. */
export function workerThinker(): Thinker {
  let running: { worker: Worker; remote: Remote<Thinking>; broken: Promise<never>; questions: number } | undefined

  function start(): NonNullable<typeof running> {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
    const broken = new Promise<never>((_, reject) => {
      worker.addEventListener('error', (event) => reject(new Error(event.message || 'the worker could not start')))
    })
    broken.catch(() => stop())
    return { worker, remote: wrap<Thinking>(worker), broken, questions: 0 }
  }

  function stop(): void {
    running?.remote[releaseProxy]()
    running?.worker.terminate()
    running = undefined
  }

  async function ask<T>(question: (remote: Remote<Thinking>) => Promise<T>, givenUp?: AbortSignal): Promise<T> {
    const asked = (running ??= start())
    asked.questions++
    const failures = givenUp ? [asked.broken, abortOf(givenUp)] : [asked.broken]
    try {
      return await Promise.race([question(asked.remote), ...failures])
    } finally {
      asked.questions--
      // A thought cannot be interrupted, so the worker goes with it, unless it is thinking about something else as well.
      if (givenUp?.aborted && asked.questions === 0 && asked === running) stop()
    }
  }

  return {
    answer: (question) => ask((remote) => remote.answer(question)),
    advise: (situation, givenUp) => ask((remote) => remote.advise(situation), givenUp),
    review: (record, onProgress, how) => ask((remote) => remote.review(record, proxy(onProgress), how)),
    reviewDecisions: (record, steps) => ask((remote) => remote.reviewDecisions(record, steps)),
    stop,
  }
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
