import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Docs speak of the folders and files that there are: every folder, down to the second level, has a line in the overview. */

const root = fileURLToPath(new URL('..', import.meta.url))

/** The folders in an overview: those of the top begin a line, those within are indented, several share a line by commas. */
function foldersNamed(overview: string): string[] {
  let top = ''
  return overview.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)((?:[\w.-]+\/(?:, )?)+)/.exec(line) ?? []
    const folders = names.split(', ').filter((name) => name !== '')
    if (indent === '') top = folders[0] ?? top
    return folders.map((name) => (indent === '' ? name : top + name))
  })
}

/** The folders of the first and the second level that hold files. */
const foldersOf = (files: readonly string[]): Set<string> =>
  new Set([/^[^/]+\//, /^[^/]+\/[^/]+\//].flatMap((level) => files.flatMap((file) => level.exec(file) ?? [])))

test('the overview of the architecture names every folder, and none that is gone', () => {
  const [, overview = ''] = readFileSync(`${root}docs/architecture.md`, 'utf8').split('```')
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  expect(foldersNamed(overview).toSorted()).toEqual([...foldersOf(files.split('\n'))].toSorted())
})

/** Files that the text names in full, such as `engine/game.ts`; within a game's folder they begin with its parts. */
const filesNamed = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+\/[\w./-]+\.(?:html|js|json|md|py|svelte|ts|webmanifest))`/g)].map(([, file]) => file!)

test.each(['adding-a-game.md', 'architecture.md'])('docs/%s names no file that is gone', (name) => {
  const named = filesNamed(readFileSync(`${root}docs/${name}`, 'utf8'))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((file) => !existsSync(root + file) && !existsSync(`${root}games/catham-city/${file}`))).toEqual(
    [],
  )
})
