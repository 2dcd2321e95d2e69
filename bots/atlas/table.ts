import { GAMES } from '@alleycat/games'

/** A table of the atlas, as plain data that can be handed to another thread. */
export interface AtlasTable {
  readonly game: string
  readonly options: object
  readonly seats: number
}

/** Every game with every set of options at every number of seats. */
export const allTables = (): AtlasTable[] =>
  GAMES.flatMap(({ id, optionSets, minSeats, maxSeats }) =>
    optionSets.flatMap((options) =>
      Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => ({ game: id, options, seats: minSeats + i })),
    ),
  )

/** The name of a table in a journal, and in the seeds of its games. */
export const tableName = ({ game, options, seats }: AtlasTable): string => `${game} ${seats} ${JSON.stringify(options)}`
