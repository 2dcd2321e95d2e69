import type { Bubble } from '../words/bubbles.ts'

/** Bubbles at one seat; the key tells apart those that say the same. */
export interface Spoken {
  readonly key: number
  readonly bubbles: readonly Bubble[]
}
