import { PORTION, SERIES, tableName, type AtlasTable, type Portion, type Series } from '@alleycat/bots'

/** The games that make an atlas. */
export interface AtlasPlan {
  readonly tables: readonly AtlasTable[]
  readonly seed: string
  /** The name of the bot that searches. */
  readonly searcher: string
  /** How many games of each series are played at a table; whole portions. */
  readonly games: Readonly<Record<Series, number>>
}

/** The numbers of seats at which searching bots play among themselves, which takes longest. */
const SEARCHED_SEATS: readonly number[] = [2, 4]

export const isPlayed = (series: Series, { seats }: AtlasTable): boolean =>
  series !== 'search' || SEARCHED_SEATS.includes(seats)

export const wholePortions = (games: number, series: Series): number =>
  Math.ceil(games / PORTION[series]) * PORTION[series]

/** The name of a portion in the journal. */
export const portionName = (table: AtlasTable, series: Series, first: number): string =>
  `${tableName(table)} ${series} ${first}`

/** Every portion of the plan, table by table, so that the time that is left can be told from the time that has passed. */
export const portionsOf = ({ tables, seed, searcher, games }: AtlasPlan): Portion[] =>
  tables.flatMap((table) =>
    SERIES.filter((series) => isPlayed(series, table)).flatMap((series) =>
      firstsOf(series, games[series]).map((first) => ({ table, series, first, seed, searcher })),
    ),
  )

/** The numbers of the first games of all portions. */
export const firstsOf = (series: Series, games: number): number[] =>
  Array.from({ length: games / PORTION[series] }, (_, index) => index * PORTION[series])
