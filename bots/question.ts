import { Random, type Perspective, type Seat, type State } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { botByName } from './registry.ts'

/**
 * What a bot in a worker is asked: a position as its seat knows it, as plain data that survives a structured clone. It is
 * made from a perspective alone, so the truth is not in it.
 */
export interface Question {
  readonly game: string
  readonly seats: number
  readonly options: object
  readonly seat: Seat
  /** One deal that the seat cannot tell from the true one. */
  readonly state: State
  readonly known: unknown
  /** The name of a bot. */
  readonly bot: string
  /** The same seed gives the same answer, but for bots that think by the clock. */
  readonly seed: string
}

export function questionFor({ game, seat, state, known }: Perspective, bot: string, seed: string): Question {
  const { id, seats, options } = game
  return { game: id, seats, options, seat, state: state.slice(), known, bot, seed }
}

/** The decision in the notation of records: all that a worker has to do with a message. */
export function answerTo({ game: id, seats, options, seat, state, known, bot: name, seed }: Question): string {
  const kind = GAMES.find((each) => each.id === id)
  if (!kind) throw new Error(`there is no game ${id}`)
  const bot = botByName(name)?.(new Random(seed))
  if (!bot) throw new Error(`there is no bot ${name}`)
  const game = kind.create(seats, options)
  return game.format(state, seat, bot.decide({ game, seat, state, known }))
}
