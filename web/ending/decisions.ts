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

export interface CountedDecisions {
  readonly best: ReviewedDecision | undefined
  readonly costliest: ReviewedDecision | undefined
}

/** At most so many good and so many costly decisions are reviewed with more time. */
const MOST_CANDIDATES = 4

/**
 * The best and the costliest decision of some seats. A glance at the whole game finds the candidates; `think` reviews those
 * as the review of a replay does, so that both say the same.
 */
export async function countedDecisions(
  glance: Review,
  seats: readonly Seat[],
  think: (steps: readonly number[]) => Promise<readonly ReviewedDecision[]>,
): Promise<CountedDecisions> {
  const own = glance.decisions.filter(({ seat }) => seats.includes(seat))
  const good = bestFirst(glance, own).slice(0, MOST_CANDIDATES)
  const costly = byCost(own.filter(({ better }) => better !== null)).slice(0, MOST_CANDIDATES)
  const again = await think([...good, ...costly].map(({ step }) => step))
  const isStillBest = ({ step }: ReviewedDecision): boolean =>
    again.some((made) => made.step === step && made.better === null)
  return { best: good.find(isStillBest), costliest: byCost(worthALook(again))[0] }
}

/**
 * Decisions that could not have been better, those first that gained most: by how far they surely beat the others, or by how
 * the chances of who made them rose until the next decision.
 */
function bestFirst(glance: Review, decisions: readonly ReviewedDecision[]): ReviewedDecision[] {
  const gainOf = ({ step, seat, lead }: ReviewedDecision): number => Math.max(lead, riseAfter(glance, step, seat))
  return decisions
    .filter((made) => made.better === null && gainOf(made) >= LEAST_GAIN)
    .toSorted((a, b) => gainOf(b) - gainOf(a))
}

/** A curve has the chance before the deal first, then one before each moment. */
function riseAfter({ moments, players }: Review, step: number, seat: Seat): number {
  const { curve } = players.find((player) => player.seat === seat)!
  const at = moments.indexOf(step) + 1
  return curve[at + 1]! - curve[at]!
}
