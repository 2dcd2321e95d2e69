import { isPostgres } from '../config.ts'
import { asStoreError } from './failures.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { CannotStart } from '../operator-words.ts'
import { StoreAway, type Store } from './store.ts'

export interface StoreOptions {
  /** `postgres://…`, or the path of an SQLite file. */
  readonly database: string
  /** A name that no other node has. */
  readonly node: string
  readonly connections: number
  /** Whether a server may be using the same SQLite file. */
  readonly isShared?: boolean
}

/** Opens the database and brings it up to date. */
export async function openStore({ database, node, connections, isShared = false }: StoreOptions): Promise<Store> {
  const store = isPostgres(database) ? openPostgres(database, node, connections) : await openSqlite(database, isShared)
  try {
    await migrate(store)
    return store
  } catch (error) {
    await store.close()
    const isAway = asStoreError(error) instanceof StoreAway
    throw isAway ? new CannotStart('cannotReach', (error as Error).message) : error
  }
}
