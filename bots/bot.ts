import type { Action, Perspective, Random } from '@alleycat/engine'

/** A player of one seat. It sees what the seat sees and nothing else. */
export interface Bot {
  /** The decision of a seat that owes one. */
  decide(position: Perspective): Action
}

/** Makes a bot for one game; all its randomness comes from the stream it is given. */
export type BotFactory = (random: Random) => Bot
