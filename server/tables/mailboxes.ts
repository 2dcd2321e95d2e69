/** Work on one table, or of another name, is done one at a time, in the order of arrival. */
export class Mailboxes {
  readonly #tails = new Map<string, Promise<unknown>>()

  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(name)
    const turn = before ? before.then(work, work) : work()
    this.#tails.set(name, turn)
    const left = (): void => {
      if (this.#tails.get(name) === turn) this.#tails.delete(name)
    }
    turn.then(left, left)
    return turn
  }

  /** Resolves when everything that has arrived is done. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#tails.values())
  }
}
