import type { Game, Mind } from '@alleycat/engine'
import { catBurglarsMind } from './cat-burglars/index.ts'
import { cathamCityMind } from './catham-city/index.ts'

const MINDS: Readonly<Record<string, (game: Game) => Mind>> = {
  'catham-city': cathamCityMind,
  'cat-burglars': catBurglarsMind,
}

const made = new WeakMap<Game, Mind>()

/** How to play a game well, made once for each table. */
export function mindOf(game: Game): Mind {
  const known = made.get(game)
  if (known) return known
  const mind = MINDS[game.id]?.(game)
  if (!mind) throw new Error(`nobody knows how to play ${game.id} well`)
  made.set(game, mind)
  return mind
}
