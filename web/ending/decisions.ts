import type { Review, ReviewedDecision } from '@alleycat/bots'
import type { Seat } from '@alleycat/engine'
import { byCost, worthALook } from '../replay/review-chart.ts'

/** A smaller gain makes no decision worth a word. */
const LEAST_GAIN = 0.05

/** Those among the seats who are told of their decisions: the viewer, or else the people, or else everybody. */
export function toldSeats(seats: readonly { readonly kind: string }[], viewer: Seat | null): Seat[] {
  if (viewer !== null) return [viewer]
  const all = [...seats.keys()]
  const people = all.filter((seat) => seats[seat]!.kind === 'person')
  return people.length > 0 ? people : all
}

/**
 * The decision that gained most among those that could not have been better: by how far it surely beat the others, or by how
 * the chances of who made it rose until the next decision.
 */
export function bestDecision(review: Review, seats: readonly Seat[]): ReviewedDecision | undefined {
  const gainOf = ({ step, seat, lead }: ReviewedDecision): number => Math.max(lead, riseAfter(review, step, seat))
  return review.decisions
    .filter((made) => seats.includes(made.seat) && made.better === null && gainOf(made) >= LEAST_GAIN)
    .toSorted((a, b) => gainOf(b) - gainOf(a))[0]
}

export const costliestDecision = (review: Review, seats: readonly Seat[]): ReviewedDecision | undefined =>
  byCost(worthALook(review).filter(({ seat }) => seats.includes(seat)))[0]

/** A curve has the chance before the deal first, then one before each moment. */
function riseAfter({ moments, players }: Review, step: number, seat: Seat): number {
  const { curve } = players.find((player) => player.seat === seat)!
  const at = moments.indexOf(step) + 1
  return curve[at + 1]! - curve[at]!
}
