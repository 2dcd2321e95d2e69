import {
  DeleteQueryNode,
  InsertQueryNode,
  Kysely,
  SelectQueryNode,
  SqliteDialect,
  UpdateQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'
import Libsql from 'libsql'
import { CannotStart } from '../operator-words.ts'
import { LocalBus } from './bus.ts'
import { asStoreError } from './failures.ts'
import { Journal } from './journal.ts'
import { READ_AT_ONCE } from './ready-query.ts'
import type { Schema } from './schema.ts'
import { lockFile, prepareFiles } from './sqlite-files.ts'
import type { HeldWriter } from './sqlite-held-writer.ts'
import type { Statement, WriterResult } from './sqlite-requests.ts'
import { SqliteWriter } from './sqlite-writer-client.ts'
import { StoreAway, type Store } from './store.ts'

/** How long to wait for another process that writes, in milliseconds. */
const BUSY_MS = 1000
/** The same for reading, which the event loop waits for. In a write-ahead log readers wait for next to nothing. */
const READ_BUSY_MS = 100

/**
 * What is read has a connection of its own and waits for nobody: readers see what was committed last. Whatever is written
 * goes to a thread of its own, one transaction after the other.
 */
export async function openSqlite(path: string, isShared: boolean): Promise<Store> {
  prepareFiles(path)
  const lock = isShared ? undefined : lockFile(path)
  const writer = await SqliteWriter.open(path, BUSY_MS).catch((error: unknown) => {
    lock?.release()
    throw new CannotStart('cannotOpen', path, (error as Error).message)
  })
  const reader = remembering(openToRead(path))
  const writing = new Kysely<Schema>({ dialect: new WritingDialect(writer, isShared ? undefined : reader) })
  const db = new Kysely<Schema>({ dialect: new ReadingDialect(reader, writer) })
  READ_AT_ONCE.set(db, (text, parameters) => reader.prepare(text).all(parameters))
  return {
    dialect: 'sqlite',
    db,
    bus: new LocalBus(),
    journal: new Journal((changes) => writer.keep(changes)),
    write: (work) =>
      writing
        .transaction()
        .execute(work)
        .catch((error: unknown) => {
          throw asStoreError(error)
        }),
    async atOneMoment(read) {
      const moment = new Kysely<Schema>({ dialect: new SqliteDialect({ database: remembering(openToRead(path)) }) })
      await moment
        .transaction()
        .execute(read)
        .finally(() => moment.destroy())
    },
    isUnattended: () => Promise.resolve(true), // The file is locked against other servers.
    takePart: () => undefined,
    async ping() {
      writer.expectReady()
      await db.selectFrom('settings').select('key').limit(1).execute()
    },
    async close() {
      await writer.close()
      reader.close()
      lock?.release()
    },
  }
}

function openToRead(path: string): Libsql.Database {
  const file = new Libsql(path, { timeout: READ_BUSY_MS })
  file.pragma('query_only = ON')
  return file
}

/** Preparing a statement costs more than most of them do. */
function remembering(file: Libsql.Database): SqliteDatabase & { close(): void } {
  const statements = new Map<string, SqliteStatement>()
  let isClosed = false
  return {
    close() {
      isClosed = true
      file.close()
    },
    prepare(text) {
      // The library would abort the process.
      if (isClosed) throw new StoreAway('the database is closed')
      const known = statements.get(text)
      if (known) return known
      const made = statementIn(file, text)
      if (statements.size < MOST_STATEMENTS) statements.set(text, made)
      return made
    },
  }
}

const MOST_STATEMENTS = 500

/** The library takes twice as long for rows with names as it does for lists of values. */
function statementIn(file: Libsql.Database, text: string): SqliteStatement {
  const statement = file.prepare(text) as unknown as SqliteStatement & Pick<Libsql.Statement, 'columns' | 'raw'>
  if (!statement.reader) return statement
  const names = statement.columns().map(({ name }) => name)
  const named = (values: readonly unknown[]): Record<string, unknown> => {
    const row: Record<string, unknown> = {}
    for (let i = 0; i < names.length; i++) row[names[i]!] = values[i]
    return row
  }
  statement.raw(true)
  return {
    reader: true,
    all: (parameters) => (statement.all(parameters) as unknown[][]).map(named),
    run: (parameters) => statement.run(parameters),
    iterate: () => {
      throw new Error('not supported: read in pages')
    },
  }
}

/**
 * Transactions by messages to the thread that writes; they hold it one at a time. In a file that no other process writes
 * to, they are read from the other connection until they change something.
 */
class WritingDialect extends SqliteDialect {
  readonly #writer: SqliteWriter
  readonly #reader: SqliteDatabase | undefined

  constructor(writer: SqliteWriter, reader: SqliteDatabase | undefined) {
    super({ database: () => Promise.reject(new Error('the thread has the database')) })
    this.#writer = writer
    this.#reader = reader
  }

  override createDriver(): Driver {
    return {
      init: () => Promise.resolve(),
      acquireConnection: async () => new TransactionConnection(await this.#writer.acquire(), this.#reader),
      releaseConnection: ({ writer }: TransactionConnection) => Promise.resolve(writer.release()),
      beginTransaction: ({ writer }: TransactionConnection) => Promise.resolve(writer.begin()),
      commitTransaction: ({ writer }: TransactionConnection) => writer.commit(),
      rollbackTransaction: ({ writer }: TransactionConnection) => writer.rollBack(),
      destroy: () => Promise.resolve(),
    }
  }
}

/**
 * Within a transaction. A statement that returns no rows is sent with a later one, at the latest with the commit, and so does
 * not tell how many rows it has changed: whoever needs to know lets it return them.
 */
class TransactionConnection implements DatabaseConnection {
  readonly writer: HeldWriter
  readonly #reader: SqliteDatabase | undefined

  constructor(writer: HeldWriter, reader: SqliteDatabase | undefined) {
    this.writer = writer
    this.#reader = reader
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    if (returnsNothing(compiled)) {
      await this.writer.later(statementOf(compiled))
      return { rows: [] }
    }
    const isReading = SelectQueryNode.is(compiled.query)
    if (isReading && this.#reader && this.writer.isUntouched) return readFrom(this.#reader, compiled)
    return resultOf(await this.writer.query(statementOf(compiled)))
  }

  streamQuery(): never {
    throw new Error('not supported: read in pages')
  }
}

/** Reads here, and sends a single statement that writes to the thread. */
class ReadingDialect extends SqliteDialect {
  readonly #connection: DatabaseConnection

  constructor(database: SqliteDatabase, writer: SqliteWriter) {
    super({ database })
    this.#connection = new ReadingConnection(database, writer)
  }

  override createDriver(): Driver {
    const nothing = (): Promise<void> => Promise.resolve()
    const refuse = (): Promise<never> => Promise.reject(new Error('transactions are begun by Store.write'))
    return {
      init: nothing,
      acquireConnection: () => Promise.resolve(this.#connection),
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      releaseConnection: nothing,
      destroy: nothing,
    }
  }
}

class ReadingConnection implements DatabaseConnection {
  readonly #reader: SqliteDatabase
  readonly #writer: SqliteWriter

  constructor(reader: SqliteDatabase, writer: SqliteWriter) {
    this.#reader = reader
    this.#writer = writer
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    if (SelectQueryNode.is(compiled.query)) return readFrom(this.#reader, compiled)
    return resultOf(await this.#writer.query(statementOf(compiled)))
  }

  streamQuery(): never {
    throw new Error('not supported: read in pages')
  }
}

/** A value that the library cannot take would end the process, and one that no message can carry would fail others with it. */
function statementOf({ sql, parameters }: CompiledQuery): Statement {
  const strange = parameters.find(
    (value) => !(value === null || value instanceof Uint8Array || KINDS.has(typeof value)),
  )
  if (strange !== undefined) throw new TypeError(`a ${typeof strange} cannot be written`)
  return { sql, parameters }
}

const KINDS: ReadonlySet<string> = new Set(['string', 'number', 'bigint', 'undefined'])

const returnsNothing = ({ query }: CompiledQuery): boolean =>
  (InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)) && !query.returning

const readFrom = <Row>(reader: SqliteDatabase, { sql, parameters }: CompiledQuery): QueryResult<Row> => ({
  rows: reader.prepare(sql).all(parameters) as Row[],
})

const resultOf = <Row>(result: WriterResult): QueryResult<Row> =>
  'rows' in result ? { rows: result.rows as Row[] } : { rows: [], numAffectedRows: BigInt(result.changes) }
