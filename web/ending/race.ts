import type { Result, Seat } from '@alleycat/engine'
import type { ReplayTimeline } from '../replay/replay-timeline.ts'
import type { ChartPoint } from '../replay/review-chart.ts'

/** A score within this share of the winner's is close. */
const CLOSE = 0.8

/** The share of a game for which its last scores are held, so that the points that won it are seen. */
const HELD = 0.04

interface Race {
  /** The highest score. */
  readonly top: number
  /** How many steps the curves are long. */
  readonly length: number
  readonly curves: readonly { readonly seat: Seat; readonly points: readonly ChartPoint[] }[]
}

/** The scores of all seats over a game, as curves up to the highest score. */
export function raceOf(timeline: ReplayTimeline): Race {
  const steps = timeline.steps.length
  const length = Math.ceil((1 + HELD) * steps)
  const scores = Array.from({ length: steps + 1 }, (_, step) => timeline.resultAt(timeline.positionAfter(step)).scores)
  const top = Math.max(1, ...scores.flat())
  const curves = Array.from({ length: timeline.game.seats }, (_, seat) => ({
    seat,
    points: [...scores, scores.at(-1)!].map((score, step) => ({
      steps: step > steps ? length : step,
      height: score[seat]! / top,
    })),
  }))
  return { top, length, curves }
}

/** Whether somebody who lost was near to winning. */
export function isClose({ scores, winners }: Result, seat: Seat): boolean {
  return scores[seat]! >= CLOSE * scores[winners[0]!]!
}
