import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

/**
 * A boundary that has never been seen to fail may not work, so each is broken here once, in a copy, and must be
 * reported.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'alleycat-boundaries-'))
afterAll(() => rmSync(copy, { recursive: true }))
copyFileSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))

const GAMES = readdirSync(join(root, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(root, 'games', entry.name)).includes('RULES.md'))
  .map(({ name }) => name)

/** The folders of packages, with the name by which each is imported. */
const PACKAGES = {
  engine: '@alleycat/engine',
  ui: '@alleycat/ui/sound.ts',
  games: '@alleycat/games',
  fairness: '@alleycat/fairness',
  protocol: '@alleycat/protocol',
  bots: '@alleycat/bots',
  server: '@alleycat/server',
  web: '@alleycat/web',
  cli: 'alleycat',
} as const
type Package = keyof typeof PACKAGES
const NAMES = Object.keys(PACKAGES) as Package[]

interface Layer {
  readonly folder: string
  /** All packages that it may import besides itself. */
  readonly standsOn: readonly Package[]
  readonly complaint: string
  readonly inBrowser: boolean
}

const PARTS_SHOWN = ['table', 'art', 'words', 'learn', 'terminal']
const layer = (folder: string, standsOn: readonly Package[], complaint: string, inBrowser = true): Layer => ({
  folder,
  standsOn,
  complaint,
  inBrowser,
})
const LAYERS = [
  layer('engine', [], 'engine stands on nothing'),
  layer('games', ['engine'], 'games stand on'),
  ...GAMES.flatMap((game) => [
    ...['', '/rules', '/rules/deeper', '/mind'].map((part) =>
      layer(`games/${game}${part}`, ['engine'], 'games stand on'),
    ),
    ...PARTS_SHOWN.map((part) => layer(`games/${game}/${part}`, ['engine', 'ui'], 'A table stands on')),
  ]),
  layer('bots', ['engine', 'games'], 'bots stand on', false),
  layer('fairness', ['engine'], 'fairness stands on'),
  layer('protocol', ['engine'], 'protocol stands on'),
  layer('ui', ['engine'], 'ui stands on'),
  layer('server', ['engine', 'games', 'fairness', 'protocol', 'bots'], 'server stands on', false),
  layer('cli', ['engine', 'ui', 'games', 'fairness', 'protocol', 'bots', 'server'], 'cli stands on', false),
  layer('web', ['engine', 'ui', 'games', 'fairness', 'protocol', 'bots'], 'web stands on'),
]

interface Plant {
  readonly file: string
  readonly source: string
  /** What the linter reports for the file; null when it must report nothing. */
  readonly complaint: string | null
}

const importing = (specifier: string): string => `import { x } from '${specifier}'\nx()\n`

/** The number of planted files: each import gets a file of its own, so that one run of the linter checks them all. */
let planted = 0
const plant = (folder: string, source: string, complaint: string | null, extension = 'ts'): Plant => ({
  file: `${folder}/planted-${++planted}.${extension}`,
  source,
  complaint,
})

const byName = LAYERS.flatMap(({ folder, standsOn, complaint }) =>
  NAMES.map((name) => plant(folder, importing(PACKAGES[name]), standsOn.includes(name) ? null : complaint)),
)
const byPath = LAYERS.flatMap(({ folder }) =>
  NAMES.filter((name) => folder.split('/')[0] !== name).map((name) =>
    plant(folder, importing(`${relative(folder, name)}/index.ts`), 'imported by its name'),
  ),
)
const ofThePlatform = LAYERS.map(({ folder, inBrowser }) =>
  plant(folder, importing('node:fs'), inBrowser ? 'runs in a browser too' : null),
)
const fromRulesToTables = GAMES.flatMap((game) =>
  [
    '../table/builder.ts',
    '../art/Card.svelte',
    '../words/messages.ts',
    '../learn/lesson.ts',
    '../kit.ts',
    '../game.ts',
  ].flatMap((path) =>
    ['rules', 'mind'].map((part) => plant(`games/${game}/${part}`, importing(path), 'how they are shown')),
  ),
)
const ofSchemas = [plant('web', importing('@alleycat/protocol/operations'), 'not their schemas')]
const inComponents = [
  plant('ui', `<script>\n${importing('@alleycat/games')}</script>`, 'knows no game', 'svelte'),
  plant('web', `<script>\n${importing('@alleycat/server')}</script>`, 'web stands on', 'svelte'),
]
const ofStyle = [
  plant('engine', 'export const now = Date.now()', 'no-restricted-globals'),
  plant('engine', 'export const dice = Math.random()', 'Chance is a player'),
  plant('engine', 'export default 1', 'no-default-export'),
  ...GAMES.flatMap((game) => [
    plant(`games/${game}/rules`, 'export const now = Date.now()', 'no-restricted-globals'),
    plant(`games/${game}/rules`, 'export const dice = Math.random()', 'Chance is a player'),
    plant(`games/${game}/table`, 'export const now = Date.now()', null),
  ]),
]

interface Diagnostic {
  readonly filename: string
  readonly code: string
  readonly message: string
  readonly help?: string
}

/** What the linter reports for each file. */
function lint(plants: readonly Plant[]): ReadonlyMap<string, string> {
  for (const { file, source } of plants) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), source)
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
  const said = new Map<string, string>()
  for (const { filename, code, message, help = '' } of diagnostics)
    said.set(filename, `${said.get(filename) ?? ''}${code} ${message} ${help}\n`)
  return said
}

describe('the linter watches over', () => {
  const parts = {
    'what a layer stands on, by name': byName,
    'packages reached by a path': byPath,
    'what runs in a browser': ofThePlatform,
    'rules that know how they are shown': fromRulesToTables,
    'schemas in the app': ofSchemas,
    'imports in components': inComponents,
    'clocks, chance and default exports': ofStyle,
  }
  const said = lint(Object.values(parts).flat())

  test.each(Object.entries(parts))('%s', (_, plants) => {
    const isJudgedWrongly = ({ file, complaint }: Plant): boolean =>
      complaint === null ? said.has(file) : !(said.get(file) ?? '').includes(complaint)
    expect(plants.length).toBeGreaterThan(0)
    expect(plants.filter(isJudgedWrongly)).toEqual([])
  })
})

/** What a file imports by a path, whether at once or when it is needed. */
const relativeImports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g)].map(([, path]) =>
    join(dirname(file), path!),
  )

test.each(GAMES)('%s imports nothing of another game', (game) => {
  const own = join(root, 'games', game)
  const shared = join(root, 'games', 'testing')
  const files = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file))
  const foreign = files.flatMap((file) =>
    relativeImports(join(own, file)).filter((path) => !path.startsWith(own + sep) && !path.startsWith(shared + sep)),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(foreign).toEqual([])
})
