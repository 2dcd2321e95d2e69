/**
 * What happens at one table and may not be told yet. While cards are being turned over, nothing else at the table tells
 * what they are or what came of them.
 */
export class Suspense {
  /** The events that nobody has seen the end of. */
  #hidden = $state.raw<readonly unknown[]>([])
  /** Those that are not read before all is over on the stage: what counts points, and the next turn. */
  #waiting = $state.raw<readonly unknown[]>([])
  #told = $state.raw<readonly unknown[]>([])
  #untold: readonly unknown[] = []
  /** Whether a scene is on the table, secret or not. */
  isStaging = $state(false)

  get isOn(): boolean {
    return this.#hidden.length > 0
  }

  /** Whether points are on their way to a score, and the next turn has not begun. */
  get isSettling(): boolean {
    return this.#waiting.length > 0
  }

  /** The latest events that may be told: each once, in the order in which they happened. */
  get told(): readonly unknown[] {
    return this.#told
  }

  /** What may be read in a log by now. */
  seenOf(log: readonly unknown[]): readonly unknown[] {
    const unseen = this.isOn ? this.#hidden : this.#waiting
    const from = unseen.length === 0 ? -1 : log.lastIndexOf(unseen[0])
    if (from < 0) return log
    const to = log.lastIndexOf(unseen.at(-1))
    return log.filter((event, index) => index < from || (index < to && !unseen.includes(event)))
  }

  /** Takes what has just happened. */
  happen(events: readonly unknown[]): void {
    this.#untold = [...this.#untold, ...events]
    this.#tell()
  }

  /**
   * Keeps events and all that follows them from being told until `reveal`, and those of them that wait, and all that
   * follows these, from being read until `lift`. What was hidden before may be told now.
   */
  hide(events: readonly unknown[], waiting: readonly unknown[] = []): void {
    this.lift()
    this.#hidden = events
    this.#waiting = waiting
  }

  /** Lets everything be told, although what is staged is not over. */
  reveal(): void {
    this.#hidden = []
    this.#tell()
  }

  lift(): void {
    this.#waiting = []
    this.reveal()
  }

  #tell(): void {
    if (this.isOn || this.#untold.length === 0) return
    this.#told = this.#untold
    this.#untold = []
  }
}
