import { DealShares, type Interval } from './interval.ts'
import type { ArenaPlan } from './plan.ts'
import { Ratings, type Rating } from './ratings.ts'
import type { Played } from './table.ts'

/** How a bot has done. A bot with several seats at the table is judged by all of them together. */
export interface Standing {
  readonly bot: string
  /** The number of seats that the bot has at the table. */
  readonly seats: number
  /** The number of wins; a win shared by n seats counts 1/n. */
  readonly wins: number
  /**
   * The share of the games that one seat of this bot wins: 1 divided by the number of seats for a bot as good as the
   * others.
   */
  readonly share: number
  readonly interval: Interval
  readonly rating: Rating
  readonly decisions: number
  /** The mean time of a decision. */
  readonly milliseconds: number
}

/** Sums up a contest. Games must be added in the order of their numbers, and those of a deal count once it is complete. */
export class Standings {
  /** The number of games in complete deals. */
  games = 0
  readonly #bots: ReadonlyMap<string, Account>
  readonly #ratings = new Ratings()
  readonly #seats: number
  #deal: Played[] = []

  constructor({ lineUp }: ArenaPlan) {
    this.#seats = lineUp.length
    this.#bots = new Map(
      lineUp.map((name) => [name, new Account(lineUp.filter((each) => each === name).length, lineUp.length)]),
    )
  }

  add(played: Played): void {
    this.#deal.push(played)
    if (this.#deal.length < this.#seats) return
    for (const game of this.#deal) {
      this.#ratings.add(game.names, game.result)
      for (const [seat, name] of game.names.entries()) this.#bots.get(name)!.addSeat(game, seat)
    }
    for (const account of this.#bots.values()) account.closeDeal()
    this.games += this.#deal.length
    this.#deal = []
  }

  /** The standings in the order of the line-up. */
  list(): Standing[] {
    return [...this.#bots].map(([bot, account]) => ({ bot, ...account.sum(), rating: this.#ratings.of(bot) }))
  }
}

class Account {
  readonly #seats: number
  readonly #trials: number
  readonly #shares: DealShares
  #wins = 0
  #dealWins = 0
  #decisions = 0
  #milliseconds = 0

  constructor(seats: number, rotations: number) {
    this.#seats = seats
    this.#trials = seats * rotations
    this.#shares = new DealShares(this.#trials)
  }

  addSeat({ result, decisions, milliseconds }: Played, seat: number): void {
    if (result.winners.includes(seat)) this.#dealWins += 1 / result.winners.length
    this.#decisions += decisions[seat]!
    this.#milliseconds += milliseconds[seat]!
  }

  closeDeal(): void {
    this.#wins += this.#dealWins
    this.#shares.add(this.#dealWins / this.#trials)
    this.#dealWins = 0
  }

  sum(): Omit<Standing, 'bot' | 'rating'> {
    return {
      seats: this.#seats,
      wins: this.#wins,
      share: this.#shares.share,
      interval: this.#shares.interval,
      decisions: this.#decisions,
      milliseconds: this.#milliseconds / Math.max(1, this.#decisions),
    }
  }
}
