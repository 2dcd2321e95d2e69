import { recordOf } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkLines, jsonOf, type CheckingOptions } from './checking.ts'
import { playGame } from './simulation.ts'
import { wordsIn } from './words/words.ts'

type Json = Record<string, unknown>

/** A short finished game of every kind, with its trace. */
const RECORDS: readonly string[] = GAMES.map((kind) => {
  const game = kind.create(kind.minSeats, kind.defaults)
  const bots = Array<string>(kind.minSeats).fill('random')
  return JSON.stringify(recordOf(playGame({ game, bots, seed: 'check', trace: true }, 0)))
})

/** What the help promises of a finding. */
type Told =
  { record: number; valid: true } | { record: number; valid: false; step: number | null; rule: string; message: string }

async function check(content: string | Uint8Array, options?: CheckingOptions): Promise<Told[]> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(content)
  }
  const findings: Told[] = []
  for await (const { finding } of checkLines(chunks(), options)) findings.push(JSON.parse(jsonOf(finding)) as Told)
  return findings
}

/** Expects the shape that the help promises, whatever was checked. */
function expectFindings(findings: readonly Told[]): void {
  for (const [index, finding] of findings.entries()) {
    expect(finding.record).toBe(index)
    if (finding.valid) expect(Object.keys(finding)).toEqual(['record', 'valid'])
    else {
      expect(Object.keys(finding)).toEqual(['record', 'valid', 'step', 'rule', 'message'])
      expect(finding.step === null || (Number.isInteger(finding.step) && finding.step >= 0)).toBe(true)
      expect(finding.rule).toMatch(/^([A-Z]{2}-\d+[a-z]?|format|notation|order|result|trace)$/)
      expect(finding.message).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{5,1100}$/u)
      expect(finding.message).not.toContain(wordsIn('en').check.uncheckable(''))
    }
  }
}

describe('checking', () => {
  test('finds nothing wrong with finished games', async () => {
    const findings = await check(RECORDS.join('\n'), { trace: true })
    expect(findings).toEqual(RECORDS.map((_, record) => ({ record, valid: true })))
  })

  test('skips blank lines and tolerates a byte order mark and carriage returns', async () => {
    const findings = await check(`\ufeff${RECORDS[0]}\r\n\r\n  \t\n${RECORDS[0]}\r\n`)
    expect(findings).toEqual([
      { record: 0, valid: true },
      { record: 1, valid: true },
    ])
  })

  test('finds no record in a file without any', async () => {
    for (const content of ['', '\n', '\ufeff', '\r\n \n']) expect(await check(content)).toEqual([])
  })

  test('names the step and the rule', async () => {
    const record = JSON.parse(RECORDS[0]!) as { steps: string[] }
    record.steps[1] = '0 take DHMRS'
    expect(await check(JSON.stringify(record))).toEqual([
      { record: 0, valid: false, step: 1, rule: 'CC-8', message: 'seat 0 may not "take DHMRS"' },
    ])
  })

  test('compares a trace only when asked', async () => {
    const record = JSON.parse(RECORDS[0]!) as Json
    record['trace'] = 'nonsense'
    expect(await check(JSON.stringify(record))).toMatchObject([{ valid: true }])
    expect(await check(JSON.stringify(record), { trace: true })).toMatchObject([{ valid: false, rule: 'trace' }])
  })

  test('goes on after a line that is too long', async () => {
    const findings = await check(`${'x'.repeat(100_000)}\n${RECORDS[0]}`, { longestLine: 90_000 })
    expect(findings).toMatchObject([{ valid: false, rule: 'format' }, { valid: true }])
  })

  test.each([
    ['text', 'hello'],
    ['half a record', RECORDS[0]!.slice(0, 500)],
    ['a number', '1e999'],
    ['an array', '[]'],
    ['null', 'null'],
    ['zero bytes', '\0\0\0'],
    ['a lone surrogate', '"\\ud800"'],
    ['deep nesting', '['.repeat(100_000)],
    ['deep nesting that closes', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a deep object', `${'{"options":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['an overlong encoding', Buffer.from([0x22, 0xc0, 0x80, 0x22])],
    ['a byte order mark in the middle', `x\n\ufeff${RECORDS[0]}`],
    ['UTF-16', Buffer.from(RECORDS[0]!, 'utf16le')],
    ['a million steps', RECORDS[0]!.replace('"steps":[', `"steps":[${'"0 take D",'.repeat(1_000_000)}`)],
    [
      'a control character in an option',
      '{"format":"alleycat-record/1","game":"catham-city","seats":2,"options":{"\\u009b\\u202e":1}}',
    ],
  ])('calls %s invalid', async (_name, content) => {
    const findings = await check(content)
    expectFindings(findings)
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.some((finding) => finding.valid)).toBe(false)
  })
})

/** Lists of steps with something wrong. */
const spoiltSteps = (steps: readonly string[]): fc.Arbitrary<unknown[]> => {
  const place = fc.nat(steps.length - 1)
  const letter = fc.constantFrom(...'ABCDHJMOPRSY*0129+@| .')
  const changedLetter = fc.tuple(place, fc.nat(), letter).map(([at, position, by]) => {
    const step = steps[at]!
    const index = position % (step.length + 1)
    return steps.with(at, step.slice(0, index) + by + step.slice(index + 1))
  })
  return fc.oneof(
    place.map((at) => steps.toSpliced(at, 1)),
    place.map((at) => steps.toSpliced(at, 0, steps[at]!)),
    fc.tuple(place, place).map(([a, b]) => steps.with(a, steps[b]!).with(b, steps[a]!)),
    place.map((at) => steps.slice(0, at)),
    changedLetter,
    fc.tuple(place, fc.anything()).map(([at, value]) => [...steps].fill(value as string, at, at + 1)),
    fc.tuple(place, fc.string({ unit: 'binary' })).map(([at, text]) => steps.with(at, text)),
  )
}

const FIELDS = ['format', 'game', 'seats', 'options', 'steps', 'result', 'trace']

/** Records with something wrong, or right by chance. */
const spoiltRecord: fc.Arbitrary<string> = fc.constantFrom(...RECORDS).chain((line) => {
  const record = JSON.parse(line) as Json & { steps: string[] }
  const asLine = (value: unknown): string => JSON.stringify(value) ?? ''
  return fc.oneof(
    { weight: 4, arbitrary: spoiltSteps(record.steps).map((steps) => asLine({ ...record, steps })) },
    fc.tuple(fc.constantFrom(...FIELDS), fc.jsonValue()).map(([field, value]) => asLine({ ...record, [field]: value })),
    fc.constantFrom(...FIELDS).map((field) => asLine({ ...record, [field]: undefined })),
    fc.nat(line.length).map((end) => line.slice(0, end)),
    fc
      .tuple(fc.nat(line.length), fc.string({ unit: 'binary' }))
      .map(([at, text]) => line.slice(0, at) + text + line.slice(at)),
    fc.jsonValue().map(asLine),
  )
})

describe('checking malformed input', () => {
  test('gives every spoilt record a finding', async () => {
    await fc.assert(
      fc.asyncProperty(spoiltRecord, fc.boolean(), async (line, trace) => expectFindings(await check(line, { trace }))),
      { numRuns: 300, seed: 1 },
    )
  })

  test('gives every line of any bytes a finding', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.constant(Buffer.from('\n')),
      fc.constant(Buffer.from(RECORDS[0]!)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(bytes, { maxLength: 6 }), async (parts) => {
        const findings = await check(Buffer.concat(parts))
        expectFindings(findings)
      }),
      { numRuns: 300, seed: 1 },
    )
  })
})
