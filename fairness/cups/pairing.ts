import { CupDraws, isThere, stageOf, type CupPlan, type CupPlayer, type CupRound, type CupSeats } from './cup.ts'
import { standingsOf, type Standing } from './standings.ts'

/** How often another drawn order is tried when people would meet again. */
const MOST_TRIES = 12
/** A meeting that is repeated weighs more than any difference of points. */
const REPEAT = 1e6
/** That somebody starts who has started less often weighs more than all other seats, and that a bot does not, most. */
const START = 1e3
const BOT_STARTS = 1e6

/**
 * Draws the next round when all games of those before it are over: for each table who sits where. Null when the cup is
 * over. Whoever knows the secret comes to the same.
 */
export function drawRound(
  plan: CupPlan,
  players: readonly CupPlayer[],
  rounds: readonly CupRound[],
  secret: string,
): CupSeats[] | null {
  const round = rounds.length + 1
  const there = players.flatMap((player, number) => (isThere(player, round) ? [number] : []))
  const draws = new CupDraws(secret, plan.id, `round/${round}`, players)
  if (there.length < (plan.format === 'duplicate' ? 1 : 2)) return null
  if (plan.format !== 'groups' && round > plan.rounds) return null
  if (plan.format === 'duplicate') {
    const seat = draws.below(plan.seats)
    return there.map((player) => Array.from({ length: plan.seats }, (_, each) => (each === seat ? player : null)))
  }
  const standings = standingsOf(plan, players, rounds, secret)
  const points = players.map(() => 0)
  if (plan.format === 'swiss') for (const { player, points: own } of standings) points[player] = own
  const past = { met: meetings(rounds), points }
  const groups =
    plan.format === 'swiss' || round === 1
      ? arranged(there, plan.seats, past, draws)
      : nextGroups(
          plan,
          rounds,
          standings.filter(({ player }) => there.includes(player)),
          (people) => arranged(people, plan.seats, past, draws),
        )
  return groups && groups.map((group) => drawSeats(group, plan.seats, rounds, draws))
}

/** How many people sit at each table: as equally many as possible, so that bots fill few seats of each. */
export function tableSizes(people: number, seats: number): number[] {
  const tables = Math.ceil(people / seats)
  return Array.from({ length: tables }, (_, table) => Math.floor((people + tables - 1 - table) / tables))
}

/** Groups stay together for all of their rounds; then the best of them are drawn anew until one table is left. */
function nextGroups(
  plan: CupPlan,
  rounds: readonly CupRound[],
  standings: readonly Standing[],
  arrange: (people: readonly number[]) => number[][],
): number[][] | null {
  const last = rounds.at(-1)!
  const there = new Set(standings.map(({ player }) => player))
  const tables = last.map(({ seats }) => seats.filter((each) => each !== null && there.has(each)) as number[])
  if (rounds.length < plan.rounds) return tables.filter((group) => group.length > 0)
  if (last.length === 1) return null
  const stage = stageOf(plan, rounds.length)
  const best = standings.filter((each) => each.stage === stage).map(({ player }) => player)
  const winners = tables.flatMap((group) => best.find((each) => group.includes(each)) ?? [])
  const others = best.filter((each) => !winners.includes(each))
  const advancing = [...winners, ...others].slice(0, advancingFrom(last.length, plan.seats))
  return advancing.length < 2 ? null : arrange(advancing)
}

/** The winners of all tables, and as many of the next best as fill the last of the tables that they meet at. */
export const advancingFrom = (tables: number, seats: number): number => Math.ceil(tables / seats) * seats

/**
 * Puts people of like points together who have not met. They are divided in the order of their points, and then changed
 * one for another for as long as that helps; where people would still meet again, from other orders too.
 */
function arranged(people: readonly number[], seats: number, past: Past, draws: CupDraws): number[][] {
  const sizes = tableSizes(people.length, seats)
  let best: Arrangement | undefined
  for (let tries = 0; tries < MOST_TRIES && (!best || best.cost >= REPEAT); tries++) {
    const drawn = draws.shuffled(people)
    // The first order is the one of points; later ones are any.
    const order = tries === 0 ? drawn.toSorted((a, b) => past.points[b]! - past.points[a]!) : drawn
    const tried = improved(divided(order, sizes), (table) => costOf(table, seats, past))
    if (!best || tried.cost < best.cost) best = tried
  }
  return best!.tables
}

