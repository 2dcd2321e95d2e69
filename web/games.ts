import type { GameKit } from '@alleycat/ui/table/kit.ts'
import { front as catBurglars } from '@alleycat/games/cat-burglars/front.ts'
import { front as cathamCity } from '@alleycat/games/catham-city/front.ts'

/** What the front page says of each game. Everything else of a game is fetched when it is needed. */
export const FRONTS = [cathamCity, catBurglars] as const
export type GameId = (typeof FRONTS)[number]['id']

export const isGameId = (value: unknown): value is GameId => FRONTS.some(({ id }) => id === value)
export const frontOf = (id: GameId): (typeof FRONTS)[number] => FRONTS.find((front) => front.id === id)!
/** The name of a game; the id where a server has a game that this app does not know. */
export const gameName = (id: string): string => (isGameId(id) ? frontOf(id).name : id)

const KITS: Readonly<Record<GameId, () => Promise<unknown>>> = {
  'catham-city': async () => (await import('@alleycat/games/catham-city/kit.ts')).kit,
  'cat-burglars': async () => (await import('@alleycat/games/cat-burglars/kit.ts')).kit,
}

/**
 * The app hands a game's own views, events and words back to its own kit and looks at none of them, which is why it may
 * treat them as unknown; this is the one place that says so.
 */
export const loadKit = async (id: GameId): Promise<GameKit> => (await KITS[id]()) as GameKit
