import { once } from 'node:events'
import { access, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { alleycat, inFolder, startAlleycat } from '../testing/program.ts'
import { simulate as command } from './simulate.ts'

const simulate = async (...args: string[]) => alleycat(['simulate', '--game', 'catham-city', ...args])

describe.concurrent('simulate', () => {
  test.each(GAMES)('writes records of $id that check accepts', async ({ id, maxSeats }) => {
    const args = ['simulate', '--game', id, '--seats', String(maxSeats), '--games', '5', '--seed', '1', '--trace']
    const { code, stdout } = await alleycat(args)
    expect(code).toBe(0)
    expect(stdout.split('\n')).toHaveLength(6)
    expect(await alleycat(['check', '-', '--trace'], stdout)).toMatchObject({
      code: 0,
      stdout: '5 records, 5 valid, 0 invalid\n',
    })
  })

  test('gives the same bytes for the same seed, and others for another', async () => {
    const [first, again, other, more] = await Promise.all([
      simulate('--games', '3', '--seed', 'night'),
      simulate('--games', '3', '--seed', 'night'),
      simulate('--games', '3', '--seed', 'day'),
      simulate('--games', '4', '--seed', 'night'),
    ])
    expect(again.stdout).toBe(first.stdout)
    expect(other.stdout).not.toBe(first.stdout)
    expect(more.stdout.startsWith(first.stdout)).toBe(true)
  })

  test('sums up on standard error, where no bar is drawn without a terminal', async () => {
    const { stdout, stderr } = await simulate('--games', '2', '--seats', '3', '--seed', '7')
    expect(stdout).not.toContain('games of')
    expect(stderr).toMatch(/^2 games of catham-city with 3 seats, seed 7\n {2}seat 0 {2}random {2}\d won +\d+\.0%\n/)
    expect(stderr).toMatch(/\n[\d,]+ decisions, [\d,.]+ a game; /)
    // oxlint-disable-next-line no-control-regex -- a bar would need them
    expect(stderr).not.toMatch(/[\r\u001b]/)
  })

  test('makes up a seed that repeats the run', async () => {
    const first = await simulate()
    const [, seed = ''] = /seed (\d+)/.exec(first.stderr) ?? []
    expect((await simulate('--seed', seed)).stdout).toBe(first.stdout)
  })

  test('plays with the options of a record, completed by the defaults', async () => {
    const { stdout } = await simulate('--options', '{"factions":"DJOPS"}', '--seed', '1')
    expect(JSON.parse(stdout)).toMatchObject({ options: { factions: 'DJOPS', actionsPerTurn: 1 } })
  })

  test.each([
    [['--game', 'chess'], /^there is no game "chess": choose one of catham-city/],
    [['--seats', '7'], /^--seats must be a whole number from 2 to 6, not "7"$/],
    [['--games', '-1'], /^--games needs a value: write --games=K$/],
    [['--games', 'many'], /^--games must be a whole number from 1 to/],
    [['--bots', 'random,gary'], /^there is no bot "gary": choose from random/],
    [['--options', 'factions=DHMRS'], /^--options must be JSON such as '/],
    [['--options', '{"colour":1}'], /^--options: unknown option "colour"/],
    [['--options', '{"factions":"SRMHD"}'], /^--options: "factions" must be/],
    [['catham-city'], /^simulate takes options only/],
    [['--out', '/no/such/folder/x'], /^cannot write \/no\/such\/folder\/x: no such file or folder$/],
    [['--out', '/'], /^cannot write \/: it is a folder$/],
  ])('refuses %j', async (args, message) => {
    await expect(command.run(['--game', 'catham-city', ...args], 'en')).rejects.toThrow(message)
  })

  test('ends quietly when nobody reads any more', async () => {
    const child = startAlleycat(['simulate', '--game', 'catham-city', '--games', '1000000'])
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    await once(child.stdout, 'data')
    child.stdout.destroy()
    const [code] = (await once(child, 'close')) as [number]
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })
})

describe.concurrent('simulate --out', () => {
  test('writes what would have gone to standard output', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'games.jsonl')
      await writeFile(path, 'old')
      const [filed, printed] = await Promise.all([
        simulate('--games', '3', '--seed', '1', '--out', path),
        simulate('--games', '3', '--seed', '1'),
      ])
      expect(filed).toMatchObject({ code: 0, stdout: '' })
      expect(await readFile(path, 'utf8')).toBe(printed.stdout)
      expect(await readdir(folder)).toEqual(['games.jsonl'])
    })
  })

  test('follows a symbolic link instead of replacing it', async () => {
    await inFolder(async (folder) => {
      await mkdir(join(folder, 'a'))
      await symlink(join(folder, 'a', 'real'), join(folder, 'link'))
      await writeFile(join(folder, 'a', 'real'), 'old')
      await simulate('--seed', '1', '--out', join(folder, 'link'))
      expect(await readFile(join(folder, 'a', 'real'), 'utf8')).toContain('alleycat-record/1')
    })
  })

  test('writes to a device without replacing it', async () => {
    expect(await simulate('--out', '/dev/null')).toMatchObject({ code: 0 })
    expect(await readFile('/dev/null', 'utf8')).toBe('')
  })

  test('leaves the file that was there when it is stopped', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'games.jsonl')
      await writeFile(path, 'old')
      const child = startAlleycat(['simulate', '--game', 'catham-city', '--games', '1000000', '--out', path])
      // The temporary file shows that the simulation has begun.
      while ((await readdir(folder)).length < 2) await pause(5)
      child.kill('SIGINT')
      const [code] = (await once(child, 'close')) as [number]
      expect(code).toBe(130)
      expect(await readdir(folder)).toEqual(['games.jsonl'])
      expect(await readFile(path, 'utf8')).toBe('old')
    })
  })

  test('says so when the disk is full', async (context) => {
    await access('/dev/full').catch(() => context.skip())
    const { code, stderr } = await simulate('--out', '/dev/full')
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'alleycat: cannot write /dev/full: the disk is full\n' })
  })
})
