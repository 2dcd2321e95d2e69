import { recall, remember } from '../browser/storage.ts'
import { FRONTS, type GameId } from '../games.ts'

const KEY = 'alleycat.met.'

/** What has been explained of a game on this device. */
export function metIn(game: GameId): Set<string> {
  const stored = recall(KEY + game)
  return new Set(Array.isArray(stored) ? stored.map(String) : [])
}

export const noteMet = (game: GameId, topic: string): void => remember(KEY + game, [...metIn(game), topic])

/** Forgets what was met, so that everything is explained again. */
export function forgetMet(): void {
  for (const { id } of FRONTS) remember(KEY + id, [])
}
