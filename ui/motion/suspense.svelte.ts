/**
 * What happens at one table and may not be told yet. While cards are being turned over, nothing else at the table tells
 * what they are or what came of them.
 */
export class Suspense {
  /** The events that nobody has seen the end of. */
  #hidden = $state.raw<readonly unknown[]>([])
  #told = $state.raw<readonly unknown[]>([])
  #untold: readonly unknown[] = []

  get isOn(): boolean {
    return this.#hidden.length > 0
  }

  /** The latest events that may be told: each once, in the order in which they happened. */
  get told(): readonly unknown[] {
    return this.#told
  }

  /** What may be told of a log by now. */
  seenOf(log: readonly unknown[]): readonly unknown[] {
    const from = this.isOn ? log.lastIndexOf(this.#hidden[0]) : -1
    return from < 0 ? log : log.slice(0, from)
  }

  /** Takes what has just happened. */
  happen(events: readonly unknown[]): void {
    this.#untold = [...this.#untold, ...events]
    this.#tell()
  }

  /** Keeps events and all that follows them from being told until `lift`. What was hidden before may be told now. */
  hide(events: readonly unknown[]): void {
    this.lift()
    this.#hidden = events
  }

  lift(): void {
    this.#hidden = []
    this.#tell()
  }

  #tell(): void {
    if (this.isOn || this.#untold.length === 0) return
    this.#told = this.#untold
    this.#untold = []
  }
}
