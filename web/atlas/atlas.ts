import { figuresOf, type AtlasData, type AtlasFigures, type Estimate } from '@alleycat/bots'

/** A table that the atlas knows. */
export interface Place {
  readonly options: object
  readonly figures: AtlasFigures
}

/** The data file is fetched when it is first needed, and once. */
export const loadAtlas = async (): Promise<AtlasData> => (await import('./atlas.json')).default as unknown as AtlasData

/** All tables of a game with this many seats. */
export const placesOf = ({ atlas }: AtlasData, game: string, seats: number): Place[] =>
  (atlas.find(({ id }) => id === game)?.sets ?? []).flatMap((set) => {
    const row = set.seats[seats]
    return row ? [{ options: set.options, figures: figuresOf(set, row) }] : []
  })

export const placeWith = (places: readonly Place[], options: object): Place | null =>
  places.find((place) => differences(place.options, options).length === 0) ?? null

/** The names of the options that differ. */
const differences = (a: object, b: object): string[] =>
  Object.keys(a).filter((name) => (a as Record<string, unknown>)[name] !== (b as Record<string, unknown>)[name])

/** The tables that differ from these options in one of them alone, that with the most alternatives. */
function alternatives(places: readonly Place[], options: object): Place[] {
  const changed = new Map(places.map((place) => [place, differences(place.options, options)]))
  return Object.keys(options)
    .map((name) => places.filter((place) => changed.get(place)!.every((each) => each === name)))
    .reduce((most, group) => (group.length > most.length ? group : most), [])
}

/** What tables are compared by. */
const COMPARED = ['moves', 'attacks', 'leadChanges', 'skill', 'firstSeat'] as const
export type Compared = (typeof COMPARED)[number]

/** What these tables can be compared by: their skill may not have been measured. */
export const comparedIn = (places: readonly Place[]): Compared[] =>
  COMPARED.filter((compared) => compared !== 'skill' || places.some(({ figures }) => figures.skill !== null))

/** A table whose skill was not measured, among others whose was, counts as undecided between none and all. */
const UNKNOWN: Estimate = { value: 0.5, margin: 0.5 }

export const figureOf = ({ figures }: Place, compared: Compared): Estimate =>
  compared === 'skill' ? (figures.skill ?? UNKNOWN) : figures.greedy[compared]

/** What is said of a table that differs from the others, by what it has less or more of. */
const TASTES = {
  moves: ['quick', 'long'],
  attacks: ['peaceful', 'nasty'],
  skill: ['chancy', 'brainy'],
  leadChanges: ['steady', 'turbulent'],
} as const
export type Taste = (typeof TASTES)[keyof typeof TASTES][number]

/** Among fewer tables than this nothing is compared. */
const ENOUGH_PLACES = 8

export const isWorthComparing = (places: readonly Place[]): boolean => places.length >= ENOUGH_PLACES

/** What sets a table apart: figures in the outer quarter whose intervals leave out the median. */
export function tastesOf(place: Place, places: readonly Place[]): Taste[] {
  if (!isWorthComparing(places)) return []
  return (Object.keys(TASTES) as (keyof typeof TASTES)[]).flatMap((compared) => {
    const values = places.map((each) => figureOf(each, compared).value).toSorted((a, b) => a - b)
    const at = (share: number): number => values[Math.floor(share * (values.length - 1))]!
    const { value, margin } = figureOf(place, compared)
    const [less, more] = TASTES[compared]
    if (value <= at(0.25) && value + margin < at(0.5)) return [less]
    return value >= at(0.75) && value - margin > at(0.5) ? [more] : []
  })
}

/** What is looked for in a suggested set: less of a figure, or more of it. */
const WISHES = {
  quickAndNasty: { moves: -1, attacks: 1 },
  longAndBrainy: { moves: 1, skill: 1 },
  calmAndBrainy: { attacks: -1, skill: 1 },
  neckAndNeck: { leadChanges: 1 },
  evenStart: { firstSeat: 0 },
} as const satisfies Readonly<Record<string, Partial<Record<Compared, -1 | 0 | 1>>>>
type Wish = keyof typeof WISHES
export const WISH_NAMES = Object.keys(WISHES) as readonly Wish[]

/**
 * The set that fulfils a wish best, by the sum of its ranks. Only one option is changed, so that whoever has chosen a
 * variant keeps it.
 */
export function suggestion(wish: Wish, places: readonly Place[], options: object): object | null {
  const near = alternatives(places, options)
  const wished = Object.entries(WISHES[wish]) as [Compared, number][]
  const isMeasured = wished.every(([compared]) => comparedIn(near).includes(compared))
  if (!isWorthComparing(near) || !isMeasured) return null
  const ranks = new Map(near.map((place) => [place, 0]))
  for (const [compared, direction] of wished) {
    const keen = (place: Place): number => {
      const { value } = figureOf(place, compared)
      return direction === 0 ? -Math.abs(value) : direction * value
    }
    for (const [rank, place] of near.toSorted((a, b) => keen(b) - keen(a)).entries())
      ranks.set(place, ranks.get(place)! + rank)
  }
  return near.toSorted((a, b) => ranks.get(a)! - ranks.get(b)!)[0]!.options
}

export const isSure = ({ value, margin }: Estimate): boolean => Math.abs(value) > margin
