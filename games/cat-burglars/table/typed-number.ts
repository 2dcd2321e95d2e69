/** How long a digit waits for a second one, in milliseconds. */
export const WAIT = 1000

/**
 * Puts numbers together that are typed digit by digit. A digit waits for the next key only where a number of two digits
 * begins with it; without one it counts by itself after a moment.
 */
export class TypedNumber {
  readonly #choose: (number: number) => boolean
  #first = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param choose chooses what has a number, and returns whether there is such a thing. */
  constructor(choose: (number: number) => boolean) {
    this.#choose = choose
  }

  /** Takes a digit while numbers up to `most` can be chosen, and returns whether it had a meaning. */
  type(digit: number, most: () => number): boolean {
    const whole = this.#first * 10 + digit
    if (this.#first > 0 && whole <= most()) {
      this.drop()
      return this.#choose(whole)
    }
    this.end()
    if (digit === 0 || digit * 10 > most()) return this.#choose(digit)
    this.#first = digit
    this.#timer = setTimeout(() => this.end(), WAIT)
    return true
  }

  /** Lets the digit that waits count by itself, and returns whether there was one. */
  end(): boolean {
    const number = this.#first
    this.drop()
    return number > 0 && this.#choose(number)
  }

  /** Forgets the digit that waits. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#first = 0
  }
}
