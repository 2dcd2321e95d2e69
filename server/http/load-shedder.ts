import type { Journal } from '../store/journal.ts'
import { Refused } from '../errors.ts'

/** How many milliseconds of work are taken on in one round of the event loop: whoever comes later would wait for all of it. */
const MOST_MS_A_ROUND = 400
/** How many milliseconds a decision may wait for the disk or the database before others are turned away. */
const MOST_MS_TO_KEEP = 1000

/** Sheds work early when there is more than the server can do in time, instead of letting everybody wait. */
export class LoadShedder {
  readonly #journal: Pick<Journal, 'delay'>
  readonly #now: () => number
  /** When the first request of this round of the event loop came. */
  #roundBegan: number | undefined

  constructor(journal: Pick<Journal, 'delay'>, now: () => number = () => performance.now()) {
    this.#journal = journal
    this.#now = now
  }

  /** Refuses what cannot be done in time. */
  expectRoom(): void {
    const now = this.#now()
    if (this.#roundBegan === undefined) {
      this.#roundBegan = now
      setImmediate(() => (this.#roundBegan = undefined))
    }
    if (now - this.#roundBegan > MOST_MS_A_ROUND || this.#journal.delay > MOST_MS_TO_KEEP) throw new Refused('busy')
  }
}
