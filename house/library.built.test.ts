import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkLine, Match } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { afterAll, beforeAll, expect, test } from 'vitest'

/**
 * The packages are tested as a stranger gets them: packed, installed into an empty project, and used as the README
 * says.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const project = mkdtempSync(join(tmpdir(), 'alleycat-library-'))
afterAll(() => rmSync(project, { recursive: true }))

const run = (command: string, args: readonly string[], cwd = project): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

beforeAll(() => {
  run('npm', ['pack', '--silent', '--pack-destination', project, '--workspace=engine', '--workspace=games'], root)
  const packages = readdirSync(project).filter((name) => name.endsWith('.tgz'))
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }))
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...packages.map((name) => `./${name}`)])
})

test.each(['engine', 'games'])('what @alleycat/%s exports is in the package', (name) => {
  const folder = join(project, 'node_modules/@alleycat', name)
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: object }
  const paths = JSON.stringify(exports).match(/(?<=:")\.[^"]*/g) ?? []
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !existsSync(join(folder, path)))).toEqual([])
})

const example = /```js\n(import [^]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? ''

test('the example of the README prints a valid record', () => {
  writeFileSync(join(project, 'example.js'), example)
  expect(checkLine(run('node', ['example.js']), GAMES)).toBeInstanceOf(Match)
})

test('the types of the packages compile in a strict project', () => {
  const typed = example.replace('(choices)', '(choices: number[])').replace('length)]', 'length)]!')
  writeFileSync(join(project, 'example.ts'), typed)
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom']
  run(join(root, 'node_modules/.bin/tsc'), ['--ignoreConfig', ...options, '--types', '', 'example.ts'])
})
