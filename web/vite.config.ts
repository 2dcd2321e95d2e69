import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { offline } from './offline/plugin.ts'

/** Writes the engine's constants in where they are used, as for the packages (rolldown.config.js). */
const optimization = { inlineConst: { mode: 'all', pass: 3 } } as const

const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

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
    rolldownOptions: { optimization, external: /^\.\/terminal\/index\.ts$/ },
  },
  worker: {
    format: 'es',
    // Nobody reads in the worker that thinks, so it does without the words of the games.
    rolldownOptions: { optimization, external: /^\.\/(core|terminal\/index)\.ts$/ },
  },
})
