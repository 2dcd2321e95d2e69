import { sql } from 'kysely'
import type { AbsenceRow } from '../store/schema.ts'
import { changeSetting } from '../store/settings.ts'
import type { Store, Writer } from '../store/store.ts'

/** How often the database is told that somebody is there, while a clock may run out soon, in milliseconds. */
const SIGN_MS = 1000
/** The interval while nothing is due for a long time, so that a quiet server hardly ever writes. */
const QUIET_SIGN_MS = 60_000
const SOON_MS = 15 * 60_000
/** So many milliseconds without a sign count as absence, whatever held the node up. */
const ABSENT_MS = 3000
/** How many milliseconds a sign of another node may be late, as nodes look twice a second. */
const LATE_MS = 1000
const SIGN = 'alive-at'

/** A clock that is ahead of the right time by more than so many milliseconds goes slower until it is not. */
const TOLERANCE_MS = 1000
const SLOWER = 0.1

/**
 * Knows when nobody could play, because no node was there or none could write: then no clock runs. Nodes leave signs of
 * life in the database, by the same way as decisions go. Whoever finds the last one too old notes the absence and makes all
 * tables due, so that their clocks are put right.
 */
export class Absences {
  readonly #store: Store
  /** Replaces all clocks, for tests. */
  readonly #testClock: (() => number) | undefined
  /** The time at the start of the process. */
  #startedAt = Date.now() - performance.now()
  /** When this node last looked; it has not yet at the start. */
  #lookedAt: number | undefined
  #looking: Promise<void> | undefined
  /** Whether the database was away when this node looked last. */
  #hasFailed = false
  /** The latest last. */
  #known: readonly AbsenceRow[] = []

  constructor(store: Store, testClock?: () => number) {
    this.#store = store
    this.#testClock = testClock
  }

  /**
   * Milliseconds since 1970. Although the clock of a machine may be set at any time, this one goes back by a tenth of a
   * second at most, and jumps forward only while somebody looks, who takes the jump for an absence.
   */
  readonly now = (): number => this.#testClock?.() ?? this.#startedAt + Math.round(performance.now())

  /** How many of the milliseconds since a time nobody could play. */
  since(time: number): number {
    let sum = 0
    for (const { from_at, until_at } of this.#known) if (until_at > time) sum += until_at - Math.max(from_at, time)
    return sum
  }

  /** Whether this node knows of every absence up to now, which it mostly does; else it has to look. */
  get isUpToNow(): boolean {
    return this.#age <= ABSENT_MS
  }

  /** Looks for an absence, and leaves a sign of life, if the last look is some time ago. */
  async lookNowAndThen(): Promise<void> {
    if (this.#age >= SIGN_MS) await this.look()
  }

  look(): Promise<void> {
    this.#looking ??= this.#look()
      .then(
        () => void (this.#hasFailed = false),
        (error: unknown) => {
          this.#hasFailed = true
          throw error
        },
      )
      .finally(() => (this.#looking = undefined))
    return this.#looking
  }

  /** Milliseconds since the last look. */
  get #age(): number {
    return this.now() - (this.#lookedAt ?? -Infinity)
  }

  async #look(): Promise<void> {
    const isFirst = this.#lookedAt === undefined
    const { looked, known } = await this.#store.write(async (tx) => {
      const isUnattended = isFirst && (await this.#store.isUnattended(tx))
      const sign = await this.#lastSign(tx)
      this.#setClock(await this.#rightTime(tx), isFirst ? (sign ?? 0) : 0)
      const now = this.now()
      const last = Math.max(sign ?? 0, this.#lookedAt ?? 0) || now // A new database has no sign of any node.
      const interval = await signInterval(tx, now)
      if (now - last > (isUnattended ? 0 : this.#shortest(interval))) await noteAbsence(tx, last, now)
      if (isFirst || now - (sign ?? 0) >= interval) await changeSetting(tx, SIGN, String(now))
      return { looked: now, known: await tx.selectFrom('absences').selectAll().orderBy('until_at').execute() }
    })
    this.#lookedAt = looked
    this.#known = known
    if (isFirst) this.#store.takePart()
  }

  /**
   * How many milliseconds without a sign are an absence: the fewer, the more is known of its cause. A node that could not
   * write may be the only one: others leave signs as often as they have to.
   */
  #shortest(interval: number): number {
    if (this.#store.dialect === 'sqlite') return this.#hasFailed ? SIGN_MS : ABSENT_MS
    return this.#hasFailed ? interval + LATE_MS : interval - SIGN_MS + ABSENT_MS
  }

  /** All nodes go by the clock of their database, since their own may differ by minutes. */
  async #rightTime(tx: Writer): Promise<number> {
    if (this.#store.dialect === 'sqlite') return Date.now()
    const { rows } = await sql<{ now: number }>`
      SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`.execute(tx)
    return rows[0]!.now
  }

  #setClock(right: number, least: number): void {
    if (this.#testClock) return
    const ahead = this.now() - Math.max(right, least)
    if (ahead < -TOLERANCE_MS || this.#lookedAt === undefined) this.#startedAt -= ahead
    else if (ahead > TOLERANCE_MS) this.#startedAt -= Math.round(SLOWER * Math.min(ahead, this.#age))
  }

  async #lastSign(tx: Writer): Promise<number | undefined> {
    const row = await tx
      .selectFrom('settings')
      .select('value')
      .where('key', '=', SIGN)
      .$if(this.#store.dialect === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    return row && Number(row.value)
  }
}

async function noteAbsence(tx: Writer, from: number, until: number): Promise<void> {
  await tx.insertInto('absences').values({ from_at: from, until_at: until }).execute()
  await tx.updateTable('tables').set({ due_at: until }).where('status', '=', 'playing').execute()
}

async function signInterval(tx: Writer, now: number): Promise<number> {
  const first = await tx
    .selectFrom('tables')
    .select('due_at')
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  if (!first) return Infinity
  return first.due_at! < now + SOON_MS ? SIGN_MS : QUIET_SIGN_MS
}
