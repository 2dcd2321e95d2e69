import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { alleycat, inFolder, startAlleycat } from '../testing/program.ts'
import { arena as command } from './arena.ts'
import { wordsIn } from '../words/words.ts'

const arena = async (...args: string[]) => alleycat(['arena', '--game', 'catham-city', ...args])

const linesOf = (stdout: string): Record<string, unknown>[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe.concurrent('arena', () => {
  test('gives the same result for the same seed, whatever the number of threads', async () => {
    const args = ['--bots', 'search:20,greedy,random', '--games', '12', '--seed', 'alley', '--json']
    const [one, two, five] = await Promise.all(['1', '2', '5'].map(async (jobs) => arena(...args, '--jobs', jobs)))
    const timeless = (stdout: string): string => stdout.replaceAll(/"millisecondsPerDecision":[\d.]+/g, '')
    expect(one!.code).toBe(0)
    expect(timeless(two!.stdout)).toBe(timeless(one!.stdout))
    expect(timeless(five!.stdout)).toBe(timeless(one!.stdout))
  })

  test('tells of the run and of each bot as its help says', async () => {
    const { code, stdout, stderr } = await arena(
      '--seats',
      '4',
      '--bots',
      'greedy,random',
      '--games',
      '9',
      '--seed',
      '7',
      '--json',
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const [run, greedy, random, ...more] = linesOf(stdout)
    expect(run).toEqual({
      arena: 'run',
      game: 'catham-city',
      options: { factions: 'DHMRS', actionsPerTurn: 1 },
      seats: 4,
      lineUp: ['greedy', 'random', 'random', 'random'],
      seed: '7',
      games: 12,
      deals: 3,
      par: 0.25,
    })
    expect(more).toEqual([])
    expect([greedy!['bot'], greedy!['seats'], random!['bot'], random!['seats']]).toEqual(['greedy', 1, 'random', 3])
    for (const bot of [greedy!, random!]) {
      expect(Object.keys(bot).filter((key) => !command.help(wordsIn('en')).includes(`"${key}":`))).toEqual([])
      expect(Object.values(bot).slice(2).every(Number.isFinite)).toBe(true)
    }
    expect(greedy!['ratingLow']).toBeGreaterThan(random!['ratingHigh'] as number)
    expect(greedy!['shareLow']).toBeGreaterThan(0.25)
  })

  test('shows a table, and no bar where there is no terminal', async () => {
    const { stdout, stderr } = await arena('--bots', 'greedy,random', '--games', '4', '--seed', '7')
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^4 games of catham-city with 2 seats, seed 7\n2 deals in 2 rotations\n\nbot +seats +wins /)
    expect(stdout).toMatch(/\ngreedy +1 +4 +100\.0% +51\.0 to 100\.0% +\d+\.\d ± \d+\.\d +\d+\.\d\d\n/)
    expect(stdout).toMatch(/at 50\.0%\.\n$/)
  })

  test('writes records in order that check accepts and that name the players', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'games.jsonl')
      await arena('--bots', 'greedy,random,random', '--games', '6', '--seed', '7', '--jobs', '2', '--out', path)
      const text = await readFile(path, 'utf8')
      expect(linesOf(text).map(({ names }) => (names as string[]).indexOf('greedy'))).toEqual([0, 2, 1, 0, 2, 1])
      expect(await alleycat(['check', path])).toMatchObject({ code: 0, stdout: '6 records, 6 valid, 0 invalid\n' })
      expect(await readdir(folder)).toEqual(['games.jsonl'])
    })
  })

  test('stopped early, tells what there is, leaves no file and no process behind', async () => {
    await inFolder(async (folder) => {
      const script = join(folder, 'bot.sh')
      await writeFile(script, `echo $$ > ${folder}/pid\nwhile true; do sleep 0.05; done\n`)
      const bots = `exec:sh ${script},random`
      const out = join(folder, 'out.jsonl')
      const child = startAlleycat(['arena', '--game', 'catham-city', '--bots', bots, '--jobs', '1', '--out', out])
      while (!(await readFile(join(folder, 'pid'), 'utf8').catch(() => '')).includes('\n')) await pause(10)
      const pid = Number(await readFile(join(folder, 'pid'), 'utf8'))
      child.kill('SIGINT')
      const [code] = (await once(child, 'close')) as [number]
      expect(code).toBe(130)
      expect(() => process.kill(pid, 0)).toThrow(/ESRCH/)
      expect((await readdir(folder)).toSorted()).toEqual(['bot.sh', 'pid'])
    })
  })

  test.each([
    [['--game', 'chess'], /^there is no game "chess"/],
    [[], /^which bots\?/],
    [['--bots', 'gary'], /^there is no bot "gary"/],
    [['--bots', 'random', '--seats', '7'], /^--seats must be/],
    [['--bots', 'random,random,greedy', '--seats', '2'], /^--bots names 3 bots for 2 seats: name fewer$/],
    [['--bots', Array(7).fill('random').join()], /^--bots names 7 bots for 6 seats: name fewer$/],
    [['--bots', 'random', '--games', '0'], /^--games must be/],
    [['--bots', 'random', '--jobs', '0'], /^--jobs must be/],
    [['--bots', 'random', '--timeout', '0'], /^--timeout must be/],
    [['--bots', 'random', '--out', '/no/such/folder/x'], /^cannot write \/no\/such\/folder\/x/],
    [['catham-city'], /^arena takes options only/],
  ])('refuses %j', async (args, message) => {
    await expect(command.run(['--game', 'catham-city', ...args], 'en')).rejects.toThrow(message)
  })
})
