import type { Review } from '@alleycat/bots'
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
  steps: ['0 take', '1 take', '1 play'],
  standing: [],
  result: { scores: [16, 3], winners: [0] },
  updated: 0,
}
const REVIEW = {
  decisions: [
    { seat: 0, grade: 'blunder' },
    { seat: 1, grade: 'best' },
    { seat: 1, grade: 'good' },
  ],
} as unknown as Review

/** Thinks until it is let go. */
function thinker(): {
  review: () => Promise<Review>
  stop: () => void
  finish: () => void
  stops: number
  reviews: number
} {
  let finish = (): void => undefined
  const done = new Promise<Review>((resolve) => (finish = () => resolve(REVIEW)))
  const made = {
    stops: 0,
    reviews: 0,
    finish,
    review: () => {
      made.reviews++
      return done
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

test('a review is made once, however often it is asked for, and notes the grades of the person', async () => {
  const thinks = thinker()
  const review = new DayReview(SAVED, DAY, thinks)
  const first = review.start()
  const again = review.start()
  expect(review.state.kind).toBe('running')
  expect([review.grades, thinks.stops]).toEqual([null, 0])
  thinks.finish()
  await Promise.all([first, again])
  expect(thinks.reviews).toBe(1)
  expect(review.grades).toEqual(['best', 'good'])
  expect(dayLog(GAME).get(DAY)?.result?.grades).toEqual(['best', 'good'])
})

test('what has been deleted meanwhile stays deleted', async () => {
  const thinks = thinker()
  const review = new DayReview(SAVED, DAY, thinks)
  const made = review.start()
  forgetDays()
  thinks.finish()
  await made
  expect(dayLog(GAME).size).toBe(0)
})
