import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type ResolveModulePreloadDependenciesFn } from 'vite'
import { compressed } from './build/compressed.ts'
import { gamesApart } from './build/games-apart.ts'
import { preloadedStart } from './build/preloaded-start.ts'
import { offline } from './offline/plugin.ts'

/** Writes the engine's constants in where they are used, as for the packages (rolldown.config.js). */
const optimization = { inlineConst: { mode: 'all', pass: 3 } } as const

const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

const pathOf = (file: string): string => relative(source('.'), file)
const gameOf = (file: string): string => pathOf(file).replace(/^games\/([^/]+)\/.*/, '$1')
const among =
  (...files: readonly string[]) =>
  (file: string): boolean =>
    files.includes(pathOf(file))
const like =
  (files: RegExp) =>
  (file: string): boolean =>
    files.test(pathOf(file))

/**
 * What always comes together is one file: it is compressed better than as the small files that single screens have in
 * common, and every file costs a phone a round trip. A group has the files that it names and all that they stand on, but
 * for what is in a group of higher priority.
 */
const GROUPS = [
  // What is said of broken records in English stands in the engine, but nobody reads it before a record is opened.
  { name: 'refusals', priority: 5, test: among('engine/refusal-words.ts') },
  { name: 'main', priority: 4, test: among('web/main.ts') },
  { name: 'front', priority: 3, test: among('web/start.ts', 'ui/words/plurals.ts') },
  {
    name: 'table',
    priority: 2,
    // The screen of a table, what it shows at once, and what the tables of several games have in common.
    test: among(
      'web/screens/Table.svelte',
      'web/explain/FirstMeetings.svelte',
      'web/company/BotCompany.svelte',
      'engine/cards.ts',
      'ui/part.ts',
      'ui/art/Picture.svelte',
      'ui/art/Portrait.svelte',
      'ui/cards/card-identities.ts',
      'ui/controls/arrow-keys.ts',
      'ui/controls/Counter.svelte',
      'ui/controls/fit-text.ts',
      'ui/controls/focus-keeper.ts',
      'ui/controls/into-sight.ts',
      'ui/controls/say-changes.svelte.ts',
      'ui/controls/sized.ts',
      'ui/controls/table-keys.ts',
      'ui/motion/after-paint.svelte.ts',
      'ui/motion/flights.ts',
      'ui/motion/Stage.svelte',
      'ui/motion/stager.svelte.ts',
      'ui/motion/staging.ts',
      'ui/words/letters.ts',
    ),
  },
  {
    name: (file: string) => `kit-${gameOf(file)}`,
    priority: 1,
    test: like(/^games\/[^/]+\/(kit|words\/company\/index|learn\/first-game\/index)\.ts$/),
  },
  {
    name: (file: string) => `words-${gameOf(file)}-${basename(file, '.ts')}`,
    priority: 0,
    test: like(/^games\/[^/]+\/(words|words\/company|learn\/first-game)\/..\.ts$/),
  },
]

/** The hashes in names of files stand in many other files and cannot be compressed, so they are as short as Rolldown allows. */
const fileName = (ending: string): string => `assets/[name]-[hash:7]${ending}`

/** What else is fetched with a part that a file asks for: not what that file stands on, nor the part itself. */
const fetchedWith: ResolveModulePreloadDependenciesFn = (_part, files, { hostId, hostType }) => {
  if (hostType === 'html' || hostId.includes('/main-')) return files
  const below = ['main', 'front', 'rolldown-runtime', ...(/\/(kit|table)-/.test(hostId) ? ['table'] : [])]
  const others = files.filter((file) => !below.some((name) => file.includes(`/${name}-`)))
  return others.length > 1 ? others : []
}

export default defineConfig({
  plugins: [svelte(), gamesApart(), preloadedStart(), offline(), compressed()],
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
    modulePreload: { polyfill: false, resolveDependencies: fetchedWith },
    manifest: true,
    // No page draws a game as a terminal does.
    rolldownOptions: {
      optimization,
      external: /^\.\/terminal\/index\.ts$/,
      output: {
        codeSplitting: { groups: GROUPS },
        entryFileNames: fileName('.js'),
        chunkFileNames: fileName('.js'),
        assetFileNames: fileName('[extname]'),
      },
    },
  },
  worker: {
    format: 'es',
    // Nobody reads in the worker that thinks, so it does without the words of the games.
    rolldownOptions: { optimization, external: /^\.\/(core|terminal\/index)\.ts$/ },
  },
})
