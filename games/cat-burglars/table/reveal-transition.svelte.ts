import type { Seat } from '@alleycat/engine'
import type { CatBurglarsEvent } from '../rules/events.ts'

export type Revealed = Extract<CatBurglarsEvent, { type: 'reveal' }>

/** The cards that are being turned over in the middle. The game may go on meanwhile. */
export class RevealTransition {
  #events: readonly CatBurglarsEvent[] = $state.raw([])
  readonly reveals: readonly Revealed[] = $derived(this.#events.filter((event) => event.type === 'reveal'))

  watch(events: readonly CatBurglarsEvent[]): void {
    if (events.some((event) => event.type === 'reveal')) this.#events = events
  }

  end(): void {
    this.#events = []
  }

  /** The number of a seat's balls that are still to arrive. */
  coming(seat: Seat): number {
    const scored = this.#events.find((event) => event.type === 'yarn')
    return scored?.seat === seat ? scored.cards.length : 0
  }

  /** The seat that gets a ball that is turned over. */
  scorer(reveal: Revealed): Seat {
    return this.#events.find((event) => event.type === 'yarn')?.seat ?? reveal.owner
  }
}
