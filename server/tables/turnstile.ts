/** Lets work under one name through one at a time, in the order of arrival. */
export class Turnstile {
  readonly #tails = new Map<string, Promise<unknown>>()

  async pass<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(name)
    const turn = before ? before.then(work, work) : work()
    this.#tails.set(name, turn)
    try {
      return await turn
    } finally {
      if (this.#tails.get(name) === turn) this.#tails.delete(name)
    }
  }

  /** Resolves when everything that has arrived is through. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#tails.values())
  }
}
