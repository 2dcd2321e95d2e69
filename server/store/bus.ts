import type { Bus, BusListener, Change } from './store.ts'

/** The bus of a process that is alone with its database. */
export class LocalBus implements Bus {
  readonly #listeners: BusListener[] = []

  publish(change: Change): void {
    // Later, as it would be from another node: nobody who publishes is called back in the middle of it.
    setImmediate(() => this.deliver(change, false))
  }

  subscribe(listener: BusListener): void {
    this.#listeners.push(listener)
  }

  protected deliver(change: Change, remote: boolean): void {
    for (const listener of this.#listeners) listener(change, remote)
  }
}
