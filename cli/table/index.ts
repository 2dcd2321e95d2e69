import { catBurglarsTable } from './cat-burglars.ts'
import { cathamCityTable } from './catham-city.ts'
import { plainTable } from './plain.ts'
import type { Presentation } from './presentation.ts'

const PRESENTATIONS: Readonly<Record<string, Presentation>> = {
  'cat-burglars': catBurglarsTable,
  'catham-city': cathamCityTable,
}

/** How a game is shown; one without a drawing of its own is shown plainly. */
export const presentationOf = (game: string): Presentation => PRESENTATIONS[game] ?? plainTable(game)
