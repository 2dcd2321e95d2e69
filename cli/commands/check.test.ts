import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cathamCity } from '@alleycat/games'
import { beforeAll, describe, expect, test } from 'vitest'
import { playedFairly } from '../../fairness/testing/played.ts'
import { alleycat, inFolder, LOOKS_LIKE_A_CRASH } from '../testing/program.ts'

describe.concurrent('check', () => {
  let records: string[] = []
  beforeAll(async () => {
    const { stdout } = await alleycat(['simulate', '--game', 'catham-city', '--games', '3', '--seed', '1'])
    records = stdout.trimEnd().split('\n')
  })

  /** The second record with its second step replaced. */
  const withStep = (step: string): string => {
    const record = JSON.parse(records[1]!) as { steps: string[] }
    return JSON.stringify({ ...record, steps: record.steps.with(1, step) })
  }

  test('accepts a file of valid records', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'games.jsonl')
      await writeFile(path, records.join('\n'))
      const summary = '3 records, 3 valid, 0 invalid\n'
      expect(await alleycat(['check', path])).toEqual({ code: 0, stdout: summary, stderr: '' })
    })
  })

  test('says which record breaks which rule at which step', async () => {
    const input = [records[0], withStep('0 take DHMRS'), 'nonsense', ''].join('\n')
    const { code, stdout, stderr } = await alleycat(['check', '-'], input)
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout.split('\n')).toEqual([
      'record 1, step 1: CC-8 — against the rules: seat 0 may not "take DHMRS"',
      'record 2: format — not a record: not JSON: a record is one JSON object on one line',
      '3 records, 1 valid, 2 invalid',
      '',
    ])
  })

  test('says it in JSON', async () => {
    const { code, stdout } = await alleycat(['check', '-', '--json'], `${records[0]}\n${withStep('0 take DHMRS')}\n`)
    expect(code).toBe(1)
    expect(stdout).toBe(
      `{"record":0,"valid":true}\n{"record":1,"valid":false,"step":1,"rule":"CC-8","message":"seat 0 may not \\"take DHMRS\\""}\n`,
    )
  })

  test('verifies the deals when asked to', async () => {
    const fair = playedFairly(cathamCity)
    const input = `${JSON.stringify(fair)}\n${JSON.stringify({ ...fair, fairness: { ...fair.fairness, table: 'other' } })}\n`
    expect(await alleycat(['check', '-'], input)).toMatchObject({ code: 0 })
    const { code, stdout } = await alleycat(['check', '-', '--fair'], `${input}${records[0]}`)
    expect(code).toBe(1)
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^record 1: fairness — /),
      expect.stringMatching(/^record 2: fairness — not as committed to: the record carries no "fairness"/),
      '3 records, 1 valid, 2 invalid',
      '',
    ])
  })

  test('accepts a file without records', async () => {
    expect(await alleycat(['check', '-'], '\n\n')).toEqual({ code: 0, stdout: 'no records\n', stderr: '' })
    expect(await alleycat(['check', '-', '--json'])).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  test('reports a missing trace only when asked to compare traces', async () => {
    expect(await alleycat(['check', '-'], records[0])).toMatchObject({ code: 0 })
    const { code, stdout } = await alleycat(['check', '-', '--trace'], records[0])
    expect(code).toBe(1)
    expect(stdout).toMatch(/^record 0: trace — /)
  })

  test.each([
    [['check'], 'which file? name one, or "-" for standard input'],
    [['check', 'a', 'b'], 'check reads one file at a time: name one, or pipe several into "-"'],
    [['check', '/no/such/file'], 'cannot read /no/such/file: no such file or folder'],
    [['check', '/'], 'cannot read /: it is a folder'],
  ])('%j cannot be done', async (args, message) => {
    expect(await alleycat(args)).toEqual({ code: 2, stdout: '', stderr: `alleycat: ${message}\n` })
  })

  test.each([
    ['bytes', Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * i * 31 + 7) % 256))],
    ['zero bytes', Buffer.alloc(100_000)],
    ['depth', Buffer.from('['.repeat(1_000_000))],
    ['a line of 40 MB', Buffer.alloc(40_000_000, 'a')],
  ])('survives %s', async (_name, input) => {
    const { code, stdout, stderr } = await alleycat(['check', '-', '--json'], input)
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).not.toMatch(LOOKS_LIKE_A_CRASH)
    for (const line of stdout.trimEnd().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ valid: false, step: null, rule: 'format' })
  })
})
