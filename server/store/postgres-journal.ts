import { Client, type ClientConfig } from 'pg'
import type { CommitChanges, MovedRow, TableChange } from './journal.ts'
import { StoreAway } from './store.ts'

/**
 * A batch of changes as one statement: one round trip, one commit. A table that has changed since it was read is not
 * updated, and then nothing else of its change is inserted either.
 */
const KEEP = `
WITH change AS (
  SELECT * FROM json_to_recordset($1::json) AS c(
    id text, old_seq int, old_rev int, status text, seq int, rev int, owing int, owing_from bigint, result text,
    due_at bigint, updated_at bigint)
), moved AS (
  UPDATE tables t SET status = c.status, seq = c.seq, rev = c.rev, owing = c.owing, owing_from = c.owing_from,
    result = c.result, due_at = c.due_at, updated_at = c.updated_at
  FROM change c
  WHERE t.id = c.id AND t.seq = c.old_seq AND t.rev = c.old_rev
  RETURNING t.id
), logged AS (
  INSERT INTO log (table_id, seq, seat, decision, decider, chance, at, hold_until, away)
  SELECT e.* FROM json_to_recordset($2::json) AS e(
    table_id text, seq int, seat int, decision text, decider text, chance text, at bigint, hold_until bigint,
    away bigint)
  JOIN moved m ON m.id = e.table_id
), notified AS (
  INSERT INTO outbox (id, person_id, table_id, due_at, attempts)
  SELECT n.* FROM json_to_recordset($3::json) AS n(id text, person_id text, table_id text, due_at bigint, attempts int)
  JOIN moved m ON m.id = n.table_id
), seated AS (
  UPDATE places p SET seat = s.seat
  FROM json_to_recordset($4::json) AS s(table_id text, place int, seat int) JOIN moved m ON m.id = s.table_id
  WHERE p.table_id = s.table_id AND p.place = s.place
)
SELECT id FROM moved`

/**
 * A connection for commits alone, made again after it broke. A pool would hand one out only when the event loop is done with
 * all that the last commit has led to; on its own connection the next commit goes out before that.
 */
export class CommitConnection {
  readonly #config: ClientConfig
  #client: Client | undefined
  #isClosed = false

  constructor(config: ClientConfig) {
    this.#config = config
  }

  readonly commit: CommitChanges = async (changes) => {
    const values = [
      changes.map(changeRow).toSorted(byId), // Nodes that lock tables in the same order do not wait for one another.
      changes.flatMap(({ entries }) => entries),
      changes.flatMap(({ notices }) => notices),
      changes.flatMap(({ seats }) => seats),
    ].map((rows) => JSON.stringify(rows))
    const client = this.#client ?? (await this.#connect())
    try {
      const { rows } = await client.query<{ id: string }>({ name: 'keep-changes', text: KEEP, values })
      const kept = new Set(rows.map(({ id }) => id))
      return changes.map(({ row }) => kept.has(row.id))
    } catch (error) {
      void this.#drop(client)
      throw error
    }
  }

  /** What comes later is refused: a connection that was made for it would keep the process from ending. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#client) await this.#drop(this.#client)
  }

  async #connect(): Promise<Client> {
    this.#expectOpen()
    const client = new Client(this.#config)
    const drop = (): void => void this.#drop(client)
    client.on('error', drop)
    client.on('end', drop)
    try {
      await client.connect()
      this.#expectOpen()
    } catch (error) {
      drop()
      throw error
    }
    this.#client = client
    return client
  }

  #expectOpen(): void {
    if (this.#isClosed) throw new StoreAway('the database is closed')
  }

  async #drop(client: Client): Promise<void> {
    if (this.#client === client) this.#client = undefined
    await client.end().catch(() => undefined)
  }
}

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)

const changeRow = ({ before, row }: TableChange): MovedRow & Readonly<Record<'old_seq' | 'old_rev', number>> => ({
  ...row,
  old_seq: before.seq,
  old_rev: before.rev,
})
