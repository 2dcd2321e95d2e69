import type { Action, Game } from '@alleycat/engine'
import type { BotFactory } from './bot.ts'
import { Search, type Enough } from './search.ts'

/** What a search may spend on a decision: iterations, which repeat exactly, or time. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number }

export function enoughFor(budget: Budget): Enough {
  if ('iterations' in budget) return (iterations) => iterations >= budget.iterations
  const end = performance.now() + budget.milliseconds
  // Looking at the clock costs as much as a good part of an iteration.
  return (iterations) => iterations > 0 && iterations % 16 === 0 && performance.now() >= end
}

/** Looks ahead through deals that could be true. */
export const searchBot =
  (budget: Budget): BotFactory =>
  (random) => {
    const searches = new Map<Game, Search>()
    const actions: Action[] = []
    return {
      decide(position) {
        const { game, state, seat } = position
        if (game.legal(state, seat, actions) === 1) return actions[0]!
        const search = searches.get(game) ?? new Search(game, random)
        searches.set(game, search)
        return search.think(position, enoughFor(budget))[0]!.action
      },
    }
  }
