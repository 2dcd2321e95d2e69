import type { Following } from '../../tables/presence.ts'

/**
 * Marks people as following tables. Who comes while others are being marked shares the next statement: after a restart
 * thousands come at once, and would wait for a flush of the disk each.
 */
export class Arrivals {
  readonly #mark: (list: readonly Following[]) => Promise<void>
  /** People to be written next, each once, because a statement cannot write the same row twice. */
  readonly #waiting = new Map<string, Following>()
  #marking: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined

  constructor(mark: (list: readonly Following[]) => Promise<void>) {
    this.#mark = mark
  }

  /** Marks a person as following a table; resolves when that is written. */
  add(following: Following): Promise<void> {
    this.#waiting.set(`${following.table} ${following.person}`, following)
    this.#next ??= this.#marking.catch(() => undefined).then(() => this.#markAll())
    return this.#next
  }

  #markAll(): Promise<void> {
    const list = [...this.#waiting.values()]
    this.#waiting.clear()
    this.#next = undefined
    this.#marking = this.#mark(list)
    return this.#marking
  }
}
