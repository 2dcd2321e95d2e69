import { readFileSync } from 'node:fs'
import { Refusal } from '@alleycat/engine'
import { GAMES, gameKind } from '@alleycat/games'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecord, recordsIn, type NamedRecord } from './reading.ts'
import { ReplayTimeline } from './replay-timeline.ts'
import { packRecord, unpackRecord } from './sharing.ts'

/** The number of rounds; `npm run fuzz` runs the long one. */
const ROUNDS = Number(process.env['ALLEYCAT_ROUNDS'] ?? 1)
const seed = Number(process.env['ALLEYCAT_SEED'] ?? 12)
const options = { timeout: 60_000 + ROUNDS * 30_000 }

const path = new URL('../../games/catham-city/playthroughs/2-seats-DHMRS.jsonl', import.meta.url)
const whole = { ...(JSON.parse(readFileSync(path, 'utf8')) as object), trace: undefined }
const record = readRecord(whole, GAMES) as NamedRecord

/** Opens what was found as the page does. */
function open(value: unknown): void {
  const found = readRecord(value, GAMES)
  if (found instanceof Refusal) return
  const kind = gameKind(found.game)
  expect(ReplayTimeline.of(kind.create(found.seats, found.options as never), found.steps)).toBeInstanceOf(
    ReplayTimeline,
  )
}

test('whatever a link holds, it is refused or opened', options, async () => {
  const link = await packRecord(record)
  const changed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'ABCxyz019-_'), maxLength: 400 }),
    fc.nat({ max: link.length }).map((end) => link.slice(0, end)),
    fc
      .tuple(fc.nat({ max: link.length - 1 }), fc.constantFrom(...'AZaz09-_=.'))
      .map(([at, letter]) => link.slice(0, at) + letter + link.slice(at + 1)),
  )
  await fc.assert(
    fc.asyncProperty(changed, async (text) => {
      const value = await unpackRecord(text)
      if (value !== null) open(value)
    }),
    { numRuns: 150 * ROUNDS, seed },
  )
})

test('whatever a link was packed from, it is refused or opened', options, async () => {
  const packed = fc.record({
    game: fc.oneof(fc.constant(record.game), fc.string()),
    seats: fc.oneof(fc.constant(record.seats), fc.jsonValue()),
    options: fc.oneof(fc.constant(record.options), fc.jsonValue()),
    steps: fc.oneof(fc.constant(record.steps), fc.array(fc.string({ unit: 'binary' }))),
    result: fc.oneof(fc.constant(record.result), fc.constant({ winners: [], scores: [] })),
    names: fc.jsonValue(),
    standIns: fc.jsonValue(),
    fairness: fc.jsonValue(),
    format: fc.constant(record.format),
  })
  await fc.assert(
    fc.asyncProperty(packed, async (value) => {
      open(await unpackRecord(await packRecord(value as unknown as NamedRecord)))
    }),
    { numRuns: 60 * ROUNDS, seed },
  )
})

test('whatever is dropped or pasted, it is refused or opened', options, () => {
  const text = JSON.stringify(whole)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.json(),
        fc.nat({ max: text.length }).map((end) => text.slice(0, end)),
        fc
          .tuple(fc.nat({ max: text.length - 1 }), fc.string({ maxLength: 3 }))
          .map(([at, odd]) => text.slice(0, at) + odd + text.slice(at + odd.length)),
      ),
      (pasted) => {
        for (const value of recordsIn(pasted)) open(value)
      },
    ),
    { numRuns: 150 * ROUNDS, seed },
  )
})
