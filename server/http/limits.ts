import type { Limits } from '../config.ts'

/** A bucket of permits for each name: it holds so many and fills up at a steady rate. */
class Buckets {
  readonly #perMs: number
  readonly #size: number
  readonly #buckets = new Map<string, { permits: number; at: number }>()

  constructor(perSecond: number, size: number) {
    this.#perMs = perSecond / 1000
    this.#size = size
  }

  /** Takes a permit; false when there is none. */
  take(name: string, now: number): boolean {
    const { permits, at } = this.#buckets.get(name) ?? { permits: this.#size, at: now }
    const full = Math.min(this.#size, permits + (now - at) * this.#perMs)
    if (this.#buckets.size > MOST_BUCKETS) this.#sweep(now)
    this.#buckets.set(name, { permits: full >= 1 ? full - 1 : full, at: now })
    return full >= 1
  }

  /** Forgets those that are full again. */
  #sweep(now: number): void {
    for (const [name, { permits, at }] of this.#buckets)
      if (permits + (now - at) * this.#perMs >= this.#size) this.#buckets.delete(name)
  }
}

const MOST_BUCKETS = 50_000

/** What a person or an address may do how often, on this node. */
export interface RateLimits {
  readonly requests: Buckets
  readonly guests: Buckets
  readonly chat: Buckets
}

export const rateLimits = (limits: Limits): RateLimits => ({
  requests: new Buckets(limits.requestsPerSecond, limits.requestBurst),
  guests: new Buckets(limits.newGuestsPerHour / 3600, limits.newGuestsPerHour),
  chat: new Buckets(limits.chatPerMinute / 60, limits.chatPerMinute),
})
