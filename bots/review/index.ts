import {
  eventsOfSteps,
  Match,
  Memories,
  scenesOf,
  type Action,
  type Game,
  type GameRecord,
  type Luck,
  type Result,
  type Scene,
  type Seat,
  type State,
} from '@alleycat/engine'
import { gameKind, mindOf } from '@alleycat/games'
import { Reviewer, type ReviewedDecision } from './reviewed-moment.ts'
import { finalChances, playerReview, type PlayerReview } from './players.ts'
import { isWithin, largestSwings, turningPoint, type TurningPoint } from './turning-points.ts'

export { gameShare, type GameShare } from './game-shares.ts'
export { GRADES, type Grade } from './grade.ts'
export { shownAccuracy, wholePercents } from './percents.ts'
export type { BetterChoice, ReviewedDecision } from './reviewed-moment.ts'
export { finalChances, type PlayerReview } from './players.ts'
export type { TurningPoint } from './turning-points.ts'

export interface ReviewOptions {
  /** The iterations of the search for each decision. The same number and seed give the same review. */
  readonly iterations?: number
  readonly seed?: string
  /** Restricts the review to the decisions of this seat. */
  readonly seat?: Seat | null
  /** Called after each decision with the number of decisions done and their total. */
  readonly onProgress?: (done: number, total: number) => void
}

/** The review of a finished game (docs/review.md). */
export interface Review {
  readonly game: string
  readonly seats: number
  readonly result: Result
  readonly iterations: number
  /** The decisions that had an alternative, in the order in which they were made. */
  readonly decisions: readonly ReviewedDecision[]
  /** The steps before which chances were estimated: those of all decisions, even when one seat is reviewed. */
  readonly moments: readonly number[]
  /** At most three turning points, in the order of the game. */
  readonly turningPoints: readonly TurningPoint[]
  readonly players: readonly PlayerReview[]
}

/** 3000 iterations tell a loss of three percentage points from noise; a game between good players takes some seconds. */
export const REVIEW_ITERATIONS = 3000

const MOST_TURNING_POINTS = 3

/** The part of a record that a review needs. */
export type Reviewable = Pick<GameRecord, 'game' | 'seats' | 'options' | 'steps'>

/** Reviews the record of a finished game, which must be valid (`checkRecord`). */
export function review(record: Reviewable, options: ReviewOptions = {}): Review {
  const { iterations = REVIEW_ITERATIONS, seed = 'review', seat = null, onProgress } = options
  const game = gameOf(record)
  const reviewer = new Reviewer(game, iterations, seed)
  const { found: moments, result } = lookBack(
    game,
    record.steps,
    () => true,
    (...made) => reviewer.moment(...made),
    onProgress,
  )
  const final = finalChances(result, game.seats)
  const mistakes = moments.map(({ decision: { step, seat: decider }, effects }) => ({ step, seat: decider, effects }))
  const scenes = scenesOf(game, record.steps) as Scene[] // They have been played above.
  const turningPoints: TurningPoint[] = []
  for (const swing of largestSwings(moments, final, record.steps.length, seat)) {
    if (turningPoints.length === MOST_TURNING_POINTS) break
    // What decisions promised is only asked of those that may have turned the game, because it takes as long as a review of them.
    const { found: promises } = lookBack(
      game,
      record.steps,
      (step) => isWithin(swing, step),
      (...made) => reviewer.promise(...made),
    )
    const luck = luckIn(game, eventsOfSteps(scenes, ...swing.steps))
    const point = turningPoint(swing, { mistakes, promises, luck }, seat)
    if (point) turningPoints.push(point)
  }
  const isTold = (each: Seat): boolean => seat === null || each === seat
  return {
    game: game.id,
    seats: game.seats,
    result,
    iterations,
    decisions: moments.map(({ decision }) => decision).filter((decision) => isTold(decision.seat)),
    moments: moments.map(({ decision }) => decision.step),
    turningPoints: turningPoints.toSorted((a, b) => a.steps[0] - b.steps[0]),
    players: final
      .map((_, each) => each)
      .filter(isTold)
      .map((each) => playerReview(each, moments, final)),
  }
}

function luckIn(game: Game, events: readonly unknown[]): Set<Luck> {
  const mind = mindOf(game)
  return new Set(events.flatMap((event) => mind.luck?.(event) ?? []))
}

/** Reviews single decisions, by the indices of their steps, as a review of the whole game with the same options does. */
export function reviewDecisions(
  record: Reviewable,
  steps: readonly number[],
  { iterations = REVIEW_ITERATIONS, seed = 'review' }: Pick<ReviewOptions, 'iterations' | 'seed'> = {},
): ReviewedDecision[] {
  const game = gameOf(record)
  const reviewer = new Reviewer(game, iterations, seed)
  const wanted = new Set(steps)
  const { found } = lookBack(
    game,
    record.steps,
    (step) => wanted.has(step),
    (...made) => reviewer.judge(...made).decision,
  )
  return found
}

const gameOf = ({ game, seats, options }: Reviewable): Game => gameKind(game).create(seats, options)

/** Replays the steps, with every seat remembering what it saw, and looks at the wanted decisions that had alternatives. */
function lookBack<T>(
  game: Game,
  steps: readonly string[],
  isWanted: (step: number) => boolean,
  look: (step: number, state: State, seat: Seat, action: Action, memories: Memories) => T,
  onProgress?: ReviewOptions['onProgress'],
): { found: T[]; result: Result } {
  const memories = new Memories(game)
  const match = new Match(game, { onAction: memories.see })
  const total = steps.filter((step) => !step.startsWith('*')).length
  const found: T[] = []
  let done = 0
  for (const [index, step] of steps.entries()) {
    const [seat, text] = decisionIn(step)
    if (seat !== null && isWanted(index) && match.legal(seat).length > 1) {
      const action = game.parse(match.state, seat, text)
      if (action !== undefined) found.push(look(index, match.state, seat, action, memories))
    }
    const refusal = match.play(step)
    if (refusal) throw new Error(`step ${index} cannot be played: ${refusal.rule}, ${refusal.why.join(' ')}`)
    if (seat !== null) onProgress?.(++done, total)
  }
  if (!match.over) throw new Error('the game is not over')
  return { found, result: game.result(match.state) }
}

/** The seat and the notation of a step; the seat is null where chance played. */
function decisionIn(step: string): [seat: Seat | null, text: string] {
  const [, digits, text = ''] = /^(\d+) ([^]*)$/.exec(step) ?? []
  return [digits === undefined ? null : Number(digits), text]
}