interface Arrangement {
  readonly tables: number[][]
  readonly cost: number
}

function divided(order: readonly number[], sizes: readonly number[]): number[][] {
  let from = 0
  return sizes.map((size) => order.slice(from, (from += size)))
}

function improved(tables: number[][], costAt: (table: readonly number[]) => number): Arrangement {
  const costs = tables.map(costAt)
  for (let isBetter = true; isBetter;) {
    isBetter = false
    for (const [a, one] of tables.entries())
      for (const [b, other] of tables.entries())
        if (a < b && exchange(one, other, costs[a]! + costs[b]!, costAt)) {
          costs[a] = costAt(one)
          costs[b] = costAt(other)
          isBetter = true
        }
  }
  return { tables, cost: costs.reduce((sum, each) => sum + each, 0) }
}

/** Changes the first two people for one another that are better off so. */
function exchange(
  one: number[],
  other: number[],
  before: number,
  costAt: (table: readonly number[]) => number,
): boolean {
  for (const i of one.keys())
    for (const j of other.keys()) {
      const swap = (): void => void ([one[i], other[j]] = [other[j]!, one[i]!])
      swap()
      if (costAt(one) + costAt(other) < before) return true
      swap()
    }
  return false
}

/** What people have done in the cup so far. */
interface Past {
  readonly met: Meetings
  /** By the number of a player. */
  readonly points: readonly number[]
}

/** How often two people have met, and under `bots` how often somebody had a bot at their table. */
interface Meetings {
  readonly people: ReadonlyMap<number, number>
  readonly bots: ReadonlyMap<number, number>
}

/** One number for two people, the lower one first. */
const pairOf = (one: number, other: number): number => one * 1000 + other

function meetings(rounds: readonly CupRound[]): Meetings {
  const people = new Map<number, number>()
  const bots = new Map<number, number>()
  for (const { seats } of rounds.flat())
    for (const one of seats) {
      if (one === null) continue
      if (seats.includes(null)) bots.set(one, (bots.get(one) ?? 0) + 1)
      for (const other of seats)
        if (other !== null && one < other) people.set(pairOf(one, other), (people.get(pairOf(one, other)) ?? 0) + 1)
    }
  return { people, bots }
}

/** Meeting for the third time is worse than two other people meeting for the second, so repeats count squared. */
function costOf(table: readonly number[], seats: number, { met, points }: Past): number {
  let cost = 0
  for (const one of table) {
    if (table.length < seats) cost += REPEAT * (met.bots.get(one) ?? 0) ** 2
    for (const other of table)
      if (one < other)
        cost += REPEAT * (met.people.get(pairOf(one, other)) ?? 0) ** 2 + (points[one]! - points[other]!) ** 2
  }
  return cost
}

/** Whoever has started least often starts; the others sit where they have sat least often. Lots decide between equals. */
function drawSeats(group: readonly number[], seats: number, rounds: readonly CupRound[], draws: CupDraws): CupSeats {
  const sat = new Map(group.map((player) => [player, Array.from({ length: seats }, () => 0)]))
  for (const table of rounds.flat())
    for (const [seat, player] of table.seats.entries())
      if (player !== null && sat.has(player)) sat.get(player)![seat]!++
  const waiting: (number | null)[] = [
    ...draws.shuffled(group),
    ...Array.from({ length: seats - group.length }, () => null),
  ]
  const costAt = (player: number | null, seat: number): number => {
    if (seat === 0) return player === null ? BOT_STARTS : START * sat.get(player)![0]!
    return player === null ? 0 : sat.get(player)![seat]! ** 2
  }
  return cheapest(waiting, 0, costAt).seats
}

/** The first of the cheapest ways to sit down, of at most 720. */
function cheapest(
  waiting: readonly (number | null)[],
  seat: number,
  costAt: (player: number | null, seat: number) => number,
): { readonly seats: CupSeats; readonly cost: number } {
  let best: { seats: CupSeats; cost: number } | undefined
  for (const [index, player] of waiting.entries()) {
    const rest = cheapest(waiting.toSpliced(index, 1), seat + 1, costAt)
    const cost = costAt(player, seat) + rest.cost
    if (!best || cost < best.cost) best = { seats: [player, ...rest.seats], cost }
  }
  return best ?? { seats: [], cost: 0 }
}
