import { Random, type Game, type Perspective, type Seat, type State } from '@alleycat/engine'
import { gameKind } from '@alleycat/games'
import type { Bot } from './bot.ts'
import { botByName } from './registry.ts'

/**
 * A position as its seat knows it, as plain data that survives a structured clone. It is made from a perspective alone, so
 * it cannot contain hidden cards.
 */
export interface Situation {
  readonly game: string
  readonly seats: number
  readonly options: object
  readonly seat: Seat
  /** One deal that the seat cannot tell from the true one. */
  readonly state: State
  readonly known: unknown
}

/** A question to a bot in a worker. */
export interface Question extends Situation {
  /** The name of the bot that is asked. */
  readonly bot: string
  /** The seed of the bot's randomness. It determines the answer, except for bots that think by the clock. */
  readonly seed: string
}

export function situationOf({ game, seat, state, known }: Perspective): Situation {
  const { id, seats, options } = game
  return { game: id, seats, options, seat, state: state.slice(), known }
}

export const questionFor = (position: Perspective, bot: string, seed: string): Question => ({
  ...situationOf(position),
  bot,
  seed,
})

/** Answers a question with a decision in the notation of records. */
export function answerTo({ seat, state, known, seed, ...wanted }: Question): string {
  const { game, bot, random } = playerFor(wanted)
  random.restart(seed)
  return game.format(state, seat, bot.decide({ game, seat, state, known }))
}

/** A bot at a table, with the mind and the search tree it has made. It remembers nothing from one question to the next. */
interface Player {
  readonly game: Game
  readonly bot: Bot
  /** The stream that the bot draws from. */
  readonly random: Random
}

type Wanted = Pick<Question, 'game' | 'seats' | 'options' | 'bot'>

/**
 * The players that answered last, the latest at the end. They are kept because making a mind and a tree costs more than
 * many answers.
 */
const players = new Map<string, Player>()
/** A player holds up to a few megabytes, and a worker serves few kinds of table at a time. */
const MOST_PLAYERS = 16

function playerFor(wanted: Wanted): Player {
  const { game, seats, options, bot } = wanted
  const key = JSON.stringify([game, seats, options, bot])
  const player = players.get(key) ?? newPlayer(wanted)
  players.delete(key)
  players.set(key, player)
  if (players.size > MOST_PLAYERS) players.delete(players.keys().next().value!)
  return player
}

function newPlayer({ game: id, seats, options, bot: name }: Wanted): Player {
  const factory = botByName(name)
  if (!factory) throw new Error(`there is no bot ${name}`)
  const random = new Random(0)
  return { game: gameKind(id).create(seats, options), bot: factory(random), random }
}
