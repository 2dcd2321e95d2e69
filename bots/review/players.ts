import type { Result, Seat } from '@alleycat/engine'
import { GRADES, type Grade } from './grade.ts'
import type { ReviewedMoment } from './reviewed-moment.ts'

/** The summary of a game for one seat, in which `final − first = luck + skill + others`. */
export interface PlayerReview {
  readonly seat: Seat
  /** The chance before the deal, which is the same for all seats. */
  readonly first: number
  /** The chance after the end: 1 for the winner, shared among several winners, and 0 for everybody else. */
  readonly final: number
  /** The rest: the deal, the cards that came, and the cards that others turned out to hold. */
  readonly luck: number
  /** The change by the seat's own decisions, 0 at best. */
  readonly skill: number
  /** The change by other seats' decisions, compared with their best ones. */
  readonly others: number
  /** The share of its chances that the seat kept when it decided, 0 to 1; null when it never had a choice. */
  readonly accuracy: number | null
  /** The number of decisions with each grade. */
  readonly grades: Readonly<Record<Grade, number>>
  /** The chance to win before the deal, before each moment of the review with all cards open, and at the end. */
  readonly curve: readonly number[]
}

export function finalChances({ winners }: Result, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}

export function playerReview(seat: Seat, moments: readonly ReviewedMoment[], final: readonly number[]): PlayerReview {
  const first = 1 / final.length
  const own = moments.filter(({ decision }) => decision.seat === seat)
  const others = moments.filter(({ decision }) => decision.seat !== seat)
  const effect = (sum: number, { effects }: ReviewedMoment): number => sum + effects[seat]!
  const total = (of: 'before' | 'after'): number => own.reduce((sum, { decision }) => sum + decision[of], 0)
  const [skill, byOthers] = [own.reduce(effect, 0), others.reduce(effect, 0)]
  return {
    seat,
    first,
    final: final[seat]!,
    luck: final[seat]! - first - skill - byOthers,
    skill,
    others: byOthers,
    accuracy: own.length === 0 ? null : total('before') === 0 ? 1 : total('after') / total('before'),
    grades: gradeCounts(own),
    curve: [first, ...moments.map(({ chances }) => chances[seat]!), final[seat]!],
  }
}

function gradeCounts(moments: readonly ReviewedMoment[]): Record<Grade, number> {
  const counts = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>
  for (const { decision } of moments) counts[decision.grade]++
  return counts
}
