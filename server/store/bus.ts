import type { Bus, BusListener, Change } from './store.ts'

export const keyOf = ({ kind, id }: Change): string => `${kind}:${id}`

/** The bus of a process that is alone with its database. */
export class LocalBus implements Bus {
  readonly #listeners: BusListener[] = []
  /** Changes to be delivered, each once however often it was published meanwhile. */
  readonly #changes = new Map<string, Change>()

  publish(change: Change): void {
    // Delivery comes later, as from another node, so that no publisher is called back in the middle of its work.
    if (this.#changes.size === 0) setImmediate(() => this.#deliverAll())
    this.#changes.set(keyOf(change), change)
  }

  subscribe(listener: BusListener): void {
    this.#listeners.push(listener)
  }

  #deliverAll(): void {
    const changes = [...this.#changes.values()]
    this.#changes.clear()
    for (const change of changes) this.deliver(change, false)
  }

  protected deliver(change: Change, remote: boolean): void {
    for (const listener of this.#listeners) listener(change, remote)
  }
}
