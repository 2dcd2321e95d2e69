import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Every folder, down to the second level, has a line in the overview of docs/architecture.md. */

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
