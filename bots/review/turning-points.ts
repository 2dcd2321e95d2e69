import { LUCK, type Luck, type Seat } from '@alleycat/engine'
import type { DecisionEffects, ReviewedMoment } from './reviewed-moment.ts'

/** A large swing of the chances to win: a decision, with the answers to it and the cards that followed, or the deal. */
interface Swing {
  /** The first and the last step of the record in which it happened, both included. */
  readonly steps: readonly [first: number, last: number]
  /** The seat that decided the first step; null for the deal. */
  readonly by: Seat | null
  /** By seat, the chance before and after, as in the curves of the players. They add up to 1. */
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/**
 * What accounts for most of a swing: decisions of a seat that were not the best, decisions of a seat that promised as much,
 * or luck, which is what nobody could know when they decided.
 */
type Cause =
  | { readonly cause: 'mistake' | 'deed'; readonly doer: Seat; readonly luck: null }
  | { readonly cause: 'luck'; readonly doer: null; readonly luck: readonly Luck[] }

export type TurningPoint = Swing &
  Cause & {
    /** Whose chance is told: the one that was asked for, else who did it, else whose turn it was or whom the deal helped most. */
    readonly seat: Seat
  }

/** No turning point changes a chance to win by less. */
const LEAST = 0.05
/** The share of a swing from which on something is its cause. */
const MOSTLY = 0.5

/** The swings of a game with this many steps, the largest first: those of one seat, or of whichever seat changed most. */
export function largestSwings(
  moments: readonly ReviewedMoment[],
  final: readonly number[],
  steps: number,
  of: Seat | null,
): Swing[] {
  return stories(moments)
    .map((story, index, all) => {
      const end = all[index + 1]?.[0]
      return swingOf(story, end?.chances ?? final, (end?.decision.step ?? steps) - 1)
    })
    .map((swing) => ({ swing, size: Math.abs(changeOf(swing, of ?? mostChanged(swing))) }))
    .filter(({ size }) => size >= LEAST)
    .toSorted((a, b) => b.size - a.size)
    .map(({ swing }) => swing)
}

const changeOf = ({ from, to }: Swing, seat: Seat): number => to[seat]! - from[seat]!

export const isWithin = ({ steps: [first, last] }: Swing, step: number): boolean => first <= step && step <= last

/** Each decision with the answers to it. The first story is the deal, which has no decision. */
function stories(moments: readonly ReviewedMoment[]): ReviewedMoment[][] {
  const found: ReviewedMoment[][] = [[]]
  for (const moment of moments)
    if (moment.isAnswer) found.at(-1)!.push(moment)
    else found.push([moment])
  return found
}

function swingOf(story: readonly ReviewedMoment[], to: readonly number[], last: number): Swing {
  const [first] = story
  const from = first?.chances ?? to.map(() => 1 / to.length)
  return {
    steps: [first?.decision.step ?? 0, last],
    by: first?.decision.seat ?? null,
    from,
    to,
  }
}

function mostChanged(swing: Swing): Seat {
  const changes = swing.from.map((_, seat) => Math.abs(changeOf(swing, seat)))
  return changes.indexOf(Math.max(...changes))
}

/** What is known of a swing: the mistakes in it, what its decisions promised, and the luck that could be seen. */
interface Evidence {
  readonly mistakes: readonly DecisionEffects[]
  readonly promises: readonly DecisionEffects[]
  readonly luck: ReadonlySet<Luck>
}

/** A swing with its cause; null where nothing that anybody could see accounts for it. */
export function turningPoint(
  swing: Swing,
  { mistakes, promises, luck }: Evidence,
  of: Seat | null = null,
): TurningPoint | null {
  const about = of ?? mostChanged(swing)
  const told = (cause: Cause): TurningPoint => ({ ...swing, ...cause, seat: of ?? toldOf(swing, cause.doer) })
  const mistaken = mostly(swing, about, mistakes)
  if (mistaken !== null) return told({ cause: 'mistake', doer: mistaken, luck: null })
  const doer = mostly(swing, about, promises)
  if (doer !== null) return told({ cause: 'deed', doer, luck: null })
  return luck.size === 0 ? null : told({ cause: 'luck', doer, luck: LUCK.filter((kind) => luck.has(kind)) })
}

/** Who did it, or else whose turn it was; where that changed little for them, or after the deal, whom it changed most for. */
function toldOf(swing: Swing, doer: Seat | null): Seat {
  const seat = doer ?? swing.by
  if (seat !== null && Math.abs(changeOf(swing, seat)) >= LEAST) return seat
  if (seat !== null) return mostChanged(swing)
  const rises = swing.from.map((_, each) => changeOf(swing, each))
  return rises.indexOf(Math.max(...rises))
}

/** The seat whose decisions account for most of what a swing meant for `about`, if there is one. */
function mostly(swing: Swing, about: Seat, decisions: readonly DecisionEffects[]): Seat | null {
  const within = decisions.filter(({ step }) => isWithin(swing, step))
  const shareOf = (seat: Seat): number =>
    within.filter((each) => each.seat === seat).reduce((sum, { effects }) => sum + effects[about]!, 0) /
    changeOf(swing, about)
  const [first] = [...swing.to.keys()].toSorted((a, b) => shareOf(b) - shareOf(a))
  return first !== undefined && shareOf(first) >= MOSTLY ? first : null
}
