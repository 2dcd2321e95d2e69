import type { TestProject } from 'vitest/node'
import { startPostgres, type TestPostgres } from './postgres.ts'

/** Starts one PostgreSQL server for all test files of a run; tests make databases of their own in it. */

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: string
  }
}

/** Nothing in the databases has to survive the tests, so the server never waits for the disk. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

let postgres: TestPostgres

export async function setup(project: TestProject): Promise<void> {
  postgres = await startPostgres(SETTINGS)
  project.provide('postgres', postgres.url)
}

export const teardown = (): Promise<void> => postgres.remove()
