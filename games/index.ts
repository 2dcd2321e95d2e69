import type { Game, GameKind, Mind } from '@alleycat/engine'
import { MODULES } from './modules.ts'

export * from './cat-burglars/rules/index.ts'
export * from './catham-city/rules/index.ts'

/** The rules of every game. */
export const GAMES: readonly GameKind[] = MODULES.map(({ kind }) => kind)

const made = new WeakMap<Game, Mind>()

/** The mind for a game, which is made once for each table. */
export function mindOf(game: Game): Mind {
  const known = made.get(game)
  if (known) return known
  const mind = MODULES.find(({ kind }) => kind.id === game.id)?.mind(game)
  if (!mind) throw new Error(`nobody knows how to play ${game.id} well`)
  made.set(game, mind)
  return mind
}
