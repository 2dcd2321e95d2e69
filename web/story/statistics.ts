import type { StoryFacts, ReviewedPart } from './facts.ts'

/** How many games, and how many of them were won. */
export interface Tally {
  readonly key: string
  readonly games: number
  readonly wins: number
}

export interface Statistics {
  readonly games: number
  readonly wins: number
  /** The most wins in a row. */
  readonly longestStreak: number
  readonly byGame: readonly Tally[]
  /** The first seat begins, so where one sits matters. The key counts from 1. */
  readonly bySeat: readonly Tally[]
  readonly byOpponent: readonly Tally[]
  /** For each game, in how many games a set led by this card was laid out. */
  readonly byCard: ReadonlyMap<string, readonly Tally[]>
  /** For each game, the sets that were laid out most often. */
  readonly favourites: ReadonlyMap<string, readonly { readonly set: string; readonly count: number }[]>
  readonly best: StoryFacts | null
  /** Reviewed games, the oldest first. */
  readonly reviewed: readonly { readonly facts: StoryFacts; readonly part: ReviewedPart }[]
}

const MOST_FAVOURITES = 5
const MOST_OPPONENTS = 12

/** Works out everything that the page shows, from the facts of finished games in any order. */
export function statisticsOf(facts: readonly StoryFacts[], reviews: ReadonlyMap<string, ReviewedPart>): Statistics {
  const games = facts.toSorted((a, b) => a.at - b.at)
  const ids = [...new Set(games.map(({ game }) => game))]
  const of = (id: string): StoryFacts[] => games.filter(({ game }) => game === id)
  return {
    games: games.length,
    wins: games.filter(({ isWon }) => isWon).length,
    longestStreak: longestStreak(games),
    byGame: tallied(games, ({ game }) => [game]),
    bySeat: tallied(games, ({ seat }) => [String(seat + 1)]).toSorted((a, b) => Number(a.key) - Number(b.key)),
    byOpponent: tallied(games, ({ opponents }) => [...new Set(opponents)]).slice(0, MOST_OPPONENTS),
    byCard: new Map(
      ids.map((id) => [id, tallied(of(id), ({ sets }) => [...new Set(Object.keys(sets).map(([lead]) => lead!))])]),
    ),
    favourites: new Map(ids.map((id) => [id, favouritesIn(of(id))])),
    best: games.filter(({ best }) => best !== null).toSorted((a, b) => b.best!.gain - a.best!.gain)[0] ?? null,
    reviewed: games.flatMap((each) => {
      const part = reviews.get(each.replay)
      return part ? [{ facts: each, part }] : []
    }),
  }
}

/** The most frequent key first. */
function tallied(games: readonly StoryFacts[], keysOf: (facts: StoryFacts) => readonly string[]): Tally[] {
  const tallies = new Map<string, Tally>()
  for (const facts of games)
    for (const key of keysOf(facts)) {
      const { games: count, wins } = tallies.get(key) ?? { games: 0, wins: 0 }
      tallies.set(key, { key, games: count + 1, wins: wins + Number(facts.isWon) })
    }
  return [...tallies.values()].toSorted((a, b) => b.games - a.games || b.wins - a.wins)
}

function favouritesIn(games: readonly StoryFacts[]): { set: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { sets } of games)
    for (const [set, count] of Object.entries(sets)) counts.set(set, (counts.get(set) ?? 0) + count)
  return [...counts]
    .map(([set, count]) => ({ set, count }))
    .toSorted((a, b) => b.count - a.count || a.set.localeCompare(b.set))
    .slice(0, MOST_FAVOURITES)
}

function longestStreak(games: readonly StoryFacts[]): number {
  let longest = 0
  let current = 0
  for (const { isWon } of games) {
    current = isWon ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return longest
}

/** When each achievement was first earned, and in which game. */
export function earnedIn(facts: readonly StoryFacts[]): ReadonlyMap<string, StoryFacts> {
  const earned = new Map<string, StoryFacts>()
  for (const each of facts.toSorted((a, b) => a.at - b.at))
    for (const id of each.achievements) if (!earned.has(id)) earned.set(id, each)
  return earned
}
