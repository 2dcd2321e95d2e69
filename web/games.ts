import type { GameFront } from '@alleycat/ui/game-module.ts'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import { spoken } from './pseudo-language.ts'

type Front = GameFront & { readonly id: GameId }

/** The folder of a game is its entry: the front page shows its front, and its kit is fetched when it is needed. */
const fronts = import.meta.glob<Front>('../games/*/front.ts', { eager: true, import: 'front' })
const kits = import.meta.glob<GameKit>('../games/*/kit.ts', { import: 'kit' })

declare const isKnown: unique symbol
/** The id of a game that there is: any text that `isGameId` accepts. */
export type GameId = string & { readonly [isKnown]: true }

/** What the front page says of each game, those for the most players first. */
export const FRONTS: readonly Front[] = Object.values(fronts).toSorted((a, b) => b.seats[1] - a.seats[1])

export const isGameId = (value: unknown): value is GameId => FRONTS.some(({ id }) => id === value)
export const frontOf = (id: GameId): Front => FRONTS.find((front) => front.id === id)!
/** The id of a game whose rules are loaded, so that there is one. */
export const gameIdOf = ({ id }: { readonly id: string }): GameId => id as GameId
/** The name of a game; the id where a server has a game that this app does not know. */
export const gameName = (id: string): string => (isGameId(id) ? frontOf(id).name : id)

/**
 * The app hands a game's own views, events and words back to its own kit and looks at none of them, which is why it may
 * treat them as unknown; this is the one place that says so.
 */
export async function loadKit(id: GameId): Promise<GameKit> {
  const kit = await kits[`../games/${id}/kit.ts`]!()
  return {
    ...kit,
    words: (locale) => spoken(kit.words(locale)),
    rules: (locale) => spoken(kit.rules(locale)),
  }
}
