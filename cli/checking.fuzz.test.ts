import { recordOf } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkLines } from './checking.ts'
import { playGame } from './simulation.ts'
import { wordsIn } from './words/words.ts'

/** The number of rounds; `npm run fuzz` runs the long one. */
const ROUNDS = Number(process.env['ALLEYCAT_ROUNDS'] ?? 1)
const seed = Number(process.env['ALLEYCAT_SEED'] ?? 12)

const RECORDS = GAMES.map((kind) => {
  const game = kind.create(kind.minSeats, kind.defaults)
  return recordOf(playGame({ game, bots: Array<string>(kind.minSeats).fill('random'), seed: 'fuzz', trace: false }, 0))
})

/** A record with one field or one step replaced by anything. */
const changed = fc
  .tuple(fc.constantFrom(...RECORDS), fc.jsonValue(), fc.string({ unit: 'binary' }), fc.nat(), fc.nat({ max: 8 }))
  .map(([record, value, text, at, way]): unknown => {
    const steps: unknown[] = [...record.steps]
    const step = at % steps.length
    const fields = Object.keys(record)
    switch (way) {
      case 0:
        return value
      case 1:
        return { ...record, [fields[at % fields.length]!]: value }
      case 2:
        return { ...record, steps: steps.with(step, value) }
      case 3:
        return { ...record, steps: steps.with(step, text) }
      case 4:
        return { ...record, steps: steps.toSpliced(step, 1) }
      case 5:
        return { ...record, steps: steps.toSpliced(step, 0, steps[at % 7]) }
      case 6:
        return { ...record, steps: steps.with(step, `${String(steps[step])} ${text}`) }
      case 7:
        return { ...record, seats: at, options: value }
      default:
        return { ...record, [text]: value, trace: value }
    }
  })

const file = fc
  .array(
    fc.oneof({ weight: 6, arbitrary: changed.map((each) => JSON.stringify(each)) }, fc.string({ unit: 'binary' })),
    {
      maxLength: 4,
    },
  )
  .chain((lines) => {
    const bytes = Buffer.from(lines.join('\n'))
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant(bytes) },
      fc.nat({ max: bytes.length }).map((end) => bytes.subarray(0, end)),
      fc.tuple(fc.nat(), fc.nat({ max: 255 })).map(([at, byte]) => {
        const spoilt = Buffer.from(bytes)
        if (spoilt.length > 0) spoilt[at % spoilt.length] = byte
        return spoilt
      }),
    )
  })

test(
  'whatever a file of records holds, each line is valid or refused with a reason',
  { timeout: 60_000 + ROUNDS * 30_000 },
  async () => {
    let checked = 0
    await fc.assert(
      fc.asyncProperty(file, fc.boolean(), async (bytes, trace) => {
        async function* chunks(): AsyncGenerator<Uint8Array> {
          yield bytes
        }
        for await (const { finding } of checkLines(chunks(), { trace })) {
          checked++
          if (finding.valid) continue
          const words = wordsIn('en')
          expect(finding.detail(words)).not.toContain(words.check.uncheckable(''))
        }
      }),
      { numRuns: 150 * ROUNDS, seed },
    )
    expect(checked).toBeGreaterThan(0)
  },
)
