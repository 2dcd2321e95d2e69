import { sql } from 'kysely'
import { TABLE_NAMES } from './schema.ts'
import { changeSetting, setting } from './settings.ts'
import type { Database, Store } from './store.ts'
import { OperatorError } from '../operator-words.ts'

/**
 * Each brings the database to its version; one that was released never changes. A column that is added has a default:
 * backups from before have no value for it.
 */
interface Migration {
  readonly version: number
  up(db: Database): Promise<void>
}

const statements =
  (...texts: readonly string[]) =>
  async (db: Database): Promise<void> => {
    for (const text of texts) await sql.raw(text).execute(db)
  }

const FIRST: Migration = {
  version: 1,
  up: statements(
    `CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, avatar TEXT NOT NULL, owner_id TEXT,
      epoch INTEGER NOT NULL, created_at BIGINT NOT NULL)`,
    `CREATE INDEX people_owner ON people (owner_id)`,
    `CREATE TABLE tokens (id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, person_id TEXT NOT NULL, created_at BIGINT NOT NULL)`,
    `CREATE INDEX tokens_person ON tokens (person_id)`,
    `CREATE TABLE passkeys (id TEXT PRIMARY KEY, person_id TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL,
      transports TEXT NOT NULL, created_at BIGINT NOT NULL)`,
    `CREATE INDEX passkeys_person ON passkeys (person_id)`,
    `CREATE TABLE challenges (value TEXT PRIMARY KEY, person_id TEXT, expires_at BIGINT NOT NULL)`,
    `CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, size INTEGER NOT NULL,
      pace TEXT NOT NULL, title TEXT NOT NULL, is_public INTEGER NOT NULL, status TEXT NOT NULL, owner_id TEXT,
      secret TEXT NOT NULL, commitment TEXT NOT NULL, fixed_seating INTEGER NOT NULL, seq INTEGER NOT NULL,
      rev INTEGER NOT NULL, owing INTEGER NOT NULL, owing_from BIGINT NOT NULL, due_at BIGINT, previous_id TEXT,
      next_id TEXT, chat INTEGER NOT NULL, result TEXT, created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)`,
    `CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL`,
    `CREATE INDEX tables_lobby ON tables (created_at) WHERE status = 'open' AND is_public = 1`,
    `CREATE TABLE places (table_id TEXT NOT NULL, place INTEGER NOT NULL, seat INTEGER, person_id TEXT, player_id TEXT,
      character TEXT, control TEXT NOT NULL, nonce TEXT NOT NULL, standing TEXT NOT NULL, PRIMARY KEY (table_id, place))`,
    `CREATE UNIQUE INDEX places_once ON places (table_id, person_id) WHERE person_id IS NOT NULL`,
    `CREATE INDEX places_person ON places (person_id)`,
    `CREATE INDEX places_player ON places (player_id)`,
    `CREATE TABLE log (table_id TEXT NOT NULL, seq INTEGER NOT NULL, seat INTEGER, decision TEXT, chance TEXT NOT NULL,
      at BIGINT NOT NULL, hold_until BIGINT, decider TEXT, PRIMARY KEY (table_id, seq))`,
    `CREATE TABLE answers (person_id TEXT NOT NULL, key TEXT NOT NULL, request TEXT NOT NULL, answer TEXT NOT NULL,
      created_at BIGINT NOT NULL, PRIMARY KEY (person_id, key))`,
    `CREATE INDEX answers_age ON answers (created_at)`,
    `CREATE TABLE chat (table_id TEXT NOT NULL, n INTEGER NOT NULL, person_id TEXT NOT NULL, kind TEXT NOT NULL,
      body TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, n))`,
    `CREATE INDEX chat_person ON chat (person_id)`,
    `CREATE TABLE mutes (person_id TEXT NOT NULL, muted_id TEXT NOT NULL, PRIMARY KEY (person_id, muted_id))`,
    `CREATE TABLE ratings (person_id TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, wins INTEGER NOT NULL, PRIMARY KEY (person_id, game))`,
    `CREATE TABLE presence (table_id TEXT NOT NULL, person_id TEXT NOT NULL, node_id TEXT NOT NULL, until BIGINT NOT NULL,
      PRIMARY KEY (table_id, person_id, node_id))`,
    `CREATE INDEX presence_age ON presence (until)`,
    `CREATE TABLE subscriptions (endpoint TEXT PRIMARY KEY, person_id TEXT NOT NULL, p256dh TEXT NOT NULL,
      auth TEXT NOT NULL, created_at BIGINT NOT NULL)`,
    `CREATE INDEX subscriptions_person ON subscriptions (person_id)`,
    `CREATE TABLE outbox (id TEXT PRIMARY KEY, person_id TEXT NOT NULL, table_id TEXT NOT NULL, due_at BIGINT NOT NULL,
      attempts INTEGER NOT NULL)`,
    `CREATE INDEX outbox_due ON outbox (due_at)`,
  ),
}

const PASSKEY_NAMES: Migration = {
  version: 2,
  up: statements(`ALTER TABLE passkeys ADD COLUMN name TEXT NOT NULL DEFAULT ''`),
}

