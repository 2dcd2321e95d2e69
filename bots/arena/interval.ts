/** The range in which the true value lies with 95 % confidence. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** A normal distribution has 95 % of its mass within this many standard deviations of the mean. */
const Z = 1.96

/** Wilson's score interval for a share seen in `count` independent trials; `count` need not be whole. */
export function wilson(share: number, count: number): Interval {
  const square = (Z * Z) / count
  const middle = (share + square / 2) / (1 + square)
  const reach = (Z * Math.sqrt((share * (1 - share)) / count + square / (4 * count))) / (1 + square)
  // At shares of 0 and 1 the ends would be exact if numbers were not rounded.
  return { low: Math.max(0, Math.min(share, middle - reach)), high: Math.min(1, Math.max(share, middle + reach)) }
}

/** The spread of fewer deals than this is too uncertain to be trusted when it looks small. */
const ENOUGH_DEALS = 20
/** The games of one deal may cancel each other's luck, but each counts for at most this many independent games. */
const MOST_WORTH = 10

/**
 * A bot's share of the wins, deal by deal. The games of one deal are not independent: the cards are the same, and of several
 * seats of one bot only one can win. So the deals are what is counted: from how much they differ follows how many
 * independent games would tell as much, and Wilson's interval is taken for that number.
 */
export class DealShares {
  #deals = 0
  #sum = 0
  #squares = 0
  readonly #trials: number

  /** `trials` is how many games and seats go into the share of one deal. */
  constructor(trials: number) {
    this.#trials = trials
  }

  add(share: number): void {
    this.#deals++
    this.#sum += share
    this.#squares += share * share
  }

  get share(): number {
    return this.#deals === 0 ? 0 : this.#sum / this.#deals
  }

  get interval(): Interval {
    return this.#deals === 0 ? { low: 0, high: 1 } : wilson(this.share, this.#independent())
  }

  /** The number of independent games that would be as informative. */
  #independent(): number {
    const { share } = this
    const trials = this.#deals * this.#trials
    if (this.#deals < 2 || share <= 0 || share >= 1) return trials
    const spread = Math.max(0, this.#squares - this.#deals * share * share) / (this.#deals - 1) / this.#deals
    const worth = Math.min(MOST_WORTH, (share * (1 - share)) / trials / spread)
    return trials * (this.#deals < ENOUGH_DEALS ? Math.min(1, worth) : worth)
  }
}
