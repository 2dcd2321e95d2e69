import type { Game, GameKind, Mind } from '@alleycat/engine'
import { MODULES } from './modules.ts'

export * from './cat-burglars/rules/index.ts'
export * from './catham-city/rules/index.ts'

/** The rules of every game. */
export const GAMES: readonly GameKind[] = MODULES.map(({ kind }) => kind)

function moduleOf(id: string): (typeof MODULES)[number] {
  const module = MODULES.find(({ kind }) => kind.id === id)
  if (!module) throw new Error(`there is no game ${id}`)
  return module
}

/** The rules of a game, which must exist. */
export const gameKind = (id: string): GameKind => moduleOf(id).kind

const made = new WeakMap<Game, Mind>()

/** The mind for a game, which is made once for each table. */
export function mindOf(game: Game): Mind {
  const known = made.get(game)
  if (known) return known
  const mind = moduleOf(game.id).mind(game)
  made.set(game, mind)
  return mind
}
