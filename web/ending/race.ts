import type { Result, Seat } from '@alleycat/engine'
import type { ReplayTimeline } from '../replay/replay-timeline.ts'
import type { ChartPoint } from '../replay/review-chart.ts'

/** A score within this share of the winner's is close. */
const CLOSE = 0.8

/** The scores of all seats over a game, as curves up to the highest score. */
export function raceOf(timeline: ReplayTimeline): { top: number; curves: { seat: Seat; points: ChartPoint[] }[] } {
  const steps = timeline.steps.length
  const scores = Array.from({ length: steps + 1 }, (_, step) => timeline.resultAt(timeline.positionAfter(step)).scores)
  const top = Math.max(1, ...scores.flat())
  const curves = Array.from({ length: timeline.game.seats }, (_, seat) => ({
    seat,
    points: scores.map((score, step) => ({ steps: step, height: score[seat]! / top })),
  }))
  return { top, curves }
}

/** Whether somebody who lost was near to winning. */
export function isClose({ scores, winners }: Result, seat: Seat): boolean {
  return scores[seat]! >= CLOSE * scores[winners[0]!]!
}
