import type { Result, Seat } from '@alleycat/engine'
import { placeOf } from '../day.ts'
import { CupDraws, stageOf, type CupPlan, type CupPlayer, type CupRound, type CupTable } from './cup.ts'

/** What decides between two people: each is asked only where all before it are equal. More is better. */
export const TIE_BREAKS = {
  swiss: ['points', 'opponents', 'margin', 'direct', 'lot'],
  groups: ['stage', 'points', 'total', 'margin', 'direct', 'lot'],
  duplicate: ['points', 'margin', 'lot'],
} as const satisfies Record<CupPlan['format'], readonly (keyof Values)[]>

export type TieBreak = (typeof TIE_BREAKS)[keyof typeof TIE_BREAKS][number]

interface Values {
  /** How far somebody came in a cup with groups; 0 otherwise. */
  readonly stage: number
  /** One for everybody who finished behind, half for who is level; the scores of the games in a duplicate cup. */
  readonly points: number
  /** The points over all stages. */
  readonly total: number
  /** The points of everybody met, each time they were met; bots have none. */
  readonly opponents: number
  /** By how much one's own score exceeded that of each other seat, all added up. */
  readonly margin: number
  /** Among those who are level in all of that: how many were beaten, less how many beat. */
  readonly direct: number
  readonly lot: number
}

export interface Standing extends Omit<Values, 'lot'> {
  /** The number of the person. */
  readonly player: number
  /** The place in the cup, from 1. No two people share one, because lots are drawn in the end. */
  readonly rank: number
  readonly games: number
  /** What put this person before the next one; null for the last. */
  readonly decidedBy: TieBreak | null
}

/** One for every seat that finished behind, half for every other that is level. */
export function pointsAt(result: Result, seat: Seat): number {
  const places = result.scores.map((_, each) => placeOf(result, each))
  return places.reduce((sum, place, other) => {
    if (other === seat || place < places[seat]!) return sum
    return sum + (place === places[seat] ? 0.5 : 1)
  }, 0)
}

const marginAt = ({ scores }: Result, seat: Seat): number =>
  scores.reduce((sum, score) => sum + scores[seat]! - score, 0)

interface Played {
  readonly stage: number
  readonly table: CupTable
  readonly result: Result
  readonly seat: Seat
}

/** How everybody stands after the games that are over, the best first. */
export function standingsOf(
  plan: CupPlan,
  players: readonly CupPlayer[],
  rounds: readonly CupRound[],
  secret: string,
): Standing[] {
  const games = players.map((_, player) => playedBy(plan, rounds, player))
  const points = games.map((own) => sum(own, (each) => pointsOf(plan, each)))
  const lots = new CupDraws(secret, plan.id, 'lots', players).shuffled(players.map((_, player) => player))
  const level = players.map((_, player) => {
    const own = games[player]!
    const stage = reachedStage(plan, rounds, player)
    return {
      player,
      games: own.length,
      stage,
      points: sum(own, (each) => (each.stage === stage ? pointsOf(plan, each) : 0)),
      total: points[player]!,
      opponents: sum(own, ({ table }) =>
        sum(table.seats, (other) => (other === null || other === player ? 0 : points[other]!)),
      ),
      margin: sum(own, ({ result, seat }) => marginAt(result, seat)),
      direct: 0,
      lot: lots.indexOf(player),
    }
  })
  const order = TIE_BREAKS[plan.format]
  const before = order.slice(0, order.indexOf('lot')).filter((each) => each !== 'direct')
  const values = level.map((own) => {
    const equals = level.filter((other) => before.every((each) => other[each] === own[each]))
    return {
      ...own,
      direct: directOf(
        games[own.player]!,
        equals.map(({ player }) => player),
      ),
    }
  })
  const ranked = values.toSorted((a, b) => {
    const by = order.find((each) => a[each] !== b[each])
    return by === undefined ? 0 : b[by] - a[by]
  })
  return ranked.map(({ lot, ...own }, index) => {
    const next = ranked[index + 1]
    const decidedBy = next && (order.find((each) => next[each] !== { ...own, lot }[each]) ?? null)
    return { ...own, rank: index + 1, decidedBy: decidedBy ?? null }
  })
}

const pointsOf = ({ format }: CupPlan, { result, seat }: Played): number =>
  format === 'duplicate' ? result.scores[seat]! : pointsAt(result, seat)

function playedBy(plan: CupPlan, rounds: readonly CupRound[], player: number): Played[] {
  return rounds.flatMap((tables, index) =>
    tables.flatMap((table) => {
      const seat = table.seats.indexOf(player)
      return seat < 0 || table.result === null
        ? []
        : [{ stage: stageOf(plan, index + 1), table, result: table.result, seat }]
    }),
  )
}

/** Whoever is drawn into a stage has reached it. */
function reachedStage(plan: CupPlan, rounds: readonly CupRound[], player: number): number {
  const last = rounds.findLastIndex((tables) => tables.some(({ seats }) => seats.includes(player)))
  return last < 0 ? 0 : stageOf(plan, last + 1)
}

function directOf(games: readonly Played[], equals: readonly number[]): number {
  return sum(games, ({ table, result, seat }) =>
    sum(table.seats, (other, otherSeat) =>
      other === null || otherSeat === seat || !equals.includes(other)
        ? 0
        : Math.sign(placeOf(result, otherSeat) - placeOf(result, seat)),
    ),
  )
}

const sum = <T>(values: readonly T[], of: (value: T, index: number) => number): number =>
  values.reduce((total, value, index) => total + of(value, index), 0)
