import type { LogRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { GameLog, type Entry } from './game-log.ts'
import { gameOf, paceOf, type Table } from './table.ts'

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
    return this.known(id) ?? this.refresh(id)
  }

  /** The same, if it is in memory and no other node is known to be ahead. */
  known(id: string): Table | undefined {
    const known = this.#cached.get(id)
    if (!known || this.#stale.has(id)) return undefined
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
    return this.#keepNewest({ row, places, log: await this.#read(row) })
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

  /** While a table was being read, a decision may have been kept, and messages may have been counted by either. */
  #keepNewest(read: Table): Table {
    const known = this.#cached.get(read.row.id)
    const isBehind = known !== undefined && (known.row.seq > read.row.seq || known.row.rev > read.row.rev)
    const newest = isBehind ? known : read
    const chat = Math.max(read.row.chat, known?.row.chat ?? 0)
    const table = chat === newest.row.chat ? newest : { ...newest, row: { ...newest.row, chat } }
    this.keep(table)
    return table
  }

  /** The log of a table; what is missing of one that is known is added to it. */
  async #read(row: Table['row']): Promise<GameLog> {
    const known = this.#cached.get(row.id)?.log
    if (known && known.seq >= row.seq) return known
    const from = known?.seq ?? 0
    const entries = await this.#entriesAfter(row.id, from)
    // While these were read, something may have been played on the known log: it is left alone then.
    if (known && known.seq === from && !known.isPending) return grown(known, entries)
    return grown(new GameLog(gameOf(row), paceOf(row)), from === 0 ? entries : await this.#entriesAfter(row.id, 0))
  }

  async #entriesAfter(table: string, seq: number): Promise<Entry[]> {
    const rows = await this.#store.db
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute()
    return rows.map(entryOf)
  }
}

function grown(log: GameLog, entries: readonly Entry[]): GameLog {
  for (const entry of entries) log.append(entry)
  return log
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
