import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { boundImports } from './house/testing/bound-imports.ts'

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const exclude = ['**/node_modules/**', '**/dist/**']
const BUILT = '**/*.built.test.ts'
/** These files replace modules, so they load their own. */
const REPLACING = '{house,web}/**/third-game.test.ts'
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
  plugins: [svelte(), boundImports],
}

export default defineConfig({
  test: {
    // A test that hangs is ended; none is to be fast, however busy the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: availableParallelism() + 1, // Some tests wait for a process or a clock, and leave a core to another.
    unstubGlobals: true, // Files share their modules and globals.
    projects: [
      {
        extends: true,
        ...sources,
        test: {
          name: 'unit',
          include: ['{engine,ui,games,fairness,protocol,bots,cli,house,web}/**/*.test.ts'],
          exclude: [...exclude, BUILT, REPLACING],
          isolate: false, // Modules are loaded once for all files: a third of the CPU time went into loading them.
        },
      },
      { extends: true, ...sources, test: { name: 'third-game', include: [REPLACING], exclude } },
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
      {
        extends: true,
        plugins: [boundImports],
        test: { name: 'built', include: [BUILT], exclude, globalSetup: DATABASE, isolate: false },
      },
    ],
  },
})
