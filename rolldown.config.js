import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'rolldown'

/**
 * Each package becomes one file, but for what is loaded when somebody needs it. A constant or a function that crosses a
 * module boundary costs a load and a check at every use, so one file with the constants written in plays random games
 * about half as fast again as many files.
 */
const source = (path) => fileURLToPath(new URL(path, import.meta.url))

const bundle = (entry, file, options) =>
  defineConfig({
    input: source(entry),
    platform: 'neutral',
    resolve: {
      alias: {
        '@alleycat/engine$': source('engine/index.ts'),
        '@alleycat/games$': source('games/index.ts'),
        '@alleycat/games': source('games'),
        '@alleycat/ui': source('ui'),
        '@alleycat/bots$': source('bots/index.ts'),
        '@alleycat/fairness$': source('fairness/index.ts'),
        '@alleycat/protocol/operations$': source('protocol/operations/index.ts'),
        '@alleycat/protocol$': source('protocol/index.ts'),
      },
    },
    // What the entry and a part loaded later share stays in the entry, as one file.
    preserveEntrySignatures: 'allow-extension',
    optimization: { inlineConst: { mode: 'all', pass: 3 } },
    output: {
      dir: dirname(source(file)),
      entryFileNames: basename(file),
      chunkFileNames: 'parts/[name].js',
      format: 'esm',
      sourcemap: true,
      minify: { compress: true, mangle: false, codegen: false },
    },
    ...options,
  })

/** `bench/main.ts` becomes `bench`, `store/sqlite-writer.js` becomes `sqlite-writer`: threads find one another side by side. */
const bundleName = (file) =>
  file
    .replace(/\.[jt]s$/, '')
    .replace('/main', '')
    .replace('store/', '')

/** What a game loads when somebody reads it. Bots and servers never do, so their files do without it. */
const spoken = /^\.\/(core|terminal\/index)\.ts$/

/** What the server takes from node_modules when it runs: all but our own packages. */
const installed = /^(?!@alleycat\/)(?!\w:)[^./\0]/

export default [
  bundle('engine/index.ts', 'engine/dist/index.js'),
  bundle('engine/testing/contract.ts', 'engine/dist/contract.js', { external: ['vitest'] }),
  bundle('games/index.ts', 'games/dist/index.js', { external: spoken }),
  bundle('fairness/index.ts', 'fairness/dist/index.js', { external: /^@noble\// }),
  bundle('protocol/index.ts', 'protocol/dist/index.js'),
  bundle('protocol/operations/index.ts', 'protocol/dist/operations.js', { external: ['typebox'] }),
  bundle('bots/index.ts', 'bots/dist/index.js', { external: ['openskill', spoken] }),
  ...[
    'index.ts',
    'main.ts',
    'bot-thread.ts',
    'bench/main.ts',
    'bench/server-meter.ts',
    'faults/main.ts',
    'store/sqlite-writer.js',
  ].map((name) =>
    bundle(`server/${name}`, `server/dist/${bundleName(name)}.js`, {
      platform: 'node',
      external: [installed, spoken],
    }),
  ),
  bundle('cli/main.ts', 'cli/dist/main.js', {
    platform: 'node',
    // Imported when they are needed: the server, and what measures the app.
    external: ['@alleycat/server', '@playwright/test', 'rolldown', 'svelte/compiler'],
  }),
]
