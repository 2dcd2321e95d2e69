import type { Action, Perspective } from '@alleycat/engine'
import { mindOf } from '@alleycat/games'
import type { BotFactory } from './bot.ts'
import { enoughFor, searchesBy, type Budget } from './search-bot.ts'

export interface OneTrackOptions {
  readonly budget: Budget
  /** Whether it goes for others whenever it can, or never unless it must. */
  readonly attacks: boolean
}

/**
 * Searches, but in one matter has made up its mind. Against a player whose hidden cards are always worth an attack, or
 * never, such a bot would win: it is for measuring that nobody can be read so easily.
 */
export const oneTrackBot =
  ({ budget, attacks }: OneTrackOptions): BotFactory =>
  (random) => {
    const searchFor = searchesBy(random)
    return {
      decide(position) {
        const wanted = decisionsThat(position, attacks)
        if (wanted.length === 1) return wanted[0]!
        const candidates = searchFor(position.game).think(position, enoughFor(budget))
        return candidates.find(({ action }) => wanted.includes(action))?.action ?? wanted[0]!
      },
    }
  }

/** The legal decisions that are attacks, or those that are none; all where there is no such. */
function decisionsThat({ game, state, seat }: Perspective, attack: boolean): Action[] {
  const legal: Action[] = []
  legal.length = game.legal(state, seat, legal)
  const wanted = legal.filter((action) => mindOf(game).leanings(state, seat, action).aggressive > 0 === attack)
  return wanted.length > 0 ? wanted : legal
}
