interface Waiting<Key, Found> {
  readonly key: Key
  readonly resolve: (found: Found) => void
  readonly reject: (problem: unknown) => void
}

/** Reads many things with one query: what is asked for while a query is on its way shares the next. */
export class SharedRead<Key, Found> {
  readonly #readAll: (keys: readonly Key[]) => Promise<readonly Found[]>
  #waiting: Waiting<Key, Found>[] = []
  #isReading = false

  /** `readAll` resolves to what it finds for each key, in their order. */
  constructor(readAll: (keys: readonly Key[]) => Promise<readonly Found[]>) {
    this.#readAll = readAll
  }

  /** What there is for a key, now or later. */
  read(key: Key): Promise<Found> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject })
      if (!this.#isReading) void this.#drain()
    })
  }

  async #drain(): Promise<void> {
    this.#isReading = true
    await Promise.resolve() // Those who ask at the same time share the first query, too.
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0)
      try {
        const found = await this.#readAll(batch.map(({ key }) => key))
        for (const [index, { resolve }] of batch.entries()) resolve(found[index]!)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#isReading = false
  }
}
