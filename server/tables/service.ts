import type { Config } from '../config.ts'
import type { Decider } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from './tables.ts'
import type { Thinker } from './thinking.ts'
import type { Turnstile } from './turnstile.ts'

/** What everything that happens at tables stands on. */
export interface Service {
  readonly config: Config
  readonly store: Store
  readonly tables: Tables
  /** Work on one table, one after the other. */
  readonly turnstile: Turnstile
  readonly thinker: Thinker
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Told of every decision that was kept. */
  readonly onKept: (decider: Decider) => void
  /** Told when a table wants to be looked after, so that nobody has to ask the database all the time. */
  readonly rounds: { wakeAt: (time: number) => void }
}
