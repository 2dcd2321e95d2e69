import type { Action, Perspective, Random } from '@alleycat/engine'
import { mindOf } from '@alleycat/games'
import type { BotFactory } from './bot.ts'
import { Scores } from './scores.ts'
import { enoughFor, searchesBy, type Budget } from './search-bot.ts'

export interface FixedAttackOptions {
  /** Whether the bot attacks whenever it can, or never unless it must. */
  readonly attacks: boolean
  /** The budget of the search that chooses among the remaining decisions; without a budget the mind's judgement chooses. */
  readonly budget?: Budget
}

/**
 * A bot with a fixed policy on attacks. It would beat a player whose hidden cards are always worth an attack, or never
 * are, so games against it measure that a bot's hidden cards cannot be predicted.
 */
export const fixedAttackBot =
  ({ attacks, budget }: FixedAttackOptions): BotFactory =>
  (random) => {
    const choose = budget ? bySearch(budget, random) : byJudgement(random)
    return {
      decide(position) {
        const wanted = decisionsThat(position, attacks)
        return wanted.length === 1 ? wanted[0]! : choose(position, wanted)
      },
    }
  }

/** The legal decisions that are attacks, or those that are not; all legal decisions when there are none of that kind. */
function decisionsThat({ game, state, seat }: Perspective, attack: boolean): Action[] {
  const legal: Action[] = []
  legal.length = game.legal(state, seat, legal)
  const wanted = legal.filter((action) => mindOf(game).leanings(state, seat, action).aggressive > 0 === attack)
  return wanted.length > 0 ? wanted : legal
}

type Choose = (position: Perspective, wanted: readonly Action[]) => Action

function byJudgement(random: Random): Choose {
  const scores = new Scores()
  return ({ game, state, seat }, wanted) => {
    mindOf(game).judge(state, seat, wanted, wanted.length, scores.room(wanted.length))
    return wanted[scores.best(wanted.length, random)]!
  }
}

function bySearch(budget: Budget, random: Random): Choose {
  const searchFor = searchesBy(random)
  const judge = byJudgement(random)
  return (position, wanted) => {
    const candidates = searchFor(position.game).think(position, enoughFor(budget))
    return candidates.find(({ action }) => wanted.includes(action))?.action ?? judge(position, wanted)
  }
}
