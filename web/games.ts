import type { GameFront } from '@alleycat/ui/game-module.ts'
import type { GameKit } from '@alleycat/ui/game-kit.ts'

/** The folder of a game is its entry: the front page shows its front, and its kit is fetched when it is needed. */
const fronts = import.meta.glob<GameFront>('../games/*/front.ts', { eager: true, import: 'front' })
const kits = import.meta.glob<GameKit>('../games/*/kit.ts', { import: 'kit' })

/** The id of a game that there is: what `isGameId` says of a text. */
export type GameId = string

/** What the front page says of each game, those for the most players first. */
export const FRONTS: readonly GameFront[] = Object.values(fronts).toSorted((a, b) => b.seats[1] - a.seats[1])

export const isGameId = (value: unknown): value is GameId => FRONTS.some(({ id }) => id === value)
export const frontOf = (id: GameId): GameFront => FRONTS.find((front) => front.id === id)!

/**
 * The app hands a game's own views, events and words back to its own kit and looks at none of them, which is why it may
 * treat them as unknown; this is the one place that says so.
 */
export const loadKit = (id: GameId): Promise<GameKit> => kits[`../games/${id}/kit.ts`]!()
