import { isMoving, pace } from '../settings.svelte.ts'
import type { SoundName } from '../sounds.ts'
import type { Staging } from './staging.ts'
import { suspense } from './suspense.svelte.ts'

/** Holds what is staged now. What happens next takes its place, but cards are turned over to the end. */
export class Stager {
  #now: Staging | null = $state.raw(null)
  /** Whether points have arrived, and cards that were turned over have been seen. */
  #hasCome = $state(true)
  readonly #play: (sound: SoundName) => void

  constructor(play: (sound: SoundName) => void) {
    this.#play = play
  }

  get now(): Staging | null {
    return this.#now
  }

  /** Stages what came of the last events; null if there is nothing to stage. */
  stage(next: Staging | null): void {
    if (next !== null && isWorthSeeing(next)) {
      this.#now = next
      this.#hasCome = pace() === 0 || !isMoving()
      suspense.isOn = !this.#hasCome && next.turned.length > 0
      return
    }
    // What nobody sees is heard.
    if (next?.awards.some(({ change }) => change > 0)) this.#play('points')
    if (this.#now?.turned.length === 0) this.end()
  }

  /** The points that are still on their way to a place. */
  onTheirWay(place: string): number {
    const awards = this.#hasCome ? [] : (this.#now?.awards ?? [])
    return awards.reduce((sum, { change, to }) => sum + (to === place ? change : 0), 0)
  }

  /** Lets points count and cards be known. */
  come(): void {
    this.#hasCome = true
    suspense.isOn = false
  }

  /** Makes room for a decision. Where everything happens at once, the cards that are turned over are still seen. */
  makeRoom(): void {
    if (pace() > 0) this.end()
  }

  end(): void {
    this.come()
    this.#now = null
  }
}

/** Where everything happens at once, only what is turned over is seen. */
const isWorthSeeing = ({ turned }: Staging): boolean => !document.hidden && (pace() > 0 || turned.length > 0)
