import { filledLineUp } from '@alleycat/bots'
import { catBurglars, cathamCity } from '@alleycat/games'
import type { GameKind } from '@alleycat/engine'

/** A table at which bots are measured. */
interface Setting {
  readonly name: string
  readonly game: string
  readonly options: object
}

/** Bots that meet at a table. */
export interface Contest {
  readonly setting: Setting
  readonly lineUp: readonly string[]
}

/** That the first bot of a line-up is worth more than the others. */
export interface Claim extends Contest {
  readonly name: string
}

/** That it is so at every one of many tables. */
export interface Survey {
  readonly name: string
  readonly settings: readonly Setting[]
  readonly lineUp: readonly string[]
}

/** How many deals a second a search looks into. */
export interface Pace {
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

/** What the project says of its bots. */
export const CLAIMS: readonly Claim[] = [CATHAM_CITY, CAT_BURGLARS, HALL_OF_FAME].flatMap((where) => [
  claim(where, 'greedy', 'random'),
  claim(where, 'search:1000', 'greedy'),
  claim(where, 'search:5000', 'greedy'),
  claim(where, 'search:1000', 'greedy', 4),
  // Remembering what was seen helps.
  claim(where, 'search:1000', 'forgetful:1000'),
  // Thinking longer never hurts.
  claim(where, 'search:4000', 'search:1000'),
  // Nobody profits from expecting yarn, or a trap, under every gang.
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

export const PACES: readonly Pace[] = [CATHAM_CITY, CAT_BURGLARS].flatMap((where) =>
  [2, 4].map((seats) => ({ name: `${where.name}: iterations with ${seats} seats`, setting: where, seats })),
)

/** Decisions of a seat in a game that are worth thinking over, roughly: enough for foreseeing how long it will take. */
const DECISIONS: Readonly<Record<string, number>> = { 'catham-city': 15, 'cat-burglars': 80 }
/** What a bot that does not search costs, as iterations. */
const NO_SEARCH = 2

/** How long a game of a contest will take on one thread, in seconds, where so many iterations take a second. */
export function secondsOf({ setting: { game }, lineUp }: Contest, iterationsPerSecond: number): number {
  const iterations = lineUp.map((name) => Number(/:(\d+)$/.exec(name)?.[1] ?? NO_SEARCH))
  return (DECISIONS[game]! * iterations.reduce((sum, each) => sum + each)) / iterationsPerSecond
}
