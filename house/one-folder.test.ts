import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** A game is one folder and one line in the list of games; adding one changes nothing else. */

const root = fileURLToPath(new URL('..', import.meta.url))

/** The names of the games, and nouns and verbs that only they have. */
const NAMED =
  /catham.?city|cat.?burglars|\b(?:burglars?|detectives|factions?|gangs?|hackers|infiltrate|journalists|mafia|mayor|recruit|robocats|scientists|yarn)\b/i

/** Files that may name a game or speak in its words: its own folder, the list, and files that are about certain games on purpose. */
const MAY_NAME: readonly RegExp[] = [
  /^games\/(catham-city|cat-burglars)\//,
  /^games\/(modules|index)\.ts$/, // These are the list, and the rules by name for users of the library.
  /\.test\.ts$|\/testing\/|^e2e\//, // Tests choose a game to test with.
  /\.md$|^examples\//, // Documents and examples describe the games there are.
  /^cli\/bots-bench\/claims\.ts$/, // The benchmark measures what docs/bots.md claims of each game.
  /^web\/index\.html$|^web\/public\/manifest\.webmanifest$/, // These are read before any script runs.
  /^web\/shell\/shortcut-words\/..\.ts$/, // The app's words for keys give examples of what a table has.
  /^web\/atlas\/atlas\.json$/, // These are figures of the games there are, written by `alleycat atlas`.
]

test('no other file names a game or speaks in its words', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const named = files
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)) && !MAY_NAME.some((may) => may.test(file)))
    .filter((file) => NAMED.test(readFileSync(join(root, file), 'utf8')))
  expect(named).toEqual([])
})
