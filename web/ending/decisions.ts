import type { Review, ReviewedDecision } from '@alleycat/bots'
import type { Seat } from '@alleycat/engine'
import { byCost, worthALook } from '../replay/review-chart.ts'

/** A smaller gain makes no decision worth a word. */
const LEAST_GAIN = 0.02
/** A smaller gain is told without its number, which a glance cannot tell for sure. */
const SURE_GAIN = 0.05

/** Those among the seats who are told of their decisions: the viewer, or else the people, or else everybody. */
export function toldSeats(seats: readonly { readonly kind: string }[], viewer: Seat | null): Seat[] {
  if (viewer !== null) return [viewer]
  const all = [...seats.keys()]
  const people = all.filter((seat) => seats[seat]!.kind === 'person')
  return people.length > 0 ? people : all
}

export interface CountedDecisions {
  readonly best: ReviewedDecision | undefined
  /** The chance to win that the best decision gained, 0 to 1; null where it was little. */
  readonly gain: number | null
  readonly costliest: ReviewedDecision | undefined
}

/**
 * The best and the costliest of some decisions, which are reviewed as the review of a replay does it, so that both say the
 * same. A glance at the whole game tells how the chances rose.
 */
export function countedDecisions(glance: Review, decisions: readonly ReviewedDecision[]): CountedDecisions {
  const gainOf = ({ step, seat, lead }: ReviewedDecision): number => Math.max(lead, riseAfter(glance, step, seat))
  const [best] = decisions
    .filter((made) => made.better === null && gainOf(made) >= LEAST_GAIN)
    .toSorted((a, b) => gainOf(b) - gainOf(a))
  const gain = best ? gainOf(best) : 0
  return { best, gain: gain < SURE_GAIN ? null : gain, costliest: byCost(worthALook(decisions))[0] }
}

/**
 * How much the chance of who decided rose until the next decision. A curve has the chance before the deal first, then one
 * before each moment.
 */
function riseAfter({ moments, players }: Review, step: number, seat: Seat): number {
  const { curve } = players.find((player) => player.seat === seat)!
  const at = moments.indexOf(step) + 1
  return curve[at + 1]! - curve[at]!
}
