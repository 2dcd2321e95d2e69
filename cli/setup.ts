import { randomInt } from 'node:crypto'
import { BOT_NAMES, botByName } from '@alleycat/bots'
import { Refusal, type GameKind } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { shown } from './args.ts'
import { detailOf } from './checking.ts'
import { Complaint } from './errors.ts'

/** Reads and checks the options of a command that describe a game to be played. */

export const GAME_NAMES: readonly string[] = GAMES.map((kind) => kind.id)

/** The game in the examples of help pages. */
export const EXAMPLE_GAME = GAME_NAMES[0]!

export function gameNamed(name: string | undefined): GameKind {
  const kind = GAMES.find((each) => each.id === name)
  if (kind) return kind
  const names = GAME_NAMES.join(', ')
  throw new Complaint(({ errors }) =>
    name === undefined ? errors.whichGame(names) : errors.noGame(shown(name), names),
  )
}

/** An `options` object as in a record; the game's defaults replace what it leaves out. */
export function optionsFrom(kind: GameKind, text: string | undefined): object {
  const example = `'${JSON.stringify(kind.defaults)}'`
  let given: unknown = {}
  try {
    given = JSON.parse(text ?? '{}')
  } catch {
    throw new Complaint(({ errors }) => errors.optionsText(example))
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Complaint(({ errors }) => errors.optionsObject(example))
  const options = kind.readOptions({ ...kind.defaults, ...given })
  if (!(options instanceof Refusal)) return options
  throw new Complaint((words) => words.errors.options(detailOf(options.why)(words)))
}

/** The names of bots for this many seats, from a list with commas that names one for each seat or one for all. */
export function botsFrom(text: string | undefined, seats: number, standard: string): string[] {
  const names = (text ?? standard).split(',').map((name) => name.trim())
  for (const name of names)
    if (!botByName(name)) throw new Complaint(({ errors }) => errors.noBot(shown(name), BOT_NAMES.join(', ')))
  if (names.length === 1) return Array<string>(seats).fill(names[0]!)
  if (names.length === seats) return names
  throw new Complaint(({ errors }) => errors.oddBots(names.length, seats))
}

const LONGEST_SEED = 200

/** The seed that was given, which may be any text, or a random number that is easy to read out. */
export function seedFrom(text: string | undefined): string {
  if (text === undefined) return String(randomInt(1_000_000_000))
  if (text === '' || text.length > LONGEST_SEED) throw new Complaint(({ errors }) => errors.seed(LONGEST_SEED))
  return text
}
