import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

/** A boundary that nobody has seen fail may be no boundary: each is broken here once, in a copy, and must be reported. */

const root = fileURLToPath(new URL('..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'alleycat-boundaries-'))
afterAll(() => rmSync(copy, { recursive: true }))
copyFileSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))

function lint(file: string, source: string): string {
  const path = join(copy, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, source)
  const options: ExecFileSyncOptionsWithStringEncoding = { cwd: copy, encoding: 'utf8', stdio: 'pipe' }
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), [file], options)
  } catch (error) {
    return (error as { stdout: string }).stdout
  } finally {
    rmSync(path)
  }
}

describe('the linter refuses', () => {
  test.each([
    ['engine/game.ts', "import { GAMES } from '@alleycat/games'\nGAMES.at(0)", 'engine stands on nothing'],
    ['engine/game.ts', "import { x } from '../games/catham-city/rules/rules.ts'\nx()", 'engine stands on nothing'],
    ['engine/match.ts', "import { readFileSync } from 'node:fs'\nreadFileSync('x')", 'run in a browser too'],
    [
      'games/catham-city/rules/rules.ts',
      "import { x } from '../../cat-burglars/rules/rules.ts'\nx()",
      'never imports another',
    ],
    [
      'games/cat-burglars/rules/rules.ts',
      "import { x } from '../../catham-city/rules/rules.ts'\nx()",
      'never imports another',
    ],
    ['games/catham-city/rules/rules.ts', "import { x } from '@alleycat/bots'\nx()", '@alleycat/engine alone'],
    ['games/catham-city/rules/rules.ts', "import { x } from '../../../engine/game.ts'\nx()", '@alleycat/engine alone'],
    ['games/index.ts', "import { x } from '@alleycat/bots'\nx()", '@alleycat/engine alone'],
    ['bots/bot.ts', "import { x } from '../games/catham-city/rules/layout.ts'\nx()", 'bots stand on'],
    [
      'games/catham-city/rules/rules.ts',
      "import { x } from '../table/builder.ts'\nx()",
      'nothing of how they are shown',
    ],
    ['games/catham-city/rules/rules.ts', "import { x } from '@alleycat/ui/sound.ts'\nx()", '@alleycat/engine alone'],
    ['games/catham-city/table/x.ts', "import { x } from '../../cat-burglars/view.ts'\nx()", 'never imports another'],
    ['games/cat-burglars/game.ts', "import { x } from '@alleycat/bots'\nx()", 'A table stands on'],
    ['games/cat-burglars/rules/rules.ts', "import { x } from '../game.ts'\nx()", 'nothing of how they are shown'],
    ['ui/sound.ts', "import { x } from '@alleycat/games'\nx()", 'knows no game'],
    ['fairness/draws.ts', "import { x } from '@alleycat/games'\nx()", 'fairness stands on'],
    ['server/server.ts', "import { x } from '@alleycat/web'\nx()", 'server stands on'],
    ['server/server.ts', "import { x } from '../games/index.ts'\nx()", 'server stands on'],
    ['ui/X.svelte', "<script>\n  import { x } from '@alleycat/games'\n  x()\n</script>", 'knows no game'],
    ['web/setup.ts', "import { x } from '@alleycat/server'\nx()", 'web stands on'],
    ['web/setup.ts', "import { readFileSync } from 'node:fs'\nreadFileSync('x')", 'runs in a browser'],
    ['games/catham-city/rules/rules.ts', 'export const now = Date.now()', 'no-restricted-globals'],
    ['games/catham-city/rules/rules.ts', 'export const dice = Math.random()', 'Chance is a player'],
    ['engine/game.ts', 'export default 1', 'no-default-export'],
  ])('in %s: %s', (file, source, complaint) => {
    expect(lint(file, source)).toContain(complaint)
  })

  test('nothing where nothing is wrong', () => {
    expect(
      lint('games/catham-city/rules/rules.ts', "import { CHANCE } from '@alleycat/engine'\nexport { CHANCE }"),
    ).toContain('0 errors')
  })
})
