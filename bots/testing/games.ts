import {
  chanceFrom,
  finish,
  Match,
  Memories,
  perspectiveOf,
  Random,
  type Action,
  type Game,
  type GameKind,
  type Perspective,
  type Seat,
} from '@alleycat/engine'
import { mindOf } from '@alleycat/games'
import type { BotFactory } from '../bot.ts'
import { greedyBot } from '../greedy.ts'
import { randomBot } from '../random.ts'

/** A position in which a seat has a choice: the true state, and what the seat knows of it. */
export interface Owed {
  readonly match: Match
  readonly seat: Seat
  readonly legal: readonly Action[]
  readonly known: unknown
}

/** Plays a game to its end and calls `look` at every position in which a seat has a choice. */
function playWatched(game: Game, factory: BotFactory, seed: string, look: (owed: Owed) => void): Match {
  const random = new Random(seed)
  const bot = factory(random)
  const memories = new Memories(game)
  const match = new Match(game, { onAction: memories.see })
  const decide = (seat: Seat): Action => {
    const known = memories.known[seat]
    const legal = match.legal(seat)
    if (legal.length > 1) look({ match, seat, legal, known })
    return bot.decide(perspectiveOf(game, match.state, seat, known))
  }
  finish(match, decide, chanceFrom(random))
  return match
}

export const playRandomly = (game: Game, seed: string, look: (owed: Owed) => void = () => undefined): Match =>
  playWatched(game, randomBot, seed, look)

export const playGreedily = (game: Game, seed: string, look: (owed: Owed) => void): Match =>
  playWatched(game, greedyBot, seed, look)

const canWin = ({ match: { game, state }, seat, legal, known }: Owed): boolean =>
  legal.some((action) => mindOf(game).reasons(state, seat, action, known)[0]?.code === 'wins')

/** A position in which a seat can win at once, and can also decide something else. */
export function winningPosition(kind: GameKind): Perspective {
  for (let seed = 0; ; seed++) {
    const game = kind.create(kind.minSeats, kind.defaults)
    const found: Perspective[] = []
    playGreedily(game, `win ${seed}`, (owed) => {
      const { match, seat, known } = owed
      if (canWin(owed)) found.push(perspectiveOf(game, match.state, seat, structuredClone(known)))
    })
    if (found[0]) return found[0]
  }
}

/** A random game in which a seat could have won at a step, did not, and lost in the end. */
export function missedWin(kind: GameKind): { match: Match; step: number } {
  for (let seed = 0; ; seed++) {
    const game = kind.create(kind.maxSeats, kind.defaults)
    const chances: { seat: Seat; step: number }[] = []
    const match = playRandomly(game, `missed ${seed}`, (owed) => {
      if (canWin(owed)) chances.push({ seat: owed.seat, step: owed.match.steps.length })
    })
    const missed = chances.find(({ seat }) => !game.result(match.state).winners.includes(seat))
    if (missed) return { match, step: missed.step }
  }
}
