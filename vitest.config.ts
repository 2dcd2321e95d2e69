import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const exclude = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    testTimeout: 120_000,
    maxWorkers: '100%', // the default leaves a core idle, which on two cores is half of them
    projects: [
      {
        extends: true,
        resolve: {
          alias: {
            '@alleycat/engine': source('engine/index.ts'),
            '@alleycat/games': source('games/index.ts'),
            '@alleycat/bots': source('bots/index.ts'),
          },
        },
        test: {
          name: 'unit',
          include: ['{engine,games,bots,cli,house}/**/*.test.ts'],
          exclude: [...exclude, '**/*.built.test.ts'],
        },
      },
      // The packages as they are shipped. Also several times as fast, for what plays games by the thousand.
      { extends: true, test: { name: 'built', include: ['**/*.built.test.ts'], exclude } },
    ],
  },
})
