import type { Action, Game, Perspective, Random, Reason } from '@alleycat/engine'
import { mindOf } from '@alleycat/games'
import { ranked } from './review/grade.ts'
import { Search } from './search.ts'
import { enoughFor, type Budget } from './search-bot.ts'

/** A decision worth thinking of. */
export interface Hint {
  readonly action: Action
  /** In the notation of records. */
  readonly text: string
  /** To win, for the seat that is advised. */
  readonly chance: number
  /** How much of the thinking went into it, 0 to 1. */
  readonly share: number
  /** What speaks for it, the weightiest first. */
  readonly reasons: readonly Reason[]
}

/** The best decisions of the seat whose position this is, the best first; none when it owes no decision. */
export function hint(position: Perspective, budget: Budget, random: Random, most = 3): Hint[] {
  const { game, state, seat } = position
  if (game.legal(state, seat, []) === 0) return []
  const mind = mindOf(game)
  const candidates = new Search(game, random, mind).think(position, enoughFor(budget))
  const visits = candidates.reduce((sum, each) => sum + each.visits, 0)
  return ranked(candidates)
    .slice(0, most)
    .map((each) => ({
      action: each.action,
      text: game.format(state, seat, each.action),
      chance: each.value,
      share: each.visits / visits,
      reasons: mind.reasons(state, seat, each.action),
    }))
}

/** Whether there is anybody who knows how to play a game well: without, there are no hints and no reviews. */
export function canAdvise(game: Game): boolean {
  try {
    mindOf(game)
    return true
  } catch {
    return false
  }
}
