import { botByName } from '@alleycat/bots'
import {
  chanceFrom,
  finish,
  Match,
  Memories,
  perspectiveOf,
  Random,
  type Game,
  type GameRecord,
  type Seat,
} from '@alleycat/engine'

/** The games that a simulation plays. */
export interface Plan {
  readonly game: Game
  /** The name of a bot for each seat. */
  readonly bots: readonly string[]
  readonly seed: string
  readonly trace: boolean
}

/**
 * Plays the game with this number. Chance and every seat have streams of their own, derived from the seed and the
 * number: what one bot draws changes nothing for the others, and any game can be played again alone.
 */
export function playGame(plan: Plan, number: number): Match {
  const { game, seed } = plan
  const stream = (of: string): Random => new Random(`${seed}/${number}/${of}`)
  const memories = new Memories(game)
  const match = new Match(game, { onAction: memories.see, trace: plan.trace })
  const bots = plan.bots.map((name, seat) => botByName(name)!(stream(`seat ${seat}`)))
  const decide = (seat: Seat): number =>
    bots[seat]!.decide(perspectiveOf(game, match.state, seat, memories.known[seat]))
  finish(match, decide, chanceFrom(stream('chance')))
  return match
}

/** The sums over the games so far. */
export class Tally {
  games = 0
  decisions = 0
  /** The wins by seat; a shared win counts for each seat that shares it. */
  readonly wins: number[]

  constructor(seats: number) {
    this.wins = Array<number>(seats).fill(0)
  }

  add(record: GameRecord): void {
    this.games++
    for (const step of record.steps) if (!step.startsWith('*')) this.decisions++
    for (const winner of record.result.winners) this.wins[winner]!++
  }
}
