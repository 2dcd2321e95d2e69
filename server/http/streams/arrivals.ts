import { setTimeout as sleep } from 'node:timers/promises'
import type { Following } from '../../tables/presence.ts'

/**
 * Marks people as following tables. Who comes soon after others were marked shares the next statement: after a restart
 * thousands come at once, and would wait for a flush of the disk each.
 */
export class Arrivals {
  readonly #mark: (list: readonly Following[]) => Promise<void>
  /** People to be written next, each once, because a statement cannot write the same row twice. */
  readonly #waiting = new Map<string, Following>()
  readonly #restMs: number
  /** Resolves when the next statement may begin. */
  #rested: Promise<unknown> = Promise.resolve()
  #next: Promise<void> | undefined

  /** From the beginning of a statement to that of the next it waits for so many milliseconds. */
  constructor(mark: (list: readonly Following[]) => Promise<void>, restMs: number) {
    this.#mark = mark
    this.#restMs = restMs
  }

  /** Marks a person as following a table; resolves when that is written. */
  add(following: Following): Promise<void> {
    this.#waiting.set(`${following.table} ${following.person}`, following)
    this.#next ??= this.#rested.then(() => this.#markAll())
    return this.#next
  }

  #markAll(): Promise<void> {
    const list = [...this.#waiting.values()]
    this.#waiting.clear()
    this.#next = undefined
    const marking = this.#mark(list)
    this.#rested = Promise.allSettled([marking, sleep(this.#restMs)])
    return marking
  }
}
