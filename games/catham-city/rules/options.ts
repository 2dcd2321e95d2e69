import { cardsOf, Refusal, type Cards, type Kind, type Why } from '@alleycat/engine'
import { CARDS_PER_FACTION, FACTIONS, FACTIONS_IN_PLAY, STARTER_FACTIONS, type Faction } from './vocabulary.ts'

export interface CathamCityOptions {
  /** Five different letters in alphabetical order (CC-4). */
  readonly factions: string
  /** The number of actions in a turn; 2 is the two-action variant (CC-11). */
  readonly actionsPerTurn: 1 | 2
}

export const DEFAULT_OPTIONS: CathamCityOptions = { factions: STARTER_FACTIONS, actionsPerTurn: 1 }

export function readOptions(value: unknown): CathamCityOptions | Refusal {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('optionsNotObject')
  const { factions, actionsPerTurn, ...unknown } = value as Record<string, unknown>
  const stray = Object.keys(unknown)[0]
  if (stray !== undefined) return refuse('unknownOption', stray, Object.keys(DEFAULT_OPTIONS))
  if (typeof factions !== 'string' || !areFactions(factions))
    return refuse('mustBeLetters', 'factions', FACTIONS_IN_PLAY, FACTIONS.join(''), STARTER_FACTIONS)
  if (actionsPerTurn !== 1 && actionsPerTurn !== 2) return refuse('mustBeEither', 'actionsPerTurn', '1', '2')
  return { factions, actionsPerTurn }
}

const refuse = (...why: Why): Refusal => new Refusal('options', why)

function areFactions(text: string): boolean {
  let last = -1
  for (const letter of text) {
    const index = (FACTIONS as readonly string[]).indexOf(letter)
    if (index <= last) return false
    last = index
  }
  return text.length === FACTIONS_IN_PLAY
}

/** All 56 ways to choose five factions (CC-4). */
export function allFactionSets(): string[] {
  const sets: string[] = []
  for (let bits = 0; bits < 1 << FACTIONS.length; bits++) {
    const letters = FACTIONS.filter((_, i) => (bits >> i) & 1).join('')
    if (letters.length === FACTIONS_IN_PLAY) sets.push(letters)
  }
  return sets.toSorted()
}

/** What the rules need to know of the table, computed once. Under each letter is the kind of card of that faction. */
export interface Rules extends Readonly<Record<Faction, Kind>> {
  readonly seats: number
  readonly actionsPerTurn: number
  /** CC-6 */
  readonly target: number
  /** The letters of the factions in play, by kind of card. */
  readonly letters: string
  readonly allCards: Cards
}

/** The kind of a faction that is not in play, which no set of cards holds. */
const ABSENT: Kind = FACTIONS_IN_PLAY

/** CC-6 */
export const pointsToWin = (seats: number): number => (seats <= 3 ? 16 : 13)

export function rulesFor(seats: number, options: CathamCityOptions): Rules {
  const letters = options.factions
  const kinds = Object.fromEntries(
    FACTIONS.map((faction) => [faction, letters.includes(faction) ? letters.indexOf(faction) : ABSENT]),
  ) as Record<Faction, Kind>
  let allCards = 0
  for (let k = 0; k < FACTIONS_IN_PLAY; k++) allCards += cardsOf(k, CARDS_PER_FACTION)
  return { seats, actionsPerTurn: options.actionsPerTurn, target: pointsToWin(seats), letters, allCards, ...kinds }
}
