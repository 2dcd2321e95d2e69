import type { Bus, BusListener, Change } from './store.ts'

/** The bus of a process that is alone with its database. */
export class LocalBus implements Bus {
  readonly #listeners: BusListener[] = []
  #changes: Change[] = []

  publish(change: Change): void {
    // Delivery comes later, as from another node, so that no publisher is called back in the middle of its work.
    if (this.#changes.push(change) === 1) setImmediate(() => this.#deliverAll())
  }

  subscribe(listener: BusListener): void {
    this.#listeners.push(listener)
  }

  #deliverAll(): void {
    const changes = this.#changes
    this.#changes = []
    for (const change of changes) this.deliver(change, false)
  }

  protected deliver(change: Change, remote: boolean): void {
    for (const listener of this.#listeners) listener(change, remote)
  }
}
