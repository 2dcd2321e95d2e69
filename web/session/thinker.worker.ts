import {
  answerTo,
  hint,
  review,
  REVIEW_ITERATIONS,
  reviewDecisions,
  type Hint,
  type Question,
  type Review,
  type Reviewable,
  type ReviewedDecision,
  type ReviewOptions,
  type Situation,
} from '@alleycat/bots'
import { gameKind } from '@alleycat/games'
import { carryOut, type Progress, type WorkerTask } from './worker-tasks.ts'

/** An advised decision, as it crosses from the worker to the page. */
export type Advice = Omit<Hint, 'action'>

/** How long to think over each decision, and whose decisions to tell; by default long, and everybody's. */
export type ReviewScope = Pick<ReviewOptions, 'iterations' | 'seat'>

const HINT_ITERATIONS = 3000

interface GameToReview extends ReviewScope {
  readonly record: Reviewable
}

interface DecisionsToReview {
  readonly record: Reviewable
  readonly steps: readonly number[]
}

/** Runs in a worker, so that the page stays responsive. It is handed what one seat knows, never a game's state. */
const thinking = {
  answer: (question: Question): string => answerTo(question),

  advise({ game: id, seats, options, seat, state, known }: Situation): Advice[] {
    const game = gameKind(id).create(seats, options)
    return hint({ game, seat, state, known }, { iterations: HINT_ITERATIONS })
  },

  review: ({ record, iterations = REVIEW_ITERATIONS, seat = null }: GameToReview, onProgress: Progress): Review =>
    review(record, { onProgress, iterations, seat }),

  reviewDecisions: ({ record, steps }: DecisionsToReview): ReviewedDecision[] => reviewDecisions(record, steps),
}

export type Thinking = typeof thinking

addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => carryOut(data, thinking))
