import type { Action } from '@alleycat/engine'
import { mindOf } from '@alleycat/games'
import type { BotFactory } from './bot.ts'
import { Scores } from './scores.ts'

/**
 * Makes the decision that the mind judges best now. The mind knows what cards, sets and answers are worth, but nothing
 * looks ahead move by move.
 */
export const greedyBot: BotFactory = (random) => {
  const actions: Action[] = []
  const scores = new Scores()
  return {
    decide({ game, state, seat }) {
      const count = game.legal(state, seat, actions)
      mindOf(game).judge(state, seat, actions, count, scores.room(count))
      return actions[scores.best(count, random)]!
    },
  }
}
