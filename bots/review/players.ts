import type { Result, Seat } from '@alleycat/engine'
import { GRADES, type Grade } from './grade.ts'
import type { Moment } from './moment.ts'

/** The summary of a game for one seat, in which `final − first = luck + skill + others`. */
export interface PlayerReview {
  readonly seat: Seat
  /** The chance before the deal, which is the same for all seats. */
  readonly first: number
  /** The chance after the end: 1 for the winner, shared among several winners, and 0 for everybody else. */
  readonly final: number
  /** The change by chance, including the deal and the cards drawn by others. */
  readonly luck: number
  /** The change by the seat's own decisions, 0 at best. */
  readonly skill: number
  /** The change by other seats' decisions, compared with their best ones. */
  readonly others: number
  /** The share of its chances that the seat kept when it decided, 0 to 1; null when it never had a choice. */
  readonly accuracy: number | null
  /** The number of decisions with each grade. */
  readonly grades: Readonly<Record<Grade, number>>
  /** The chance to win before the deal, before each moment of the review, and at the end. */
  readonly curve: readonly number[]
}

/** The changes for each seat between two moments. The first interval is the deal, and the last one ends the game. */
export interface Interval {
  /** By seat, the chance at the beginning and at the end of the interval; the cards caused the difference. */
  readonly from: readonly number[]
  readonly to: readonly number[]
}

export function finalChances({ winners }: Result, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}

/** The intervals between moments, of which there is one more than there are moments. */
export function intervals(moments: readonly Moment[], final: readonly number[]): Interval[] {
  const fair = final.map(() => 1 / final.length)
  const after = ({ chances, effects }: Moment): number[] => chances.map((chance, seat) => chance + effects[seat]!)
  return [...moments, null].map((moment, index) => ({
    from: index === 0 ? fair : after(moments[index - 1]!),
    to: moment?.chances ?? final,
  }))
}

export function playerReview(seat: Seat, moments: readonly Moment[], final: readonly number[]): PlayerReview {
  const first = 1 / final.length
  const own = moments.filter(({ decision }) => decision.seat === seat)
  const others = moments.filter(({ decision }) => decision.seat !== seat)
  const effect = (sum: number, { effects }: Moment): number => sum + effects[seat]!
  const total = (of: 'before' | 'after'): number => own.reduce((sum, { decision }) => sum + decision[of], 0)
  return {
    seat,
    first,
    final: final[seat]!,
    luck: intervals(moments, final).reduce((sum, { from, to }) => sum + to[seat]! - from[seat]!, 0),
    skill: own.reduce(effect, 0),
    others: others.reduce(effect, 0),
    accuracy: own.length === 0 ? null : total('before') === 0 ? 1 : total('after') / total('before'),
    grades: gradeCounts(own),
    curve: [first, ...moments.map(({ chances }) => chances[seat]!), final[seat]!],
  }
}

function gradeCounts(moments: readonly Moment[]): Record<Grade, number> {
  const counts = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>
  for (const { decision } of moments) counts[decision.grade]++
  return counts
}
