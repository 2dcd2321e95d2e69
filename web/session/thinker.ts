import type { Question, Review, Reviewable, ReviewedDecision, Situation } from '@alleycat/bots'
import type { Advice, ReviewScope, Thinking } from './thinker.worker.ts'
import { giveTask, type Progress } from './worker-tasks.ts'

/** Runs bots, hints and reviews in the background. */
export interface Thinker {
  answer(question: Question): Promise<string>
  advise(situation: Situation, givenUp: AbortSignal): Promise<Advice[]>
  review(record: Reviewable, onProgress: Progress, how?: ReviewScope): Promise<Review>
  /** Reviews single decisions, as long as a review of the whole game by default. */
  reviewDecisions(record: Reviewable, steps: readonly number[]): Promise<ReviewedDecision[]>
  stop(): void
}

/** Thinks in a worker, which is started at the first question and anew after a failure. */
export function workerThinker(): Thinker {
  let running: { worker: Worker; broken: Promise<never>; questions: number } | undefined

  function start(): NonNullable<typeof running> {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
    const broken = new Promise<never>((_, reject) => {
      worker.addEventListener('error', (event) => reject(new Error(event.message || 'the worker could not start')))
    })
    broken.catch(() => stop())
    return { worker, broken, questions: 0 }
  }

  function stop(): void {
    running?.worker.terminate()
    running = undefined
  }

  async function ask<Name extends keyof Thinking>(
    name: Name,
    about: Parameters<Thinking[Name]>[0],
    { onProgress, givenUp }: { onProgress?: Progress; givenUp?: AbortSignal } = {},
  ): Promise<ReturnType<Thinking[Name]>> {
    const asked = (running ??= start())
    asked.questions++
    const answer = giveTask(asked.worker, name, about, onProgress) as Promise<ReturnType<Thinking[Name]>>
    const failures = givenUp ? [asked.broken, abortOf(givenUp)] : [asked.broken]
    try {
      return await Promise.race([answer, ...failures])
    } finally {
      asked.questions--
      // A thought cannot be interrupted, so the worker goes with it, unless it is thinking about something else as well.
      if (givenUp?.aborted && asked.questions === 0 && asked === running) stop()
    }
  }

  return {
    answer: (question) => ask('answer', question),
    advise: (situation, givenUp) => ask('advise', situation, { givenUp }),
    review: (record, onProgress, how) => ask('review', { record, ...how }, { onProgress }),
    reviewDecisions: (record, steps) => ask('reviewDecisions', { record, steps }),
    stop,
  }
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
