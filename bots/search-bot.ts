import type { Action, Game, Mind, Random } from '@alleycat/engine'
import { mindOf } from '@alleycat/games'
import type { BotFactory } from './bot.ts'
import { Search, type Candidate, type Enough } from './search.ts'

/** What a search may spend on a decision: iterations, which give repeatable results, or time. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number }

export function enoughFor(budget: Budget): Enough {
  if ('iterations' in budget) return (iterations) => iterations >= budget.iterations
  const end = performance.now() + budget.milliseconds
  // Reading the clock costs a good part of an iteration, so it is read at every sixteenth.
  return (iterations) => iterations > 0 && iterations % 16 === 0 && performance.now() >= end
}

export interface SearchOptions {
  readonly budget: Budget
  /** Whether the bot uses what its seat remembers; otherwise it knows only the cards that lie open now. */
  readonly memory?: boolean
}

/** Keeps one search for each game, so that its tree is allocated once. */
export function searchesBy(random: Random, mindFor: (game: Game) => Mind = mindOf): (game: Game) => Search {
  const made = new Map<Game, Search>()
  return (game) => {
    const search = made.get(game) ?? new Search(game, random, mindFor(game))
    made.set(game, search)
    return search
  }
}

/** Decides by information-set Monte-Carlo tree search. */
export const searchBot =
  ({ budget, memory = true }: SearchOptions): BotFactory =>
  (random) => {
    const searchFor = searchesBy(random)
    const actions: Action[] = []
    return {
      decide(position) {
        const { game, state, seat } = position
        if (game.legal(state, seat, actions) === 1) return actions[0]!
        const remembered = memory ? position : { ...position, known: game.knowledge(seat) }
        return pickCandidate(searchFor(game).think(remembered, enoughFor(budget)), mindOf(game), random).action
      },
    }
  }

/**
 * How far below the best a decision may lie to be chosen for variety, as a chance to win. Variety has its price: with
 * 0.03, searches lost 61 % of 400 games to those with this value.
 */
const NEARLY_AS_GOOD = 0.003

/**
 * Picks the most visited decision. Where a decision could tell others about hidden cards, it draws among those that are
 * nearly as good, by their visits, because a player who always does the same with the same cards reveals them.
 */
export function pickCandidate(candidates: readonly Candidate[], mind: Mind, random: Random): Candidate {
  const best = candidates[0]!
  if (!mind.bluffs) return best
  const good = candidates.filter(
    ({ visits, value }) => visits >= best.visits / 10 && value >= best.value - NEARLY_AS_GOOD,
  )
  let left = random.fraction() * good.reduce((sum, { visits }) => sum + visits, 0)
  for (const candidate of good) {
    left -= candidate.visits
    if (left < 0) return candidate
  }
  return best
}
