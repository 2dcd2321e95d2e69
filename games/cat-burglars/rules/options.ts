import { Refusal, type Why } from '@alleycat/engine'

export interface CatBurglarsOptions {
  /** The Hall of Fame variant: six different colours win too (CB-4), and scored colours stay public (CB-21). */
  readonly hallOfFame: boolean
}

export const DEFAULT_OPTIONS: CatBurglarsOptions = { hallOfFame: false }
export const OPTION_SETS: readonly CatBurglarsOptions[] = [{ hallOfFame: false }, { hallOfFame: true }]

export function readOptions(value: unknown): CatBurglarsOptions | Refusal {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('optionsNotObject')
  const { hallOfFame, ...unknown } = value as Record<string, unknown>
  const stray = Object.keys(unknown)[0]
  if (stray !== undefined) return refuse('unknownOption', stray, Object.keys(DEFAULT_OPTIONS))
  if (typeof hallOfFame !== 'boolean') return refuse('mustBeEither', 'hallOfFame', 'true', 'false')
  return { hallOfFame }
}

const refuse = (...why: Why): Refusal => new Refusal('options', why)

/** What the rules need to know of the table. */
export interface Rules {
  readonly seats: number
  readonly hallOfFame: boolean
}

export const rulesFor = (seats: number, options: CatBurglarsOptions): Rules => ({
  seats,
  hallOfFame: options.hallOfFame,
})
