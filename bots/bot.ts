import type { Action, Perspective, Random } from '@alleycat/engine'

/** A player of one seat. It sees what the seat sees and nothing else. */
export interface Bot {
  /** Decides for a seat that owes a decision. */
  decide(position: Perspective): Action
}

/** Makes a bot for one game. All its randomness comes from the stream it is given. */
export type BotFactory = (random: Random) => Bot
