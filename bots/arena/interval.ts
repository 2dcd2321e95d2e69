/** Where the truth lies with 95 % confidence. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** The normal distribution has 95 % within so many standard deviations. */
const Z = 1.96

/** Wilson's score interval for a share seen in `count` independent trials; `count` need not be whole. */
export function wilson(share: number, count: number): Interval {
  const square = (Z * Z) / count
  const middle = (share + square / 2) / (1 + square)
  const reach = (Z * Math.sqrt((share * (1 - share)) / count + square / (4 * count))) / (1 + square)
  // At shares of 0 and 1 the ends are exact but for rounding.
  return { low: Math.max(0, Math.min(share, middle - reach)), high: Math.min(1, Math.max(share, middle + reach)) }
}

/** With fewer deals than this their spread is too uncertain to be believed when it looks small. */
const ENOUGH_DEALS = 20
/** Games of one deal may cancel each other's luck, but never count for more than so many each. */
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

  /** How many independent games would tell as much. */
  #independent(): number {
    const { share } = this
    const trials = this.#deals * this.#trials
    if (this.#deals < 2 || share <= 0 || share >= 1) return trials
    const spread = Math.max(0, this.#squares - this.#deals * share * share) / (this.#deals - 1) / this.#deals
    const worth = Math.min(MOST_WORTH, (share * (1 - share)) / trials / spread)
    return trials * (this.#deals < ENOUGH_DEALS ? Math.min(1, worth) : worth)
  }
}
