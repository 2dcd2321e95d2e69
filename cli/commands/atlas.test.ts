import { once } from 'node:events'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { AtlasData } from '@alleycat/bots'
import { describe, expect, test } from 'vitest'
import { alleycat, inFolder, LOOKS_LIKE_A_CRASH, startAlleycat } from '../testing/program.ts'

/** One table, as few games as there can be. */
const TINY = ['--game', 'catham-city', '--options', '{}', '--seats', '2', '--bot', 'search:3']
const FEW = [...TINY, '--games', '400', '--search', '20', '--contest', '60']

const atlas = async (path: string, ...args: string[]) => alleycat(['atlas', '--out', path, ...args])

/** The file without the name that its header gives to itself. */
const textOf = async (path: string): Promise<string> => (await readFile(path, 'utf8')).replace(path, 'FILE')
const linesOf = async (path: string): Promise<string[]> =>
  (await readFile(path, 'utf8').catch(() => '')).split('\n').slice(0, -1)

describe.concurrent('atlas', () => {
  test('writes the same file whatever the number of threads', async () =>
    inFolder(async (folder) => {
      const [one, three] = [join(folder, 'one.json'), join(folder, 'three.json')]
      const ended = await Promise.all([atlas(one, ...FEW, '--jobs', '1'), atlas(three, ...FEW, '--jobs', '3')])
      expect(ended.map(({ code }) => code)).toEqual([0, 0])
      expect(await textOf(three)).toBe(await textOf(one))
      const data = JSON.parse(await readFile(one, 'utf8')) as AtlasData
      expect(data).toMatchObject({
        seed: 'atlas',
        searcher: 'search:3',
        games: { greedy: 400, search: 20, contest: 60 },
      })
      expect(data.command).toBe(
        `alleycat atlas --out ${one} --games 400 --search 20 --contest 60 --bot search:3 --seed 'atlas' --game 'catham-city' --seats '2' --options '{}'`,
      )
    }))

  test('goes on after it was killed, and after a line was cut short, to the same file', async () =>
    inFolder(async (folder) => {
      const [whole, cut] = [join(folder, 'whole.json'), join(folder, 'cut.json')]
      const many = [...TINY, '--games', '1000', '--search', '0', '--contest', '0', '--jobs', '1']
      const child = startAlleycat(['atlas', '--out', cut, ...many])
      // One line is the head of the journal.
      while ((await linesOf(`${cut}.journal`)).length < 3 && child.exitCode === null) await pause(5)
      child.kill('SIGKILL')
      await once(child, 'close')
      await appendFile(`${cut}.journal`, '{"portion":"catham-city 2')
      const [first, second] = await Promise.all([atlas(whole, ...many), atlas(cut, ...many)])
      expect([first.code, second.code]).toEqual([0, 0])
      expect(await textOf(cut)).toBe(await textOf(whole))
      expect((await linesOf(`${cut}.journal`)).toSorted()).toEqual((await linesOf(`${whole}.journal`)).toSorted())
    }))

  test('plays only what is missing when it is to have more games, and nothing for fewer', async () =>
    inFolder(async (folder) => {
      const [grown, whole] = [join(folder, 'grown.json'), join(folder, 'whole.json')]
      const games = (count: number): string[] => [...TINY, '--games', String(count), '--search', '0', '--contest', '0']
      await atlas(grown, ...games(200))
      const kept = await linesOf(`${grown}.journal`)
      await Promise.all([atlas(grown, ...games(600)), atlas(whole, ...games(600))])
      expect(await textOf(grown)).toBe(await textOf(whole))
      const more = await linesOf(`${grown}.journal`)
      expect(more.slice(0, kept.length)).toEqual(kept)
      expect(more).toHaveLength(kept.length + 2)
      await atlas(grown, ...games(1))
      expect(await linesOf(`${grown}.journal`)).toEqual(more)
      expect(JSON.parse(await readFile(grown, 'utf8'))).toMatchObject({ games: { greedy: 200 } })
    }))

  test('stops at a signal with exit code 130 and says how to go on', async () =>
    inFolder(async (folder) => {
      const path = join(folder, 'atlas.json')
      const child = startAlleycat(['atlas', '--out', path, '--jobs', '1'])
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
      while ((await linesOf(`${path}.journal`)).length < 2 && child.exitCode === null) await pause(5)
      child.kill('SIGINT')
      expect(await once(child, 'close')).toEqual([130, null])
      expect(said).toBe(`stopped early; the same command goes on from ${path}.journal\n`)
      await expect(readFile(path)).rejects.toThrow('ENOENT')
    }))

  test.each([
    ['no file', [], 'where to? write --out atlas.json'],
    ['a stray word', ['atlas.json'], 'atlas takes options only: write --out atlas.json if that is what you mean'],
    ['a bot that is none', ['--out', 'x', '--bot', 'gary'], 'there is no bot "gary": write --bot search:300'],
    ['a game that is none', ['--out', 'x', '--game', 'go'], 'there is no game "go"'],
    ['too many seats', ['--out', 'x', '--seats', '9'], '--seats must be a whole number from 2 to 6, not "9"'],
    ['no games', ['--out', 'x', '--games', '0'], '--games must be a whole number from 1 to 1,000,000, not "0"'],
    ['options without a game', ['--out', 'x', '--options', '{}'], '--options needs --game, whose options they are'],
    [
      'a folder that is not there',
      ['--out', '/no/where/x.json'],
      'cannot write /no/where/x.json.journal: no such file or folder',
    ],
  ])('refuses %s', async (_, args, message) => {
    const { code, stderr } = await alleycat(['atlas', ...args])
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(`alleycat: ${message}`) as string })
    expect(stderr).not.toMatch(LOOKS_LIKE_A_CRASH)
  })

  test('leaves the journal of another atlas alone, and names a damaged line', async () =>
    inFolder(async (folder) => {
      const path = join(folder, 'atlas.json')
      const games = [...TINY, '--games', '200', '--search', '0', '--contest', '0']
      await atlas(path, ...games)
      const other = await atlas(path, ...games, '--seed', 'other')
      expect(other).toMatchObject({ code: 2 })
      expect(other.stderr).toContain(
        `${path}.journal is the journal of another atlas ({"journal":"alleycat-atlas/1","seed":"atlas"`,
      )
      const [head, line] = await linesOf(`${path}.journal`)
      await writeFile(`${path}.journal`, `${head}\n${line!.slice(0, 50)}\n${line}\n`)
      const damaged = await atlas(path, ...games)
      expect(damaged).toMatchObject({ code: 2 })
      expect(damaged.stderr).toContain(`line 2 of ${path}.journal is damaged`)
    }))
})
