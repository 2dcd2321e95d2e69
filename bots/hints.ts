import type { Action, Game, Perspective, Random, Reason } from '@alleycat/engine'
import { mindOf } from '@alleycat/games'
import { ranked } from './review/grade.ts'
import { Search } from './search.ts'
import { enoughFor, type Budget } from './search-bot.ts'

/** A decision that is recommended to a seat. */
export interface Hint {
  readonly action: Action
  /** The decision in the notation of records. */
  readonly text: string
  /** The chance of the advised seat to win with this decision. */
  readonly chance: number
  /** The share of the search's visits that went to this decision, 0 to 1. */
  readonly share: number
  /** What speaks for the decision, the weightiest reason first. */
  readonly reasons: readonly Reason[]
}

/**
 * The best decisions of the seat whose position this is, the best first. The list is empty when the seat owes no
 * decision.
 */
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

/** Whether a game has a mind; without one there are no hints and no reviews. */
export function canAdvise(game: Game): boolean {
  try {
    mindOf(game)
    return true
  } catch {
    return false
  }
}
