import { fileURLToPath } from 'node:url'
import { defineConfig } from 'rolldown'

/**
 * Each package becomes one file. A constant or a function that crosses a module boundary costs a load and a check at
 * every use, so one file with the constants written in plays random games about half as fast again as many files.
 */
const source = (path) => fileURLToPath(new URL(path, import.meta.url))

const bundle = (entry, file, options) =>
  defineConfig({
    input: source(entry),
    platform: 'neutral',
    resolve: {
      alias: {
        '@alleycat/engine': source('engine/index.ts'),
        '@alleycat/games': source('games/index.ts'),
        '@alleycat/bots': source('bots/index.ts'),
        '@alleycat/fairness': source('fairness/index.ts'),
      },
    },
    optimization: { inlineConst: { mode: 'all', pass: 3 } },
    output: {
      file: source(file),
      format: 'esm',
      sourcemap: true,
      minify: { compress: true, mangle: false, codegen: false },
    },
    ...options,
  })

/** What the server takes from node_modules when it runs: all but our own packages. */
const installed = /^(?!@alleycat\/)(?!\w:)[^./\0]/

export default [
  bundle('engine/index.ts', 'engine/dist/index.js'),
  bundle('engine/testing/contract.ts', 'engine/dist/contract.js', { external: ['vitest'] }),
  bundle('games/index.ts', 'games/dist/index.js'),
  bundle('fairness/index.ts', 'fairness/dist/index.js', { external: /^@noble\// }),
  bundle('bots/index.ts', 'bots/dist/index.js', { external: ['openskill'] }),
  ...['index', 'main', 'bot-thread', 'bench/main'].map((name) =>
    bundle(`server/${name}.ts`, `server/dist/${name.replace('/main', '')}.js`, {
      platform: 'node',
      external: installed,
    }),
  ),
  bundle('cli/main.ts', 'cli/dist/main.js', {
    platform: 'node',
    // Imported when they are needed: the server, and what measures the app.
    external: ['@alleycat/server', '@playwright/test', 'rolldown', 'svelte/compiler'],
  }),
]
