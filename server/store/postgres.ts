import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type ClientConfig } from 'pg'
import { asStoreError } from './failures.ts'
import { Journal } from './journal.ts'
import { nobodyTakesPart, PostgresBus } from './postgres-bus.ts'
import { CommitConnection } from './postgres-journal.ts'
import { PreparingPool } from './prepared-statements.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

const INT8 = 20
const CONNECT_MS = 3000
const STATEMENT_MS = 10_000

export function openPostgres(url: string, node: string, connections: number): Store {
  const config: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    // Times in milliseconds are exact as numbers for the next 280,000 years.
    types: {
      getTypeParser: ((id: number, format?: 'text') =>
        id === INT8 ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser,
    },
  }
  const pool = new Pool({ ...config, max: connections })
  // When a connection breaks, the pool makes another, and the query that was using it fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new PreparingPool(pool) }) })
  const bus = new PostgresBus(url, node)
  const commits = new CommitConnection(config)
  return {
    dialect: 'postgres',
    db,
    bus,
    journal: new Journal(commits.commit),
    write: (work) =>
      db
        .transaction()
        .execute(work)
        .catch((error: unknown) => {
          throw asStoreError(error)
        }),
    atOneMoment: (read) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
    isUnattended: nobodyTakesPart,
    takePart: () => bus.takePart(),
    ping: async () => void (await db.selectFrom('settings').select('key').limit(1).execute()),
    async close() {
      await bus.close()
      await commits.close()
      await db.destroy()
    },
  }
}
