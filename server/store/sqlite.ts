import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  CompiledQuery,
  Kysely,
  SelectQueryNode,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely'
import Libsql from 'libsql'
import { LocalBus } from './bus.ts'
import { asStoreError } from './failures.ts'
import type { Schema } from './schema.ts'
import type { Store, Writer } from './store.ts'

/** How long to wait for another process, such as one that makes a backup. */
const BUSY_MS = 5000

/**
 * What is read has a connection of its own and waits for nobody: readers see what was committed last. What is written,
 * be it one statement, goes through the group commit.
 */
export function openSqlite(path: string): Store {
  mkdirSync(dirname(path), { recursive: true })
  const file = new Libsql(path, { timeout: BUSY_MS })
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL') // a commit survives a power cut, not just a killed process
  file.pragma('foreign_keys = OFF')
  const writer = new Kysely<Schema>({ dialect: new WritingDialect({ database: remembering(file) }) })
  const commits = new GroupCommit(writer)
  const reader = remembering(openToRead(path))
  const db = new Kysely<Schema>({ dialect: new SplitDialect({ database: reader }, commits) })
  return {
    dialect: 'sqlite',
    db,
    bus: new LocalBus(),
    write: (work) => commits.add(work),
    async atOneMoment(read) {
      const moment = new Kysely<Schema>({ dialect: new SqliteDialect({ database: remembering(openToRead(path)) }) })
      await moment
        .transaction()
        .execute(read)
        .finally(() => moment.destroy())
    },
    ping: async () => void (await db.selectFrom('settings').select('key').limit(1).execute()),
    async close() {
      await commits.idle()
      await writer.destroy()
      reader.close()
    },
  }
}

function openToRead(path: string): Libsql.Database {
  const file = new Libsql(path, { timeout: BUSY_MS })
  file.pragma('query_only = ON')
  return file
}

/** Transactions are for writing: one that starts by reading could not wait for another process that writes. */
class WritingDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new WritingDriver(this.#config)
  }
}

class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class SplitDialect extends SqliteDialect {
  readonly #connection: DatabaseConnection

  constructor({ database }: { readonly database: SqliteDatabase }, commits: GroupCommit) {
    super({ database })
    this.#connection = new SplitConnection(database, commits)
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

class SplitConnection implements DatabaseConnection {
  readonly #reader: SqliteDatabase
  readonly #commits: GroupCommit

  constructor(reader: SqliteDatabase, commits: GroupCommit) {
    this.#reader = reader
    this.#commits = commits
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (SelectQueryNode.is(query.query)) return { rows: this.#reader.prepare(query.sql).all(query.parameters) as Row[] }
    return this.#commits.add((tx) => tx.executeQuery(query as CompiledQuery<Row>))
  }

  streamQuery(): never {
    throw new Error('not supported: read in pages')
  }
}

/** Preparing a statement costs more than most of them do. */
function remembering(file: Libsql.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => void file.close(),
    prepare(text) {
      const known = statements.get(text)
      if (known) return known
      const made = file.prepare(text) as unknown as SqliteStatement
      if (statements.size < MOST_STATEMENTS) statements.set(text, made)
      return made
    },
  }
}

const MOST_STATEMENTS = 500

interface Job {
  run(tx: Writer): Promise<void>
  settle(problem: unknown): void
}

/**
 * Work that arrives while a transaction is on its way to the disk shares the next one, so that many tables pay for one
 * flush. Each has a savepoint of its own: one that fails undoes nothing but itself.
 */
class GroupCommit {
  readonly #db: Kysely<Schema>
  #waiting: Job[] = []
  #running: Promise<void> | undefined

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  add<T>(work: (tx: Writer) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T
      this.#waiting.push({
        run: async (tx) => void (result = await work(tx)),
        settle: (problem) => (problem === undefined ? resolve(result) : reject(asStoreError(problem))),
      })
      this.#running ??= this.#drain().finally(() => (this.#running = undefined))
    })
  }

  async idle(): Promise<void> {
    await this.#running
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const jobs = this.#waiting.splice(0, LARGEST_GROUP)
      const problems = await this.#commit(jobs).catch((error: unknown) => jobs.map(() => error))
      for (const [i, job] of jobs.entries()) job.settle(problems[i])
    }
  }

  async #commit(jobs: readonly Job[]): Promise<unknown[]> {
    const tx = await this.#db.startTransaction().execute()
    try {
      const problems: unknown[] = []
      for (const job of jobs) {
        const saved = await tx.savepoint('job').execute()
        const problem: unknown = await job.run(tx).then(
          () => undefined,
          (error: unknown) => error ?? new Error('rejected'),
        )
        if (problem !== undefined) await saved.rollbackToSavepoint('job').execute()
        await saved.releaseSavepoint('job').execute()
        problems.push(problem)
      }
      await tx.commit().execute()
      return problems
    } catch (error) {
      await tx.rollback().execute()
      throw error
    }
  }
}

const LARGEST_GROUP = 200
