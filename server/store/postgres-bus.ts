import { sql } from 'kysely'
import { Client } from 'pg'
import { keyOf, LocalBus } from './bus.ts'
import { CHANGE_KINDS, type Bus, type Change, type Writer } from './store.ts'

const CHANNEL = 'alleycat'
/** Messages of this time go out together: PostgreSQL takes a lock of the whole cluster for each NOTIFY. */
const BATCH_MS = 5
/** PostgreSQL takes 8000 bytes a message. */
const MOST_BYTES = 7000
const RECONNECT_MS = 500
/** An advisory lock of the database, which all nodes share for as long as they are connected. */
const PRESENCE_LOCK = 0x0a11eca7

const SHARE_PRESENCE = `SELECT pg_advisory_lock_shared(${PRESENCE_LOCK})`

export async function nobodyTakesPart(tx: Writer): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`SELECT pg_try_advisory_xact_lock(${PRESENCE_LOCK}) AS free`.execute(tx)
  return rows[0]!.free
}

/** LISTEN and NOTIFY on one connection of the node's own, made again whenever it breaks. */
export class PostgresBus extends LocalBus implements Bus {
  readonly #url: string
  readonly #node: string
  #client: Client | undefined
  #batch = new Map<string, Change>()
  #timer: NodeJS.Timeout | undefined
  #retry: NodeJS.Timeout | undefined
  #sending: Promise<void> = Promise.resolve()
  #takesPart = false
  #closed = false

  constructor(url: string, node: string) {
    super()
    this.#url = url
    this.#node = node
    void this.#connect()
  }

  override publish(change: Change): void {
    super.publish(change)
    this.#batch.set(keyOf(change), change)
    this.#timer ??= setTimeout(() => this.#flush(), BATCH_MS)
  }

  takePart(): void {
    this.#takesPart = true
    this.#client?.query(SHARE_PRESENCE).catch(() => undefined) // A connection that is lost does it when it is made again.
  }

  async close(): Promise<void> {
    clearTimeout(this.#retry)
    this.#flush()
    await this.#sending
    this.#closed = true
    await this.#client?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      options: '-c synchronous_commit=off', // A message is not kept anywhere, so it need not wait for the disk.
    })
    const lost = (): void => this.#lost(client)
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''))
    this.#client = client
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      if (this.#takesPart) await client.query(SHARE_PRESENCE)
    } catch {
      await client.end().catch(() => undefined)
      lost()
    }
  }

  #lost(client: Client): void {
    if (this.#closed || this.#client !== client) return
    this.#client = undefined
    this.#retry = setTimeout(() => void this.#connect(), RECONNECT_MS)
  }

  #heard(payload: string): void {
    const [node, ...changes] = payload.split(' ')
    if (node === this.#node) return // This node told its own listeners when it published the change.
    for (const each of changes) {
      const [name, id] = each.split(':')
      const kind = CHANGE_KINDS.find((known) => known === name)
      if (kind && id) this.deliver({ kind, id }, true)
    }
  }

  #flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const keys = [...this.#batch.keys()]
    this.#batch.clear()
    this.#sending = this.#sending.then(() => this.#send(keys))
  }

  /** What cannot be sent is dropped: nodes compare what they follow with the database now and then. */
  async #send(keys: string[]): Promise<void> {
    for (let message = this.#node; keys.length > 0; message = this.#node) {
      while (keys.length > 0 && message.length + keys[0]!.length < MOST_BYTES) message += ` ${keys.shift()!}`
      await this.#client?.query('SELECT pg_notify($1, $2)', [CHANNEL, message]).catch(() => undefined)
    }
  }
}
