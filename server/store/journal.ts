import { asStoreError } from './failures.ts'
import { Duplicate } from './store.ts'
import type { LogRow, OutboxRow, PlaceRow, TableRow } from './schema.ts'

/** What happened at one table: entries of its log, and all that is kept together with them or not at all. */
export interface TableChange {
  /** The table as it was read: it must not have changed since. */
  readonly before: Pick<TableRow, 'seq' | 'rev'>
  readonly row: MovedRow
  readonly entries: readonly LogRow[]
  readonly notices: readonly OutboxRow[]
  /** The seats of places, in the change that draws them. */
  readonly seats: readonly Pick<PlaceRow, 'table_id' | 'place' | 'seat'>[]
}

/** What a decision changes of a table's row: the rest need not travel to the thread or the database. */
export type MovedRow = Readonly<
  Pick<TableRow, 'id' | 'status' | 'seq' | 'rev' | 'owing' | 'owing_from' | 'result' | 'due_at' | 'updated_at'>
>

export const movedRow = ({
  id,
  status,
  seq,
  rev,
  owing,
  owing_from,
  result,
  due_at,
  updated_at,
}: TableRow): MovedRow => ({
  id,
  status,
  seq,
  rev,
  owing,
  owing_from,
  result,
  due_at,
  updated_at,
})

/** Keeps changes in one transaction and tells of each whether it was kept; false when its table had changed. */
export type CommitChanges = (changes: readonly TableChange[]) => Promise<readonly boolean[]>

interface Waiting {
  readonly change: TableChange
  /** The time at which the change came, by `performance.now`. */
  readonly since: number
  readonly resolve: (isKept: boolean) => void
  readonly reject: (problem: unknown) => void
}

/** What arrives while a commit is on its way shares the next one, so that many tables pay for one flush of the disk. */
export class Journal {
  readonly #commit: CommitChanges
  #waiting: Waiting[] = []
  /** The changes that are being committed. */
  #batch: readonly Waiting[] = []

  constructor(commit: CommitChanges) {
    this.#commit = commit
  }

  /** Resolves once the change is kept for good; to false when its table has changed since it was read. */
  keep(change: TableChange): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, since: performance.now(), resolve, reject })
      if (this.#batch.length === 0) void this.#drain()
    })
  }

  /** How many milliseconds the change that came first has been waiting. */
  get delay(): number {
    const [oldest] = this.#batch
    return oldest ? performance.now() - oldest.since : 0
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      this.#batch = this.#waiting.splice(0, LARGEST_BATCH)
      await this.#keepAll(this.#batch)
    }
    this.#batch = []
  }

  /** A commit that fails fails what was in it, and nothing else. */
  async #keepAll(batch: readonly Waiting[]): Promise<void> {
    try {
      const kept = await this.#commit(batch.map(({ change }) => change))
      for (const [index, { resolve }] of batch.entries()) resolve(kept[index]!)
    } catch (error) {
      await this.#failed(batch, asStoreError(error))
    }
  }

  /** Where another commit was in the way of one of the changes, each is tried by itself, so that only that one is lost. */
  async #failed(batch: readonly Waiting[], problem: unknown): Promise<void> {
    const isRace = problem instanceof Duplicate || (problem as { code?: unknown }).code === DEADLOCK
    if (isRace && batch.length > 1) for (const each of batch) await this.#keepAll([each])
    else
      for (const { resolve, reject } of batch)
        if (isRace) resolve(false)
        else reject(problem)
  }
}

const LARGEST_BATCH = 200
/** PostgreSQL gives up on one of two commits that wait for one another. */
const DEADLOCK = '40P01'
