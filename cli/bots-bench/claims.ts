import { filledLineUp } from '@alleycat/bots'
import { catBurglars, cathamCity } from '@alleycat/games'
import type { GameKind } from '@alleycat/engine'

/** A game with options at which bots are measured. */
interface Setting {
  readonly name: string
  readonly game: string
  readonly options: object
}

/** The bots that play against each other, and what they play. */
export interface Contest {
  readonly setting: Setting
  readonly lineUp: readonly string[]
}

/** The claim that the first bot of a line-up wins more than its share. */
export interface Claim extends Contest {
  readonly name: string
}

/** The claim that a bot wins more than its share with every one of many options of a game. */
export interface Survey {
  readonly name: string
  readonly settings: readonly Setting[]
  readonly lineUp: readonly string[]
}

/** A measurement of how many iterations a search makes in a second. */
export interface SpeedMeasurement {
  readonly name: string
  readonly setting: Setting
  readonly seats: number
}

const setting = (name: string, { id, defaults }: GameKind, options: object = {}): Setting => ({
  name,
  game: id,
  options: { ...defaults, ...options },
})

const CATHAM_CITY = setting('catham-city', cathamCity)
const CAT_BURGLARS = setting('cat-burglars', catBurglars)
const HALL_OF_FAME = setting('cat-burglars hall of fame', catBurglars, { hallOfFame: true })

const claim = (where: Setting, bot: string, others: string, seats = 2): Claim => ({
  name: `${where.name}: ${bot} ${seats === 2 ? 'against' : `among ${seats - 1}`} ${others}`,
  setting: where,
  lineUp: filledLineUp([bot, others], seats),
})

/** The claims that docs/bots.md makes about strength. */
export const CLAIMS: readonly Claim[] = [CATHAM_CITY, CAT_BURGLARS, HALL_OF_FAME].flatMap((where) => [
  claim(where, 'greedy', 'random'),
  claim(where, 'search:1000', 'greedy'),
  claim(where, 'search:5000', 'greedy'),
  claim(where, 'search:1000', 'greedy', 4),
  // A bot that remembers what it saw is stronger than one that does not.
  claim(where, 'search:1000', 'forgetful:1000'),
  // A search with more iterations is stronger.
  claim(where, 'search:4000', 'search:1000'),
  // A bot that always or never infiltrates does not profit from it.
  ...(where.game === catBurglars.id
    ? ['pouncing', 'peaceful', 'pouncing:1000', 'peaceful:1000'].map((others) => claim(where, 'search:1000', others))
    : []),
])

export const SURVEYS: readonly Survey[] = [
  {
    name: 'catham-city: search:1000 against greedy in every set of factions',
    settings: cathamCity.optionSets
      .filter(({ actionsPerTurn }) => actionsPerTurn === cathamCity.defaults.actionsPerTurn)
      .map((options) => setting(options.factions, cathamCity, options)),
    lineUp: ['search:1000', 'greedy'],
  },
]

export const SPEEDS: readonly SpeedMeasurement[] = [CATHAM_CITY, CAT_BURGLARS].flatMap((where) =>
  [2, 4].map((seats) => ({ name: `${where.name}: iterations with ${seats} seats`, setting: where, seats })),
)

/** Roughly how many decisions of a seat in a game need a search, to estimate how long a contest takes. */
const DECISIONS: Readonly<Record<string, number>> = { 'catham-city': 15, 'cat-burglars': 80 }
/** The cost of a decision by a bot that does not search, in iterations. */
const NO_SEARCH = 2

/** The estimated time of a game of a contest on one thread, in seconds. */
export function secondsOf({ setting: { game }, lineUp }: Contest, iterationsPerSecond: number): number {
  const iterations = lineUp.map((name) => Number(/:(\d+)$/.exec(name)?.[1] ?? NO_SEARCH))
  return (DECISIONS[game]! * iterations.reduce((sum, each) => sum + each)) / iterationsPerSecond
}
