import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { DIALECTS, type Dialect } from '../store/store.ts'
import { createDatabase } from './postgres.ts'

/** What a test that runs on both databases receives. */
export interface DialectFixture {
  readonly dialect: Dialect
  /** Resolves to the name of a new, empty database. */
  readonly newDatabase: () => Promise<string>
}

/** Describes the same tests for each database. */
export function describeDialects(
  define: (fixture: DialectFixture) => void,
  dialects: readonly Dialect[] = DIALECTS,
): void {
  describe.each(dialects)('%s', (dialect) => {
    let folder = ''
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'alleycat-test-'))
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    let made = 0
    const newDatabase = async (): Promise<string> =>
      dialect === 'postgres' ? createDatabase(inject('postgres')) : join(folder, `${++made}.db`)
    define({ dialect, newDatabase })
  })
}
