import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { offline } from './offline/plugin.ts'

/** Writes the engine's constants in where they are used, as for the packages (rolldown.config.js). */
const optimization = { inlineConst: { mode: 'all', pass: 3 } } as const

const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The indexes of these packages name far more than the front page uses of them. */
const isOfWholePackage = (file: string): boolean =>
  /^(engine|bots|games\/(index|modules|[^/]+\/(rules|mind|game\b)))/.test(relative(source('.'), file))

/**
 * What the front page needs is one file: every page begins with all of it, and together it is compressed better than as
 * the small files that single screens have in common.
 */
const front = {
  name: 'front',
  tags: ['$initial'],
  test: (file: string): boolean => !isOfWholePackage(file),
  includeDependenciesRecursively: false,
} as const

export default defineConfig({
  plugins: [svelte(), offline(), compressed()],
  base: './',
  resolve: {
    // The app is built from the sources, so that the page and its worker each hold one copy of the engine and no game
    // that they do not need.
    alias: [
      { find: /^@alleycat\/(engine|games|bots|fairness|protocol)$/, replacement: source('$1/index.ts') },
      { find: /^@alleycat\/(ui|games)\/(.*)$/, replacement: source('$1/$2') },
    ],
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    modulePreload: { polyfill: false },
    manifest: true,
    // No page draws a game as a terminal does.
    rolldownOptions: {
      optimization,
      external: /^\.\/terminal\/index\.ts$/,
      output: { codeSplitting: { groups: [front] } },
    },
  },
  worker: {
    format: 'es',
    // Nobody reads in the worker that thinks, so it does without the words of the games.
    rolldownOptions: { optimization, external: /^\.\/(core|terminal\/index)\.ts$/ },
  },
})
