import type { Action } from '@alleycat/engine'
import type { BotFactory } from './bot.ts'

/** Chooses uniformly among the legal decisions. */
export const randomBot: BotFactory = (random) => {
  const actions: Action[] = []
  return { decide: ({ game, state, seat }) => actions[random.below(game.legal(state, seat, actions))]! }
}
