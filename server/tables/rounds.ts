import { lookAfter } from './caretaker.ts'
import type { Service } from './service.ts'

/** How long a node has for a table it has claimed, before another may look after it. */
const LEASE_MS = 15_000
/** How often to ask the database for what other nodes left behind. */
const POLL_MS = 500
/** How soon to ask again when there may be more than can be looked after at once. */
const BACKLOG_MS = 20
const MOST_AT_ONCE = 32

/** Goes round the tables that are due, for as long as the node runs. */
export class Rounds {
  readonly #service: Service
  readonly #onProblem: (error: unknown) => void
  readonly #busy = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | undefined
  #wakesAt = Infinity
  #round: Promise<void> = Promise.resolve()
  #stopped = false

  constructor(service: Service, onProblem: (error: unknown) => void) {
    this.#service = service
    this.#onProblem = onProblem
  }

  start(): void {
    this.wakeAt(this.#service.now())
  }

  /** Not later than that. */
  wakeAt(time: number): void {
    if (this.#stopped || time >= this.#wakesAt) return
    this.#wakesAt = time
    clearTimeout(this.#timer)
    const wait = Math.min(POLL_MS, Math.max(0, time - this.#service.now()))
    this.#timer = setTimeout(() => void (this.#round = this.#go()), wait)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#round
    await Promise.all(this.#busy)
  }

  async #go(): Promise<void> {
    this.#wakesAt = Infinity
    const free = MOST_AT_ONCE - this.#busy.size
    const claimed = free > 0 ? await this.#claim(free) : []
    for (const id of claimed) this.#lookAfter(id)
    const mayBeMore = claimed.length === free
    this.wakeAt(this.#service.now() + (mayBeMore ? BACKLOG_MS : POLL_MS))
  }

  async #claim(most: number): Promise<string[]> {
    try {
      return await claimDue(this.#service, most)
    } catch (error) {
      this.#onProblem(error)
      return []
    }
  }

  #lookAfter(id: string): void {
    const work: Promise<void> = lookAfter(this.#service, id)
      .catch((error: unknown) => this.#onProblem(error))
      .finally(() => this.#busy.delete(work))
    this.#busy.add(work)
  }
}

/** Tables that are due and that no other node is looking after. */
async function claimDue({ store, now }: Service, most: number): Promise<string[]> {
  const time = now()
  const rows = await store.write((tx) =>
    tx
      .updateTable('tables')
      .set({ due_at: time + LEASE_MS })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('tables')
          .select('id')
          .where('due_at', '<=', time)
          .orderBy('due_at')
          .limit(most)
          .$if(store.dialect === 'postgres', (query) => query.forUpdate().skipLocked()),
      )
      .returning('id')
      .execute(),
  )
  return rows.map((row) => row.id)
}
