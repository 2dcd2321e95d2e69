import type { Result } from '@alleycat/engine'
import { rate, rating } from 'openskill'

export interface Rating {
  readonly mu: number
  /** Twice this to either side of mu holds the truth with 95 % confidence. */
  readonly sigma: number
}

/**
 * Places from 1: winners first, then the others by their scores, equals side by side. (openskill takes a place of 0 for
 * none given.)
 */
export function placesOf({ winners, scores }: Result): number[] {
  const merit = scores.map((score, seat) => (winners.includes(seat) ? Infinity : score))
  return merit.map((own) => 1 + merit.filter((other) => other > own).length)
}

/**
 * Openskill lets a rating stay uncertain for long, for players who get better. Bots do not: each game makes theirs as much
 * more certain as it would in the model without that, so that the last games do not count for more than the first.
 */
const SAME_STRENGTH = (): number => 1

/**
 * Ratings by openskill (Plackett and Luce's model after Weng and Lin), one game after the other: their order matters a
 * little, so it is always the same.
 */
export class Ratings {
  readonly #of = new Map<string, Rating>()

  of(name: string): Rating {
    return this.#of.get(name) ?? rating()
  }

  /** A game between the bots of these names, seat by seat. One with several seats learns the mean of what they learn. */
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
