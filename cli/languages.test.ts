import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GAMES } from '@alleycat/games'
import { LOCALES } from '@alleycat/ui/words/locales.ts'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from './main.ts'
import { alleycat, inFolder, LOOKS_LIKE_A_CRASH } from './testing/program.ts'
import { wordsIn } from './words/words.ts'

const [{ id }] = GAMES as [(typeof GAMES)[number]]

describe.concurrent('the program in another language', () => {
  test.each([
    ['de', ['fly'], 'alleycat: es gibt keinen Befehl "fly": '],
    ['pl', ['fly'], 'alleycat: nie ma polecenia "fly": '],
    ['fr', ['check'], 'alleycat: quel fichier\u00a0? nommes-en un, ou "-" pour l’entrée standard\n'],
    ['nl', ['check', 'no-such-file'], 'alleycat: kan no-such-file niet lezen: bestand of map niet gevonden\n'],
    ['de', ['simulate', '--game', 'chess'], 'alleycat: es gibt kein Spiel "chess": '],
    ['pl', ['bench', 'engine', '--seconds', '0'], 'alleycat: --seconds musi być liczbą od 0.01 do 600 '],
    ['de', ['arena', '--game', id, '--bots', 'exec:no-such-cat,greedy'], 'alleycat: der Bot "exec:no-such-cat" ließ '],
  ])('refuses in %s: %j', async (locale, args, message) => {
    const { code, stdout, stderr } = await alleycat([...args, '--lang', locale])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr.startsWith(message), stderr).toBe(true)
    expect(stderr).not.toMatch(LOOKS_LIKE_A_CRASH)
  })

  test('says in the language of the surroundings that it does not know the one asked for', async () => {
    expect(await alleycat(['check', '--lang', 'tlh'])).toMatchObject({
      code: 2,
      stderr: 'alleycat: there is no language "tlh": choose one of en, de, fr, nl, pl\n',
    })
    expect(await alleycat(['check', '--lang'])).toMatchObject({
      code: 2,
      stderr: 'alleycat: --lang needs a value: write --lang=CODE\n',
    })
  })

  test.each(LOCALES)('lists its commands in %s, none longer than a line', async (locale) => {
    const { code, stdout } = await alleycat(['--help', `--lang=${locale}`])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^ {2}play {6}\S.*\n {2}simulate {2}\S/m)
    expect(stdout).toMatch(/^ {2}130 {2}\S/m)
    expect(stdout.split('\n').filter((line) => line.length > 110)).toEqual([])
  })

  test.each(LOCALES)('explains every command in %s, within the width of a terminal', async (locale) => {
    const words = wordsIn(locale)
    for (const command of COMMANDS) {
      const page = command.help(words)
      expect(page.startsWith(words.help.page.usage(`alleycat ${command.name}`)), page).toBe(true)
      expect(page.split('\n').filter((line) => line.length > 90 && !line.startsWith('  alleycat '))).toEqual([])
    }
    const [first] = COMMANDS as [(typeof COMMANDS)[number]]
    const printed = await alleycat([first.name, '--help', `--lang=${locale}`])
    expect(printed).toEqual({ code: 0, stdout: first.help(words), stderr: '' })
  })

  test('plays, checks and reviews in German', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'games.jsonl')
      const german = ['--lang', 'de']
      const simulated = await alleycat(['simulate', '--game', id, '--seed', '7', '--out', path, ...german])
      expect(simulated).toMatchObject({ code: 0, stdout: '' })
      expect(simulated.stderr).toMatch(/^1 Partie catham-city an 2 Plätzen, Seed 7\n {2}Platz 0 {2}random /)
      expect(await alleycat(['check', path, ...german])).toEqual({
        code: 0,
        stdout: '1 Aufzeichnung, 1 gültig, 0 ungültig\n',
        stderr: '',
      })
      expect(await alleycat(['check', '-', ...german], 'miau\n')).toMatchObject({
        code: 1,
        stdout: expect.stringMatching(/^Aufzeichnung 0: format — keine Aufzeichnung: kein JSON: /) as string,
      })
      const { code, stdout } = await alleycat(['review', path, '--iterations', '20', ...german])
      expect(code).toBe(0)
      expect(stdout).toMatch(/^Aufzeichnung 0: Catham City, 2 Plätze; Spieler [12] hat gewonnen /)
      expect(stdout).toMatch(/^ {2}Spieler 1 .* Glück [+−]\d+ +Können [+−]\d+ +andere /m)
      expect(stdout).not.toMatch(/\bseat\b|\bstep\b|undefined|NaN/)
    })
  })

  test('tells in Polish what is wrong with a setting, and in French with a backup', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'cats.backup')
      await writeFile(path, 'miaou\n')
      const environment = { PORT: 'http', DATA_DIR: folder }
      expect(await alleycat(['serve', '--lang=pl'], '', environment)).toEqual({
        code: 2,
        stdout: '',
        stderr: 'alleycat: PORT musi być liczbą całkowitą od 0 do 65\u00a0535, a nie "http"\n',
      })
      expect(await alleycat(['restore', path, '--lang=fr'], '', { DATA_DIR: folder })).toEqual({
        code: 2,
        stdout: '',
        stderr: 'alleycat: la ligne 1 de la sauvegarde n’est pas du JSON\n',
      })
    })
  })

  test('plays in Polish', async () => {
    const { code, stdout } = await alleycat(['play', id, '--seed', '1', '--lang', 'pl'], 'help\nxyzzy\n99\nquit\n')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^Catham City, 2 graczy: ty i Marlowe \(średni\); ziarno 1\. /)
    expect(stdout).toContain('jeszcze raz stół')
    expect(stdout).toContain('> xyzzy\n"xyzzy" to nie ruch: ')
    expect(stdout).toContain('> 99\nNie ma możliwości 99: ')
    expect(stdout.endsWith('Partia nie jest zapisana.\n')).toBe(true)
  })
})
