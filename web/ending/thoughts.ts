import type { Review } from '@alleycat/bots'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import type { Viewer } from '@alleycat/engine'
import type { FinishedGame } from '../session/session.ts'
import { workerThinker, type Thinker } from '../session/thinker.ts'
import { countedDecisions, toldSeats, type CountedDecisions } from './decisions.ts'

/** A glance at the whole game, which must not keep anybody waiting; the review of a replay thinks longer. */
const ITERATIONS = 500

/** What is thought about a finished game. */
interface Thoughts {
  readonly glance: Promise<Review>
  readonly counted: Promise<CountedDecisions>
}

const known = new WeakMap<FinishedGame, Thoughts & { readonly viewer: Viewer }>()

interface Ended {
  readonly record: FinishedGame
  readonly viewer: Viewer
  readonly seats: readonly SeatInfo[]
  /** Ends the thinking when the table is left. */
  readonly left: AbortSignal
}

/** Thinks about a game once, however often its result is opened and closed. What has failed is tried again. */
export function thoughtsOn({ record, viewer, seats, left }: Ended, start: () => Thinker = workerThinker): Thoughts {
  const found = known.get(record)
  if (found?.viewer === viewer) return found
  const { game, seats: count, options, steps } = record
  const reviewable = { game, seats: count, options, steps }
  const thinker = start()
  left.addEventListener('abort', () => thinker.stop())
  const glance = thinker.review(reviewable, () => undefined, { iterations: ITERATIONS, seat: viewer })
  const told = toldSeats(seats, viewer)
  const counted = glance.then(async (review) => {
    const own = review.decisions.filter(({ seat }) => told.includes(seat)).map(({ step }) => step)
    return countedDecisions(review, await thinker.reviewDecisions(reviewable, own))
  })
  counted.catch(() => known.delete(record)).finally(() => thinker.stop())
  const thoughts = { glance, counted, viewer }
  known.set(record, thoughts)
  return thoughts
}