const TRUST: Migration = {
  version: 3,
  up: statements(
    `ALTER TABLE people ADD COLUMN ended TEXT NOT NULL DEFAULT '[]'`,
    `ALTER TABLE tables ADD COLUMN starter_id TEXT`,
    `CREATE TABLE seat_changes (table_id TEXT NOT NULL, n INTEGER NOT NULL, seq INTEGER NOT NULL, seat INTEGER NOT NULL,
      kind TEXT NOT NULL, person_id TEXT, character TEXT, at BIGINT NOT NULL, PRIMARY KEY (table_id, n))`,
    `CREATE INDEX seat_changes_person ON seat_changes (person_id)`,
    `CREATE INDEX tables_starter ON tables (starter_id) WHERE status IN ('open', 'playing')`,
  ),
}

const ABSENCES: Migration = {
  version: 4,
  up: statements(
    `ALTER TABLE log ADD COLUMN away BIGINT`,
    `CREATE TABLE absences (from_at BIGINT NOT NULL, until_at BIGINT PRIMARY KEY)`,
  ),
}

const DAYS: Migration = {
  version: 5,
  up: statements(
    `CREATE TABLE day_results (game TEXT NOT NULL, day TEXT NOT NULL, person_id TEXT NOT NULL, score INTEGER NOT NULL,
      place INTEGER NOT NULL, record TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (game, day, person_id))`,
    `CREATE INDEX day_results_person ON day_results (person_id)`,
  ),
}

const INVITATIONS: Migration = {
  version: 8,
  up: statements(
    `CREATE TABLE invitations (table_id TEXT NOT NULL, person_id TEXT NOT NULL, sender_id TEXT NOT NULL,
      at BIGINT NOT NULL, PRIMARY KEY (table_id, person_id))`,
    `CREATE INDEX invitations_person ON invitations (person_id)`,
    `CREATE INDEX invitations_sender ON invitations (sender_id)`,
    `CREATE INDEX tables_watch ON tables (created_at) WHERE status = 'playing' AND is_public = 1`,
  ),
}

const CUPS: Migration = {
  version: 9,
  up: statements(
    `CREATE TABLE cups (id TEXT PRIMARY KEY, title TEXT NOT NULL, game TEXT NOT NULL, options TEXT NOT NULL,
      seats INTEGER NOT NULL, pace TEXT NOT NULL, pause INTEGER NOT NULL, format TEXT NOT NULL, rounds INTEGER NOT NULL,
      status TEXT NOT NULL, host_id TEXT, secret TEXT NOT NULL, commitment TEXT NOT NULL, drawn INTEGER NOT NULL,
      created_at BIGINT NOT NULL)`,
    `CREATE INDEX cups_host ON cups (host_id)`,
    `CREATE TABLE cup_players (cup_id TEXT NOT NULL, n INTEGER NOT NULL, person_id TEXT, nonce TEXT NOT NULL,
      left_round INTEGER, PRIMARY KEY (cup_id, n))`,
    `CREATE UNIQUE INDEX cup_players_once ON cup_players (cup_id, person_id) WHERE person_id IS NOT NULL`,
    `CREATE INDEX cup_players_person ON cup_players (person_id)`,
    `CREATE TABLE cup_tables (cup_id TEXT NOT NULL, round INTEGER NOT NULL, n INTEGER NOT NULL,
      table_id TEXT NOT NULL UNIQUE, seats TEXT NOT NULL, result TEXT, PRIMARY KEY (cup_id, round, n))`,
    `ALTER TABLE tables ADD COLUMN deal TEXT`,
    `ALTER TABLE tables ADD COLUMN starts_at BIGINT`,
    `CREATE INDEX tables_deal ON tables (deal) WHERE deal IS NOT NULL`,
  ),
}

/** A decision that is sent again is found in the log. */
const NO_ANSWERS: Migration = { version: 10, up: statements(`DROP TABLE answers`) }

const MIGRATIONS: readonly Migration[] = [FIRST, PASSKEY_NAMES, TRUST, ABSENCES, DAYS, INVITATIONS, CUPS, NO_ANSWERS]
export const SCHEMA_VERSION = MIGRATIONS.at(-1)!.version

/** The database belongs to a newer version of this program. */
export class NewerSchema extends OperatorError {}

/** Brings the database up to date. Nodes that start together wait for one another. */
export async function migrate(store: Store): Promise<void> {
  await store.write(async (tx) => {
    if (store.dialect === 'postgres') await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
    await sql.raw('CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)').execute(tx)
    const version = Number((await setting(tx, 'schema')) ?? 0)
    if (version > SCHEMA_VERSION) throw new NewerSchema('newerSchema', version, SCHEMA_VERSION)
    if (version === SCHEMA_VERSION) return
    for (const each of MIGRATIONS) if (each.version > version) await each.up(tx)
    await noteVersion(tx)
  })
}

/** The database is up to date. */
export const noteVersion = (db: Database): Promise<void> => changeSetting(db, 'schema', String(SCHEMA_VERSION))

/** Whether anything was ever kept here: a restore goes into an empty database only. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const name of TABLE_NAMES) {
    if (name === 'settings') continue
    const row = await db
      .selectFrom(name)
      .select(sql<number>`1`.as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row) return false
  }
  return true
}

/** Any number will do, as long as nothing else locks it. */
const LOCK = 4_112_026
