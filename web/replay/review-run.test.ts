import type { Review } from '@alleycat/bots'
import { expect, test } from 'vitest'
import type { Thinker } from '../session/thinker.ts'
import { ReviewRun } from './review-run.svelte.ts'

const RECORD = { game: 'pounce', seats: 2, options: {}, steps: ['* deal FMFMF', '0 keep', '1 keep'], names: ['A', 'B'] }

const thinker = (review: Thinker['review'], stop = (): void => undefined): Pick<Thinker, 'review' | 'stop'> => ({
  review,
  stop,
})

test('a review tells how far it is and what it found', async () => {
  const seen: unknown[] = []
  const made = {} as Review
  const run = new ReviewRun(
    RECORD,
    thinker(async (record, onProgress) => {
      expect(record).not.toHaveProperty('names')
      seen.push(run.state)
      onProgress(1, 2)
      seen.push(run.state)
      return made
    }),
  )
  expect(run.state.kind).toBe('idle')
  await Promise.all([run.start(), run.start()])
  expect(seen).toEqual([
    { kind: 'running', done: 0, total: 2 },
    { kind: 'running', done: 1, total: 2 },
  ])
  expect(run.state).toEqual({ kind: 'done', review: made })
})

test('progress that arrives after the review does not undo it', async () => {
  let tell: (done: number, total: number) => void = () => undefined
  const run = new ReviewRun(
    RECORD,
    thinker(async (_, onProgress) => {
      tell = onProgress
      return {} as Review
    }),
  )
  await run.start()
  tell(2, 2)
  expect(run.state.kind).toBe('done')
})

test('a review that fails can be asked for again', async () => {
  let times = 0
  const run = new ReviewRun(
    RECORD,
    thinker(async () => {
      if (times++ === 0) throw new Error('the worker died')
      return {} as Review
    }),
  )
  await run.start()
  expect(run.state.kind).toBe('failed')
  await run.start()
  expect(run.state.kind).toBe('done')
})

test('a review that is given up ends the thinking, and can be asked for again', async () => {
  let stops = 0
  const answers: ((review: Review) => void)[] = []
  const run = new ReviewRun(
    RECORD,
    thinker(
      (_, onProgress) => {
        onProgress(1, 2)
        return new Promise((resolve) => answers.push(resolve))
      },
      () => stops++,
    ),
  )
  void run.start()
  run.stop()
  expect(run.state.kind).toBe('idle')
  expect(stops).toBe(1)
  const again = run.start()
  const [late, made] = [{ iterations: 1 } as Review, { iterations: 2 } as Review]
  answers[0]!(late)
  answers[1]!(made)
  await again
  expect(run.state).toEqual({ kind: 'done', review: made })
})
