import type { LogRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { gameOf, paceOf, type Table } from './table.ts'
import { Timeline, type Entry } from './timeline.ts'

/** The tables of the database, those in use kept in memory. */
export class Tables {
  readonly #store: Store
  readonly #most: number
  /** The most recently used last. */
  readonly #cached = new Map<string, Table>()
  readonly #stale = new Set<string>()

  constructor(store: Store, most: number) {
    this.#store = store
    this.#most = most
    store.bus.subscribe(({ kind, id }, remote) => {
      if (kind === 'table' && remote && this.#cached.has(id)) this.#stale.add(id)
    })
  }

  get size(): number {
    return this.#cached.size
  }

  /** As this node knows it: another may be ahead. Whatever is written on such grounds is checked against the log. */
  async get(id: string): Promise<Table | undefined> {
    const known = this.#cached.get(id)
    if (!known || this.#stale.has(id)) return this.refresh(id)
    this.keep(known)
    return known
  }

  /** As the database has it. */
  async refresh(id: string): Promise<Table | undefined> {
    this.#stale.delete(id)
    const { db } = this.#store
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return undefined
    const places = await db.selectFrom('places').selectAll().where('table_id', '=', id).orderBy('place').execute()
    const known = this.#cached.get(id)?.timeline
    const table = { row, places, timeline: await this.#timeline(row, known) }
    const newer = this.#newerThan(table)
    if (newer) return newer
    this.keep(table)
    return table
  }

  keep(table: Table): void {
    this.#cached.delete(table.row.id)
    this.#cached.set(table.row.id, table)
    if (this.#cached.size > this.#most) this.forget(this.#cached.keys().next().value!)
  }

  forget(id: string): void {
    this.#cached.delete(id)
    this.#stale.delete(id)
  }

  /** What was kept while this one was being read, if it is ahead. */
  #newerThan({ row, timeline }: Table): Table | undefined {
    const known = this.#cached.get(row.id)
    return known && (known.timeline.seq > timeline.seq || known.row.rev > row.rev) ? known : undefined
  }

  async #timeline(row: Table['row'], known: Timeline | undefined): Promise<Timeline> {
    if (known && known.seq === row.seq) return known
    const timeline = known && known.seq < row.seq ? known.fork() : new Timeline(gameOf(row), paceOf(row))
    const entries = await this.#store.db
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', row.id)
      .where('seq', '>', timeline.seq)
      .orderBy('seq')
      .execute()
    for (const entry of entries) timeline.append(entryOf(entry))
    return timeline
  }
}

export function entryOf({ seq, seat, decision, decider, chance, at, hold_until }: LogRow): Entry {
  return {
    seq,
    move: seat === null || decision === null ? null : { seat, decision, decider: decider ?? 'person' },
    chance: JSON.parse(chance) as string[],
    at,
    holdUntil: hold_until,
  }
}
