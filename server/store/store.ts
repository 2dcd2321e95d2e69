import type { Kysely, Transaction } from 'kysely'
import type { Journal } from './journal.ts'
import type { Schema } from './schema.ts'

export const DIALECTS = ['sqlite', 'postgres'] as const
export type Dialect = (typeof DIALECTS)[number]

export type Database = Kysely<Schema>
export type Writer = Transaction<Schema>

/** Where everything is kept. The dialects differ behind this interface and nowhere else. */
export interface Store {
  readonly dialect: Dialect
  /** The database itself, for reading and for single statements. */
  readonly db: Database
  readonly bus: Bus
  /** Keeps the changes of many tables together, in one commit. */
  readonly journal: Journal
  /**
   * Everything in `work` is kept together or not at all, and for good once this resolves. A statement in it that returns no
   * rows does not tell how many it has changed, and may fail only at the end.
   */
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T>
  /** Reads at one moment of the database; what others write in the meantime is not seen. */
  atOneMoment(read: (db: Database) => Promise<void>): Promise<void>
  /** Whether no server has taken part in the work on this database; asked within a transaction. */
  isUnattended(tx: Writer): Promise<boolean>
  /** Lets other servers know that this one is there, until its connection ends. */
  takePart(): void
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

export const CHANGE_KINDS = ['table', 'presence', 'person'] as const
type ChangeKind = (typeof CHANGE_KINDS)[number]

/** What changed: a table, who follows it, or something about a person. Nodes look up the rest themselves. */
export interface Change {
  readonly kind: ChangeKind
  readonly id: string
}

/** `remote` when it happened on another node. */
export type BusListener = (change: Change, remote: boolean) => void

/** Tells all nodes, this one too, that something changed. A message may be lost when a node dies, never be wrong. */
export interface Bus {
  publish(change: Change): void
  subscribe(listener: BusListener): void
}

/** The database has a row of that key already. */
export class Duplicate extends Error {}

/** The database cannot be reached or cannot write. Whether the work was kept is unknown. */
export class StoreAway extends Error {}
