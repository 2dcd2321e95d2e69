import { createReadStream, existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { isPostgres } from '../config.ts'
import { OperatorError } from '../operator-words.ts'
import { SCHEMA_VERSION, isEmpty, noteVersion } from '../store/migrations.ts'
import { openStore } from '../store/open.ts'
import { TABLE_NAMES, type Schema } from '../store/schema.ts'
import type { Database } from '../store/store.ts'

/**
 * The format of a backup: one file of JSON lines for both databases. The first line names the format, then follows
 * every row as `[table, row]`, and the last line has the number of rows, so that a truncated file is noticed. A backup
 * can be taken while the server runs, and restored into either database.
 */
const FORMAT = 'alleycat-backup/1'
/** These tables hold only short-lived rows, which are not worth keeping. */
const LEFT_OUT: ReadonlySet<keyof Schema> = new Set(['presence', 'challenges'])
/** Tables that older backups have rows of, and that are not needed any more. */
const GONE: ReadonlySet<unknown> = new Set(['answers'])
const PAGE = 500

/** Writes everything in the database to a new file, in one transaction. Resolves to the number of rows. */
export async function backup(database: string, path: string): Promise<number> {
  // To open it would make an empty one, and whoever named the wrong folder would believe that their data is safe.
  if (!isPostgres(database) && !existsSync(database))
    throw new OperatorError('noDatabase', database, 'DATA_DIR', 'DATABASE_URL')
  const store = await openStore({ database, node: 'backup', connections: 2, isShared: true })
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      let rows = 0
      await file.write(`${JSON.stringify({ format: FORMAT, schema: SCHEMA_VERSION })}\n`)
      await store.atOneMoment(async (db) => {
        for (const name of TABLE_NAMES)
          if (!LEFT_OUT.has(name)) rows += await writeRows(db, name, (text) => file.write(text))
      })
      await file.write(`${JSON.stringify({ rows })}\n`)
      await file.sync()
      return rows
    } finally {
      await file.close()
    }
  } finally {
    await store.close()
  }
}

/** Fills an empty database from a backup in one transaction. Resolves to the number of rows. */
export async function restore(database: string, path: string): Promise<number> {
  const store = await openStore({ database, node: 'restore', connections: 2 })
  try {
    if (!(await isEmpty(store.db))) throw new OperatorError('notEmpty')
    return await store.write(async (tx) => {
      await tx.deleteFrom('settings').execute()
      const rows = await readRows(path, (name, row) => tx.insertInto(name).values(row).execute())
      await noteVersion(tx) // The file may be from an older version.
      return rows
    })
  } finally {
    await store.close()
  }
}

async function writeRows(db: Database, name: keyof Schema, write: (text: string) => Promise<unknown>): Promise<number> {
  let count = 0
  for await (const row of rowsOf(db, name)) {
    await write(`${JSON.stringify([name, row])}\n`)
    count++
  }
  return count
}

async function* rowsOf(db: Database, name: keyof Schema): AsyncGenerator {
  for (let from = 0; ; from += PAGE) {
    const rows = await db
      .selectFrom(name)
      .selectAll()
      .orderBy(sql`1, 2`)
      .limit(PAGE)
      .offset(from)
      .execute()
    yield* rows
    if (rows.length < PAGE) return
  }
}

async function readRows(path: string, insert: (name: keyof Schema, row: object) => Promise<unknown>): Promise<number> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity })
  let rows = -1
  let promised: unknown
  for await (const line of lines) {
    const value = parsed(line, rows + 2)
    if (rows < 0) checkHead(value)
    else if (Array.isArray(value)) {
      if (!GONE.has(value[0])) await insert(tableName(value[0]), value[1] as object)
    } else promised = (value as { rows?: unknown }).rows
    if (rows < 0 || Array.isArray(value)) rows++
  }
  if (promised !== rows) throw new OperatorError('incomplete')
  return rows
}

function checkHead(value: unknown): void {
  const { format, schema } = value as { format?: unknown; schema?: unknown }
  if (format !== FORMAT) throw new OperatorError('noBackup', `"${FORMAT}"`)
  if (typeof schema !== 'number' || schema > SCHEMA_VERSION)
    throw new OperatorError('newerBackup', String(schema), SCHEMA_VERSION)
}

function tableName(value: unknown): keyof Schema {
  const name = TABLE_NAMES.find((each) => each === value)
  if (!name) throw new OperatorError('otherTable')
  return name
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new OperatorError('damaged', number)
  }
}
