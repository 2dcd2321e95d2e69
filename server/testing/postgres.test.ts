import { expect, test } from 'vitest'
import { loadEmbeddedPostgres } from './postgres.ts'

test('a PostgreSQL of the tests leaves the exit code to them', async () => {
  const listeners = () => [process.listeners('beforeExit'), process.listeners('exit')]
  const before = listeners()
  await loadEmbeddedPostgres()
  expect(listeners()).toEqual(before)
})
