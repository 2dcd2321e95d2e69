import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** Statements with lists come in many lengths: what exceeds this number is planned each time. */
const MOST_PREPARED = 500
/**
 * A migration by another node has changed what a prepared statement gives. Within a transaction trying again fails too, with
 * 25P02, and whoever asked has to begin anew; the connection is not used again.
 */
const OUTDATED = '0A000'

/** Prepares each statement once for a connection: planning takes longer than most of them do. */
export class PreparingPool implements PostgresPool {
  readonly #pool: Pool
  readonly #names = new Map<string, string>()

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async connect(): Promise<PostgresPoolClient> {
    return this.#preparing(await this.#pool.connect())
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  #preparing(client: PoolClient): PostgresPoolClient {
    let isOutdated = false
    let hasEnded = false
    const query = async (text: string, values: unknown[]): Promise<unknown> => {
      // What is left of a transaction that has failed would be kept by itself.
      if (hasEnded && text !== 'rollback') throw new Error('the transaction has ended')
      hasEnded ||= text === 'rollback' || text === 'commit'
      const name = values.length === 0 ? undefined : this.#nameOf(text)
      if (name === undefined) return client.query(text, values)
      try {
        return await client.query({ name, text, values })
      } catch (error) {
        if ((error as { code?: unknown }).code !== OUTDATED) throw error
        isOutdated = true
        return client.query(text, values)
      }
    }
    return { query: query as PostgresPoolClient['query'], release: () => client.release(isOutdated) }
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MOST_PREPARED) return known
    const name = `statement-${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
