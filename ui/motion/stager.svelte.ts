import { pace } from '../settings.svelte.ts'
import type { Staging } from './staging.ts'

/** Holds what is staged now. What happens next takes its place, but cards are turned over to the end. */
export class Stager {
  #now: Staging | null = $state.raw(null)

  get now(): Staging | null {
    return this.#now
  }

  /** Stages what came of the last events; null if there is nothing to stage. */
  stage(next: Staging | null): void {
    if (next !== null && isWorthSeeing(next)) this.#now = next
    else if (this.#now?.turned.length === 0) this.#now = null
  }

  /** Makes room for a decision. Where everything happens at once, the cards that are turned over are still seen. */
  makeRoom(): void {
    if (pace() > 0) this.end()
  }

  end(): void {
    this.#now = null
  }
}

/** Where everything happens at once, only what is turned over is seen. */
const isWorthSeeing = ({ turned }: Staging): boolean => !document.hidden && (pace() > 0 || turned.length > 0)
