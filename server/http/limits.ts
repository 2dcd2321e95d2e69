import { isIPv6 } from 'node:net'
import type { Limits } from '../config.ts'

/** More names than are likely to be active at once on a node; they take about 10 MB. */
const MOST_BUCKETS = 50_000

/** A token bucket for each name: it holds a number of permits and fills up at a steady rate. */
export class Buckets {
  readonly #perMs: number
  readonly #capacity: number
  readonly #most: number
  /** The buckets, with the one that was used longest ago first. */
  readonly #buckets = new Map<string, { readonly permits: number; readonly at: number }>()

  constructor(perSecond: number, capacity: number, most = MOST_BUCKETS) {
    this.#perMs = perSecond / 1000
    this.#capacity = capacity
    this.#most = most
  }

  /** The number of names that are stored. */
  get size(): number {
    return this.#buckets.size
  }

  /** Takes a permit; returns false when there is none. */
  take(name: string, now: number): boolean {
    const { permits, at } = this.#buckets.get(name) ?? { permits: this.#capacity, at: now }
    const full = Math.min(this.#capacity, permits + (now - at) * this.#perMs)
    this.#buckets.delete(name)
    this.#buckets.set(name, { permits: full >= 1 ? full - 1 : full, at: now })
    if (this.#buckets.size > this.#most) this.#buckets.delete(this.#buckets.keys().next().value!)
    return full >= 1
  }
}

/** How often a person or an address may do something, on this node. */
export interface RateLimits {
  readonly requests: Buckets
  readonly guests: Buckets
  readonly chat: Buckets
  readonly invitations: Buckets
}

export const rateLimits = (limits: Limits): RateLimits => ({
  requests: new Buckets(limits.requestsPerSecond, limits.requestBurst),
  guests: new Buckets(limits.newGuestsPerHour / 3600, limits.newGuestsPerHour),
  chat: new Buckets(limits.chatPerMinute / 60, limits.chatPerMinute),
  invitations: new Buckets(limits.invitationsPerHour / 3600, limits.invitationsPerHour),
})

/** The network of an address: whoever has an IPv6 address usually has all 2^64 of its network (RFC 6177). */
export function addressKey(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  const [plain = ''] = address.split('%')
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : address
}

/** The eight groups of an IPv6 address, including those that `::` leaves out. */
function groupsOf(address: string): string[] {
  // The URL parser writes an address in one way only: no leading zeros, small letters, no dots.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}
