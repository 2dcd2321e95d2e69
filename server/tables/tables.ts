import { sql } from 'kysely'
import type { LogRow, TableRow } from '../store/schema.ts'
import { readyQuery } from '../store/ready-query.ts'
import { SharedRead } from '../store/shared-read.ts'
import type { Store } from '../store/store.ts'
import { GameLog, type Entry } from './game-log.ts'
import { gameOf, paceOf, type Table } from './table.ts'

/** Enough for connections that broke for a moment and for everything that one decision shows. */
const MOST_MOMENTS = 6

/** How many tables are looked at for one to be let go, so that finding it takes no time. */
const MOST_CANDIDATES = 8

/** The counters by which two states of a table compare. */
export type TableVersion = Pick<Table['row'], 'id' | 'seq' | 'rev' | 'chat'>

/** The tables of the database, those in use kept in memory. */
export class Tables {
  readonly #store: Store
  readonly #mostBytes: number
  readonly #isFollowed: (id: string) => boolean
  /** The most recently used last. */
  readonly #cached = new Map<string, Table>()
  readonly #bytes = new Map<string, number>()
  #allBytes = 0
  readonly #reading = new Map<string, Promise<Table | undefined>>()
  readonly #stale = new Set<string>()
  /** What other nodes have done, if there are any. */
  readonly #moves: SharedRead<Pick<TableVersion, 'id' | 'seq'>, Awaited<ReturnType<typeof movesAfter>>> | undefined

