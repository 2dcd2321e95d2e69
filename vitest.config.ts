import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const exclude = ['**/node_modules/**', '**/dist/**']
const BUILT = '**/*.built.test.ts'
/** This file replaces modules, so it loads its own. */
const REPLACING = 'house/third-game.test.ts'
const DATABASE = 'server/testing/shared-postgres.ts'

/** Packages as they stand in the repository, without a build. */
const sources = {
  resolve: {
    alias: [
      { find: /^@alleycat\/(engine|games|bots|fairness|protocol)$/, replacement: source('$1/index.ts') },
      { find: '@alleycat/protocol/operations', replacement: source('protocol/operations/index.ts') },
      { find: /^@alleycat\/(ui|games)\/(.*)$/, replacement: source('$1/$2') },
    ],
    conditions: ['browser'],
  },
  plugins: [svelte()],
}

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000, // a database or a package is set up before some tests
    maxWorkers: '100%', // the default leaves a core idle, which on two cores is half of them
    projects: [
      {
        extends: true,
        ...sources,
        test: {
          name: 'unit',
          include: ['{engine,ui,games,fairness,protocol,bots,cli,house}/**/*.test.ts'],
          exclude: [...exclude, BUILT, REPLACING],
          isolate: false, // Modules without state are loaded once for all files: a third of the CPU time went into loading them.
        },
      },
      {
        extends: true,
        ...sources,
        test: { name: 'web', include: ['web/**/*.test.ts', REPLACING], exclude },
      },
      {
        extends: true,
        ...sources,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...exclude, BUILT],
          globalSetup: DATABASE,
          isolate: false,
        },
      },
      // The packages as they are shipped. Also several times as fast, for what plays games by the thousand.
      { extends: true, test: { name: 'built', include: [BUILT], exclude, globalSetup: DATABASE } },
    ],
  },
})
