import type { Action, Perspective, Random } from '@alleycat/engine'

/** A player of one seat. It sees what the seat sees and nothing else. */
export interface Bot {
  /** The decision of a seat that owes one. */
  decide(position: Perspective): Action
}

/** Makes a bot for one game; all its randomness comes from the stream it is given. */
export type BotFactory = (random: Random) => Bot

/** Chooses uniformly among the legal decisions. */
const randomBot: BotFactory = (random) => {
  const actions: Action[] = []
  return { decide: ({ game, state, seat }) => actions[random.below(game.legal(state, seat, actions))]! }
}

const BOTS: Readonly<Record<string, BotFactory>> = { random: randomBot }

export const BOT_NAMES: readonly string[] = Object.keys(BOTS)

export const botByName = (name: string): BotFactory | undefined => (Object.hasOwn(BOTS, name) ? BOTS[name] : undefined)
