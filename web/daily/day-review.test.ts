import type { Grade, Reviewable, ReviewedDecision } from '@alleycat/bots'
import { beforeEach, expect, test, vi } from 'vitest'
import { FRONTS } from '../games.ts'
import type { SavedGame } from '../session/saved-games.ts'
import { MemoryShelf } from '../session/testing/table.ts'
import { dayLog, forgetDays, noteResult, noteStart } from './day-log.ts'
import { DayReview } from './day-review.svelte.ts'

const DAY = '2026-11-15'
const GAME = FRONTS[0]!.id
const SAVED: SavedGame = {
  id: `day-${GAME}-${DAY}`,
  game: GAME,
  options: {},
  players: [
    { kind: 'bot', bot: 'biscuit' },
    { kind: 'person', name: 'Ada', avatar: 'grey' },
  ],
  steps: ['0 take', '1 take', '1 play', '0 take', '1 discard'],
  standing: [],
  result: { scores: [16, 3], winners: [0] },
  updated: 0,
}
/** The grades by step; the last one had no alternative. */
const GRADES: Readonly<Record<number, Grade>> = { 1: 'best', 2: 'good' }

/** Reviews as many decisions as it is let, and waits before the next one. */
function thinker(most = Infinity): {
  reviewDecisions: (record: Reviewable, steps: readonly number[]) => Promise<ReviewedDecision[]>
  stop: () => void
  asked: number[]
  stops: number
} {
  const made = {
    stops: 0,
    asked: [] as number[],
    async reviewDecisions(_: Reviewable, steps: readonly number[]) {
      made.asked.push(...steps)
      if (made.asked.length > most) return new Promise<never>(() => undefined)
      return steps.flatMap((step) => (GRADES[step] ? [{ step, grade: GRADES[step] } as ReviewedDecision] : []))
    },
    stop: () => void made.stops++,
  }
  return made
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryShelf())
  noteStart(GAME, DAY, DAY)
  noteResult(GAME, DAY, { score: 3, place: 2, seats: 2, grades: null })
})

test('the decisions of the person are reviewed once, however often that is asked for, and their grades are noted', async () => {
  const thinks = thinker()
  const review = new DayReview(SAVED, DAY, thinks)
  await Promise.all([review.start(), review.start()])
  expect(thinks).toMatchObject({ asked: [1, 2, 4], stops: 1 })
  expect(review.state).toEqual({ kind: 'done', grades: ['best', 'good'] })
  expect(dayLog(GAME).get(DAY)?.result).toEqual({ score: 3, place: 2, seats: 2, grades: ['best', 'good'] })
})

test('after a reload the review goes on with the decision that it had come to', async () => {
  const before = new DayReview(SAVED, DAY, thinker(1))
  void before.start()
  await vi.waitFor(() => expect(before.state).toEqual({ kind: 'running', done: 1, total: 3 }))
  expect(dayLog(GAME).get(DAY)?.result).toMatchObject({ grades: null, reviewed: ['best'] })
  const thinks = thinker()
  const after = new DayReview(SAVED, DAY, thinks)
  await after.start()
  expect(thinks.asked).toEqual([2, 4])
  expect(after.state).toEqual({ kind: 'done', grades: ['best', 'good'] })
})

test('what has failed can be tried again', async () => {
  const review = new DayReview(SAVED, DAY, {
    ...thinker(),
    reviewDecisions: vi.fn(thinker().reviewDecisions).mockRejectedValueOnce(new Error('no worker')),
  })
  await review.start()
  expect(review.state.kind).toBe('failed')
  await review.start()
  expect(review.state.kind).toBe('done')
})

test('what has been deleted meanwhile stays deleted', async () => {
  const made = new DayReview(SAVED, DAY, thinker()).start()
  forgetDays()
  await made
  expect(dayLog(GAME).size).toBe(0)
})
