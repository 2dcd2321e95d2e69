import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { alleycat, LOOKS_LIKE_A_CRASH } from './testing/program.ts'

const COMMANDS = ['play', 'simulate', 'check', 'review', 'arena', 'bench']

describe.concurrent('the program', () => {
  test('without arguments shows its help', async () => {
    const { code, stdout, stderr } = await alleycat([])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'))
    expect((await alleycat(['--help'])).stdout).toBe(stdout)
    expect((await alleycat(['help'])).stdout).toBe(stdout)
  })

  test.each(COMMANDS)('explains %s, its options and exit codes', async (command) => {
    const { code, stdout, stderr } = await alleycat([command, '--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`^Usage: alleycat ${command} `))
    expect(stdout).toContain('Exit codes:')
    expect(stdout.split('\n').filter((line) => line.length > 90)).toEqual([])
    expect((await alleycat(['help', command])).stdout).toBe(stdout)
  })

  test('tells its version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
      version: string
    }
    expect(await alleycat(['--version'])).toEqual({ code: 0, stdout: `alleycat ${version}\n`, stderr: '' })
  })

  test.each([
    [
      ['fly'],
      'there is no command "fly": choose from serve, play, simulate, check, review, arena, atlas, bench, backup, restore, or --help',
    ],
    [
      ['--fly'],
      'unknown option "--fly": choose from serve, play, simulate, check, review, arena, atlas, bench, backup, restore, or --help',
    ],
    [['simulate', '--game', 'catham-city', '--seats', '7'], '--seats must be a whole number from 2 to 6, not "7"'],
    [
      ['play', 'catham-city', '--bots', 'random,random'],
      '--bots names 2 bots for 1 seat: name one for all or one for each',
    ],
    [['simulate', '--fly'], 'unknown option "--fly": "alleycat simulate --help" lists the options'],
    [['bench'], 'bench what? write "alleycat bench" and one of engine, bots, web, and server'],
    [['bench', 'engine', '--seconds', '0'], '--seconds must be a number from 0.01 to 600, not "0"'],
  ])('%j is refused in one sentence', async (args, message) => {
    const ended = await alleycat(args)
    expect(ended).toEqual({ code: 2, stdout: '', stderr: `alleycat: ${message}\n` })
    expect(ended.stderr).not.toMatch(LOOKS_LIKE_A_CRASH)
  })
})
