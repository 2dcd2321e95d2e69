import type { Result } from '@alleycat/engine'
import { rate, rating } from 'openskill'

export interface Rating {
  readonly mu: number
  /** The standard deviation: the true strength lies within 2 sigma of mu with 95 % confidence. */
  readonly sigma: number
}

/**
 * The places of a result, from 1: winners first, then the others by their scores, and equals share a place. They do not
 * start at 0 because openskill reads a place of 0 as none given.
 */
export function placesOf({ winners, scores }: Result): number[] {
  const merit = scores.map((score, seat) => (winners.includes(seat) ? Infinity : score))
  return merit.map((own) => 1 + merit.filter((other) => other > own).length)
}

/**
 * The default gamma of openskill keeps a rating uncertain for long, because people get better. The strength of a bot
 * does not change, so each game makes its rating as certain as the model without gamma would, and the last games do not
 * count for more than the first.
 */
const SAME_STRENGTH = (): number => 1

/**
 * Ratings by openskill (the Plackett-Luce model after Weng and Lin). They depend a little on the order of the games, so
 * that order is always the same.
 */
export class Ratings {
  readonly #of = new Map<string, Rating>()

  of(name: string): Rating {
    return this.#of.get(name) ?? rating()
  }

  /**
   * Adds a game between the bots of these names, listed by seat. A bot with several seats learns the mean of what they
   * learn.
   */
  add(names: readonly string[], result: Result): void {
    const rated = rate(
      names.map((name) => [this.of(name)]),
      { rank: placesOf(result), gamma: SAME_STRENGTH },
    )
    for (const name of new Set(names)) {
      const own = rated.flatMap((team, seat) => (names[seat] === name ? team : []))
      this.#of.set(name, { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) })
    }
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