  /** Tables take so many bytes, unless those that are followed take more. */
  constructor(store: Store, mostBytes: number, isFollowed: (id: string) => boolean) {
    this.#store = store
    this.#mostBytes = mostBytes
    this.#isFollowed = isFollowed
    if (store.dialect === 'postgres') this.#moves = new SharedRead((tables) => movesOf(store, tables))
    store.bus.subscribe(({ kind, id }, remote) => {
      if (kind === 'table' && remote && this.#cached.has(id)) this.#stale.add(id)
    })
  }

  get size(): number {
    return this.#cached.size
  }

  /** As this node knows it: another may be ahead. Whatever is written on such grounds is checked against the log. */
  async get(id: string): Promise<Table | undefined> {
    const known = this.known(id)
    if (!known) return this.refresh(id)
    this.keep(known)
    return known
  }

  /** The table, if it is in memory and no other node is known to be ahead. To look at it is not to use it: `keep` is. */
  known(id: string): Table | undefined {
    return this.#stale.has(id) ? undefined : this.#cached.get(id)
  }

  /** Like `refresh` as far as places and moves go; a process that is alone with its file has made those changes itself. */
  async latest(id: string): Promise<Table | undefined> {
    return this.#store.dialect === 'sqlite' ? this.get(id) : this.refresh(id)
  }

  /** Reads the table from the database, of one in memory what may have changed. */
  async refresh(id: string): Promise<Table | undefined> {
    const known = this.#cached.get(id)
    this.#stale.delete(id)
    try {
      const table = known && !known.log.isPending && (await this.#catchUp(known))
      if (table) return table
      const [row] = await tableRow(this.#store.db, id)
      return row && (await this.withRow(row))
    } catch (error) {
      if (known) this.#stale.add(id)
      throw error
    }
  }

  /** The table of a row that was just read or written; the rest of it is read. */
  async withRow(row: TableRow): Promise<Table> {
    const places = await placesOf(this.#store.db, row.id)
    return this.#keepNewest({ row, places, log: await this.#read(row) })
  }

  /** A table as it was then, or later: from memory, or read once for everybody who wants to see it at the same time. */
  async atLeast({ id, seq, rev, chat }: TableVersion): Promise<Table | undefined> {
    const isNewEnough = ({ row }: Table): boolean => row.seq >= seq && row.rev >= rev && row.chat >= chat
    const known = this.known(id)
    if (known && isNewEnough(known)) return known
    const reading = this.#reading.get(id) ?? this.refresh(id).finally(() => this.#reading.delete(id))
    this.#reading.set(id, reading)
    const read = await reading
    // A reading that had begun before may have missed what was asked for.
    return read && isNewEnough(read) ? read : this.refresh(id)
  }

  keep(table: Table): void {
    const { id } = table.row
    const { bytes } = table.log
    this.#allBytes += bytes - (this.#bytes.get(id) ?? 0)
    this.#bytes.set(id, bytes)
    this.#cached.delete(id)
    this.#cached.set(id, table)
    for (let tries = 0; tries < MOST_CANDIDATES && this.#allBytes > this.#mostBytes; tries++) this.#letGo(id)
  }

  forget(id: string): void {
    this.#allBytes -= this.#bytes.get(id) ?? 0
    this.#bytes.delete(id)
    this.#cached.delete(id)
    this.#stale.delete(id)
  }

  /** A table with a log that remembers everything that was ever shown. */
  async whole({ row, places }: Table): Promise<Table> {
    const log = new GameLog(gameOf(row), paceOf(row))
    return { row, places, log: grown(log, await this.#entriesAfter(row.id, 0)) }
  }

  /**
   * A table after decisions at other nodes: its row changes with them, the entries that are missing are added, and standing
   * answers may change without a word to anybody. The rest changes with its `rev`: undefined when everything is to be read.
   */
  async #catchUp({ row: { id }, log }: Table): Promise<Table | undefined> {
    const rows = await this.#moves?.read({ id, seq: log.seq })
    const known = this.#cached.get(id)
    if (!rows?.[0] || known?.log !== log || log.isPending) return undefined
    const { table_seq, rev, status, owing, owing_from, result, due_at, updated_at, chat, standing } = rows[0]
    if (rev !== known.row.rev || standing !== standingOf(known)) return undefined
    const row = { ...known.row, seq: table_seq, status, owing, owing_from, result, due_at, updated_at, chat }
    const entries = rows.flatMap(({ seq, chance, at, ...rest }) =>
      seq === null || seq <= log.seq || chance === null || at === null ? [] : entryOf({ seq, chance, at, ...rest }),
    )
    return this.#keepNewest({ row, places: known.places, log: grown(log, entries) })
  }

  /** Forgets the table that was used longest ago, but neither one that is followed nor the one that has just been used. */
  #letGo(used: string): void {
    const [id, table] = this.#cached.entries().next().value!
    if (id !== used && !this.#isFollowed(id)) return this.forget(id)
    this.#cached.delete(id)
    this.#cached.set(id, table)
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
    const entries = row.seq === from ? [] : await this.#entriesAfter(row.id, from)
    // While these were read, something may have been played on the known log: it is left alone then.
    if (known && known.seq === from && !known.isPending) return grown(known, entries)
    const log = new GameLog(gameOf(row), paceOf(row), MOST_MOMENTS)
    return grown(log, from === 0 ? entries : await this.#entriesAfter(row.id, 0))
  }

  async #entriesAfter(table: string, seq: number): Promise<Entry[]> {
    return (await logAfter(this.#store.db, table, seq)).map(entryOf)
  }
}

export const tableRow = readyQuery((db, id: string) => db.selectFrom('tables').selectAll().where('id', '=', id))

export const placesOf = readyQuery((db, table: string) =>
  db.selectFrom('places').selectAll().where('table_id', '=', table).orderBy('place'),
)

const logAfter = readyQuery((db, table: string, seq: number) =>
  db.selectFrom('log').selectAll().where('table_id', '=', table).where('seq', '>', seq).orderBy('seq'),
)

/** A table as a node knows it, counted from 1. */
interface Known {
  readonly id: string
  readonly seq: number
  readonly number: number
}

/** Of many tables what decisions change of their rows, with each entry of their logs that follows `seqs`. */
const movesAfter = readyQuery((db, ids: readonly string[], seqs: readonly number[]) =>
  db
    .selectFrom(
      sql<Known>`unnest(${ids}::text[], ${seqs}::int[]) WITH ORDINALITY`.as<'known'>(sql`known (id, seq, number)`),
    )
    .innerJoin('tables', 'tables.id', 'known.id')
    .leftJoin('log', (join) => join.onRef('log.table_id', '=', 'tables.id').onRef('log.seq', '>', 'known.seq'))
    .select(['number', 'tables.seq as table_seq', 'rev', 'status', 'owing', 'owing_from', 'result', 'due_at'])
    .select(['updated_at', 'chat', 'log.seq', 'seat', 'decision', 'decider', 'chance', 'at', 'hold_until', 'away'])
    .select((eb) =>
      eb
        .selectFrom('places')
        .whereRef('places.table_id', '=', 'tables.id')
        .select(sql<string>`string_agg(standing, ' ' ORDER BY place)`.as('standing'))
        .as('standing'),
    )
    .orderBy('log.seq'),
)

/** For each of some tables the rows of `movesAfter`. */
async function movesOf({ db }: Store, tables: readonly Pick<TableVersion, 'id' | 'seq'>[]) {
  const rows = await movesAfter(
    db,
    tables.map(({ id }) => id),
    tables.map(({ seq }) => seq),
  )
  const found = tables.map((): typeof rows => [])
  for (const row of rows) found[row.number - 1]!.push(row)
  return found
}

/** The standing answers of all places as one text. */
const standingOf = ({ places }: Table): string => places.map(({ standing }) => standing).join(' ')

function grown(log: GameLog, entries: readonly Entry[]): GameLog {
  for (const entry of entries) log.append(entry)
  return log
}

export function entryOf({
  seq,
  seat,
  decision,
  decider,
  chance,
  at,
  hold_until,
  away,
}: Omit<LogRow, 'table_id'>): Entry {
  return {
    seq,
    move: seat === null || decision === null ? null : { seat, decision, decider: decider ?? 'person' },
    chance: JSON.parse(chance) as string[],
    at,
    holdUntil: hold_until,
    ...(away !== null && { away }),
  }
}
