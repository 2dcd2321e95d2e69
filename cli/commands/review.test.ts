import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { alleycat, inFolder, LOOKS_LIKE_A_CRASH } from '../testing/program.ts'
import { review as command } from './review.ts'

const quick = ['--iterations', '20']

describe.concurrent('review', () => {
  let records: string[] = []
  beforeAll(async () => {
    const { stdout } = await alleycat(['simulate', '--game', 'catham-city', '--games', '2', '--seed', '1'])
    records = stdout.trimEnd().split('\n')
  })

  const invalid = (): string => {
    const record = JSON.parse(records[1]!) as { steps: string[] }
    return JSON.stringify({ ...record, steps: record.steps.with(1, '0 take DHMRS') })
  }

  test('tells of chances, turning points, moves and players', async () => {
    const { code, stdout, stderr } = await alleycat(['review', '-', ...quick], records[0])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Record 0: Catham City, 2 seats; player [12] won \(\d+, \d+\)\n/)
    expect(stdout).toMatch(/^ {2}player 1 {2}[▁▂▃▄▅▆▇█]{2,40} {2}50% → (0|100)%$/m)
    expect(stdout).toMatch(/^Turning points\n {2}steps? \d+.* {2}player [12] \d+% → \d+% {2}\S/m)
    expect(stdout).toMatch(/^Moves that mattered\n/m)
    expect(stdout).toMatch(
      /^ {2}player 2 {2}accuracy \d+% .* luck [+−]\d+ +skill [+−]\d+ +others [+−]\d+ += [+−]50 {2}The cards \w+.*\.$/m,
    )
    expect(stdout).not.toMatch(/undefined|NaN|\[object/)
    expect(stdout).not.toContain('\u001b')
    expect(stdout).not.toMatch(LOOKS_LIKE_A_CRASH)
    expect((await alleycat(['review', '-', ...quick], records[0])).stdout).toBe(stdout)
  })

  test('calls players by the names of the record', async () => {
    const named = JSON.stringify({ ...(JSON.parse(records[0]!) as object), names: ['Ada', 'Vesper'] })
    const { stdout } = await alleycat(['review', '-', ...quick], named)
    expect(stdout).toMatch(/^Record 0: Catham City, 2 seats; (Ada|Vesper) won/)
    expect(stdout).toMatch(/^ {2}Vesper +accuracy /m)
    expect(stdout).not.toMatch(/player \d/)
  })

  test('tells chances in whole percentages that add up to 100', async () => {
    const game = await alleycat(['simulate', '--game', 'cat-burglars', '--seats', '3', '--seed', '1'])
    const { stdout } = await alleycat(['review', '-', '--iterations', '1'], game.stdout)
    const told = [...stdout.matchAll(/^ {2}player \d {2}[▁▂▃▄▅▆▇█]+ {2}(\d+)% → (\d+)%$/gm)]
    expect(told).toHaveLength(3)
    for (const column of [1, 2]) expect(told.reduce((sum, numbers) => sum + Number(numbers[column]), 0)).toBe(100)
  })

  test('counts players and gangs from 1, as the page does, though records count them from 0', async () => {
    const game = await alleycat(['simulate', '--game', 'cat-burglars', '--seed', '1'])
    const { stdout } = await alleycat(['review', '-', '--iterations', '20'], game.stdout)
    expect(stdout).toMatch(/\bplayer 2\b/)
    expect(stdout).toMatch(/\bgang 1\b/)
    expect(stdout).not.toMatch(/\b(player|seat|gang) 0\b/)
  })

  test('gives an object for each record in JSON', async () => {
    const { code, stdout } = await alleycat(['review', '-', '--json', '--seat', '1', ...quick], records.join('\n'))
    expect(code).toBe(0)
    const reviews = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(reviews).toHaveLength(2)
    for (const [record, review] of reviews.entries()) {
      expect(review).toMatchObject({ record, valid: true, game: 'catham-city', seats: 2, iterations: 20 })
      expect(Object.keys(review)).toEqual(
        'record,valid,game,seats,result,iterations,decisions,moments,turningPoints,players'.split(','),
      )
      const [decision] = review['decisions'] as Record<string, unknown>[]
      expect(Object.keys(decision!)).toEqual(
        'step,seat,text,reasons,choices,before,after,loss,lead,grade,better,bluff'.split(','),
      )
      const players = review['players'] as Record<string, unknown>[]
      expect(players.map(({ seat }) => seat)).toEqual([1])
      expect(Object.keys(players[0]!)).toEqual('seat,first,final,luck,skill,others,accuracy,grades,curve'.split(','))
    }
  })

  test('says of an invalid record what check says, and reviews the others', async () => {
    const input = [invalid(), 'nonsense', records[0]].join('\n')
    const [found, checked] = await Promise.all([
      alleycat(['review', '-', ...quick], input),
      alleycat(['check', '-'], input),
    ])
    expect(found.code).toBe(1)
    for (const line of checked.stdout.split('\n').slice(0, 2)) expect(found.stdout).toContain(`${line}\n`)
    expect(found.stdout).toContain('Record 2: Catham City')
    const json = await alleycat(['review', '-', '--json', ...quick], invalid())
    expect(json).toEqual(await alleycat(['check', '-', '--json'], invalid()))
  })

  test('looks at one record of a file when asked', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'games.jsonl')
      await writeFile(path, [invalid(), records[0]].join('\n'))
      const { code, stdout } = await alleycat(['review', path, '--record', '1', ...quick])
      expect(code).toBe(0)
      expect(stdout).toMatch(/^Record 1: /)
      expect(await alleycat(['review', path, '--record', '2', ...quick])).toEqual({
        code: 2,
        stdout: '',
        stderr: `alleycat: there is no record 2: ${path} has 2 records, counted from 0\n`,
      })
    })
  })

  test('has nothing to say of a file without records', async () => {
    expect(await alleycat(['review', '-'], '\n')).toEqual({ code: 0, stdout: 'no records\n', stderr: '' })
  })

  test('refuses a seat that is not there', async () => {
    const { code, stderr } = await alleycat(['review', '-', '--seat', '5', ...quick], records[0])
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'alleycat: record 0 has 2 seats: --seat must be from 0 to 1\n',
    })
  })

  test.each([
    [[], /^which file\? name one/],
    [['a', 'b'], /^review reads one file at a time/],
    [['/no/such/file'], /^cannot read \/no\/such\/file: no such file or folder/],
    [['-', '--seat', 'x'], /^--seat must be a whole number/],
    [['-', '--iterations', '0'], /^--iterations must be a whole number from 1 /],
  ])('refuses %j', async (args, message) => {
    await expect(command.run(args, 'en')).rejects.toThrow(message)
  })
})
