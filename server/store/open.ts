import { isPostgres } from '../config.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

export interface StoreOptions {
  /** `postgres://…`, or the path of an SQLite file. */
  readonly database: string
  /** A name that no other node has. */
  readonly node: string
  readonly connections: number
}

/** Opens the database and brings it up to date. */
export async function openStore({ database, node, connections }: StoreOptions): Promise<Store> {
  const store = isPostgres(database) ? openPostgres(database, node, connections) : await openSqlite(database)
  try {
    await migrate(store)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}
