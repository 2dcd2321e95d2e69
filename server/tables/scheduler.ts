import { performDuties } from './duty-runner.ts'
import type { TableContext } from './context.ts'

/** How long a node holds a table that it has claimed, before another may claim it. */
const LEASE_MS = 15_000
/** How often to ask the database for what other nodes left undone. */
const POLL_MS = 500
/** How soon to ask again when more may be due than can be done at once. */
const BACKLOG_MS = 20
const MOST_AT_ONCE = 32

/** Claims tables that are due and performs their duties, for as long as the node runs. */
export class Scheduler {
  readonly #context: TableContext
  readonly #onProblem: (error: unknown) => void
  /** Tables whose duties are being performed. */
  readonly #busy = new Map<string, Promise<void>>()
  /** Claimed tables that were claimed once more meanwhile. */
  readonly #claimedAgain = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #wakesAt = Infinity
  #claiming: Promise<void> = Promise.resolve()
  #stopped = false

  constructor(context: TableContext, onProblem: (error: unknown) => void) {
    this.#context = context
    this.#onProblem = onProblem
  }

  start(): void {
    this.wakeBy(this.#context.now())
  }

  /** Looks for due tables at this time at the latest. */
  wakeBy(time: number): void {
    if (this.#stopped || time >= this.#wakesAt) return
    this.#wakesAt = time
    clearTimeout(this.#timer)
    const wait = Math.min(POLL_MS, Math.max(0, time - this.#context.now()))
    this.#timer = setTimeout(() => void (this.#claiming = this.#claimDue()), wait)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#claiming
    await Promise.all(this.#busy.values())
  }

  async #claimDue(): Promise<void> {
    this.#wakesAt = Infinity
    // Tables whose bots are thinking cost nothing meanwhile, and must not keep others from being looked after.
    const free = MOST_AT_ONCE - Math.max(0, this.#busy.size - this.#context.bots.thinking)
    const claimed = free > 0 ? await this.#claim(free) : []
    for (const id of claimed) this.#perform(id)
    const mayBeMore = claimed.length === free
    this.wakeBy(this.#context.now() + (mayBeMore ? BACKLOG_MS : POLL_MS))
  }

  async #claim(most: number): Promise<string[]> {
    try {
      await this.#context.absences.lookNowAndThen()
      return await claimDue(this.#context, most)
    } catch (error) {
      this.#onProblem(error)
      return []
    }
  }

  #perform(id: string): void {
    // A bot may think for longer than the lease, and a duty may fall due just before the last one is done with.
    if (this.#busy.has(id)) return void this.#claimedAgain.add(id)
    const work: Promise<void> = performDuties(this.#context, id)
      .catch((error: unknown) => this.#onProblem(error))
      .finally(() => {
        this.#busy.delete(id)
        if (this.#claimedAgain.delete(id) && !this.#stopped) this.#perform(id)
      })
    this.#busy.set(id, work)
  }
}

/** Tables that are due and that no other node has claimed. */
async function claimDue({ store, now }: TableContext, most: number): Promise<string[]> {
  const time = now()
  const rows = await store.db
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
    .execute()
  return rows.map((row) => row.id)
}
