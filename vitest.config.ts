import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Tests run on the sources, so nothing has to be built for them but the command line. */
export default defineConfig({
  resolve: {
    alias: {
      '@alleycat/engine/contract': source('engine/testing/contract.ts'),
      '@alleycat/engine': source('engine/index.ts'),
      '@alleycat/games': source('games/index.ts'),
      '@alleycat/bots': source('bots/index.ts'),
    },
  },
  test: {
    include: ['{engine,games,bots,cli}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 60_000,
  },
})
