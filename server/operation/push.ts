import type { TurnNotice } from '@alleycat/protocol'
import webpush from 'web-push'
import { Refused } from '../errors.ts'
import type { Config } from '../config.ts'
import type { OutboxRow, SubscriptionRow } from '../store/schema.ts'
import { madeOnce } from '../store/settings.ts'
import type { Store } from '../store/store.ts'

/** Sends one notification; resolves to the status that the push service answered. */
export type Deliver = (subscription: SubscriptionRow, payload: string) => Promise<number>

const LEASE_MS = 60_000
const MOST_ATTEMPTS = 5
const BATCH = 20
const MOST_DEVICES = 20
/** The statuses with which a push service says that a subscription no longer exists. */
const GONE = new Set([404, 410])

/** Notifies people who are not connected that a table waits for them, by Web Push (RFC 8030). */
export class Push {
  readonly publicKey: string
  readonly #store: Store
  readonly #hosts: readonly string[]
  readonly #deliver: Deliver

  private constructor(store: Store, hosts: readonly string[], publicKey: string, deliver: Deliver) {
    this.#store = store
    this.#hosts = hosts
    this.publicKey = publicKey
    this.#deliver = deliver
  }

  /** Creates a sender with keys that are made on the first start. */
  static async create(store: Store, config: Config, deliver?: Deliver): Promise<Push> {
    const keys = JSON.parse(await madeOnce(store.db, 'vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))) as {
      publicKey: string
      privateKey: string
    }
    const vapidDetails = { subject: config.pushContact, ...keys }
    const overWeb: Deliver = async ({ endpoint, p256dh, auth }, payload) => {
      const answer = await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails,
        TTL: 24 * 3600,
        timeout: 10_000,
      })
      return answer.statusCode
    }
    return new Push(store, config.pushHosts, keys.publicKey, deliver ?? overWeb)
  }

  /**
   * Accepts only known push services, because any other address would let people make this server send requests
   * anywhere.
   */
  checkEndpoint(endpoint: string): void {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
    const known = url && this.#hosts.some((host) => matches(url.hostname, host))
    if (url?.protocol !== 'https:' || !known || url.port !== '') throw new Refused('bad-push-address')
  }

  /** Keeps the latest devices of a person: browsers that are gone do not tell. */
  async subscribe(subscription: SubscriptionRow): Promise<void> {
    this.checkEndpoint(subscription.endpoint)
    const { person_id, p256dh, auth, created_at } = subscription
    await this.#store.write(async (tx) => {
      await tx
        .insertInto('subscriptions')
        .values(subscription)
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ person_id, p256dh, auth, created_at }))
        .execute()
      const latest = tx
        .selectFrom('subscriptions')
        .select('endpoint')
        .where('person_id', '=', person_id)
        .orderBy('created_at', 'desc')
        .orderBy('endpoint')
        .limit(MOST_DEVICES)
      await tx
        .deleteFrom('subscriptions')
        .where('person_id', '=', person_id)
        .where('endpoint', 'not in', latest)
        .execute()
    })
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    await this.#store.db
      .deleteFrom('subscriptions')
      .where('person_id', '=', person)
      .where('endpoint', '=', endpoint)
      .execute()
  }

  /** Sends notifications that are due and that no other node is sending. */
  async sendDue(now: number): Promise<void> {
    for (const notice of await this.#claim(now)) {
      const sent = await this.#send(notice)
      if (sent || notice.attempts >= MOST_ATTEMPTS)
        await this.#store.db.deleteFrom('outbox').where('id', '=', notice.id).execute()
    }
  }

  async #claim(now: number): Promise<OutboxRow[]> {
    return this.#store.db
      .updateTable('outbox')
      .set((eb) => ({ due_at: now + LEASE_MS, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('outbox')
          .select('id')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(BATCH)
          .$if(this.#store.dialect === 'postgres', (query) => query.forUpdate().skipLocked()),
      )
      .returningAll()
      .execute()
  }

  /** Returns whether the notification is done with, so that it need not be sent again. */
  async #send({ person_id, table_id }: OutboxRow): Promise<boolean> {
    const subscriptions = await this.#store.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('person_id', '=', person_id)
      .execute()
    const payload = JSON.stringify({ type: 'turn', table: table_id } satisfies TurnNotice)
    const done = await Promise.all(subscriptions.map((each) => this.#sendTo(each, payload)))
    return done.every(Boolean)
  }

  async #sendTo(subscription: SubscriptionRow, payload: string): Promise<boolean> {
    try {
      return (await this.#deliver(subscription, payload)) < 300
    } catch (error) {
      const status = (error as { statusCode?: unknown }).statusCode
      if (typeof status !== 'number' || !GONE.has(status)) return false
      await this.unsubscribe(subscription.person_id, subscription.endpoint)
      return true
    }
  }
}

const matches = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
