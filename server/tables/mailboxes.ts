/** Work on one table is done one at a time, in the order of arrival. */
export class Mailboxes {
  readonly #tails = new Map<string, Promise<unknown>>()

  run<T>(table: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(table)
    const turn = before ? before.then(work, work) : work()
    this.#tails.set(table, turn)
    const left = (): void => {
      if (this.#tails.get(table) === turn) this.#tails.delete(table)
    }
    turn.then(left, left)
    return turn
  }

  /** Resolves when everything that has arrived is done. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#tails.values())
  }
}
