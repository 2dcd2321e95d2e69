import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { DIALECTS, type Dialect } from '../store/store.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

/** What a test of both databases is handed. */
export interface DialectFixture {
  readonly dialect: Dialect
  /** The name of a new, empty database. */
  readonly newDatabase: () => Promise<string>
  /** Only for PostgreSQL. */
  readonly postgres: () => TestPostgres
}

/** The same tests for each database. */
export function describeDialects(
  define: (fixture: DialectFixture) => void,
  dialects: readonly Dialect[] = DIALECTS,
): void {
  describe.each(dialects)('%s', (dialect) => {
    let postgres: TestPostgres | undefined
    let folder = ''
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'alleycat-test-'))
      if (dialect === 'postgres') postgres = await startPostgres()
    })
    afterAll(async () => {
      await postgres?.remove()
      rmSync(folder, { recursive: true, force: true })
    })
    let made = 0
    define({
      dialect,
      newDatabase: () => postgres?.newDatabase() ?? Promise.resolve(join(folder, `${++made}.db`)),
      postgres: () => postgres!,
    })
  })
}
