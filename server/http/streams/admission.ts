import { Refused } from '../../errors.ts'

/** How many streams are opened in one round of the event loop: each takes up to a millisecond, which decisions wait for. */
const MOST_A_ROUND = 16
/** More than come back to a node after a restart. */
const MOST_WAITING = 20_000

/**
 * Lets streams in one after the other. After a restart thousands come at once: opened as they come they would hold up
 * decisions, and connections that wait to be accepted.
 */
export class Admission {
  readonly #waiting: (() => void)[] = []
  /** How many were let in during this round. */
  #admitted = 0

  /** Resolves when it is one's turn, which mostly is at once. */
  async turn(): Promise<void> {
    if (this.#waiting.length === 0 && this.#admitted < MOST_A_ROUND) return this.#count()
    if (this.#waiting.length >= MOST_WAITING) throw new Refused('busy')
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #count(): void {
    if (this.#admitted++ === 0) setImmediate(() => this.#beginRound())
  }

  #beginRound(): void {
    this.#admitted = 0
    for (const admit of this.#waiting.splice(0, MOST_A_ROUND)) {
      this.#count()
      admit()
    }
  }
}
