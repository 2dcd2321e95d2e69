import {
  chanceFrom,
  finish,
  Match,
  Random,
  recordOf,
  Refusal,
  type Action,
  type GameKind,
  type Seat,
} from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { playedFairly } from '../../fairness/testing/played.ts'
import { readRecord, recordLine, type NamedRecord } from './reading.ts'
import { packRecord, unpackRecord } from './sharing.ts'
import { verify } from './verifying.ts'

const never = (): null => null

function read(value: unknown): NamedRecord {
  const record = readRecord(value, GAMES)
  if (record instanceof Refusal) throw new Error(JSON.stringify(record))
  return record
}

describe.each(GAMES.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  const played = playedFairly(kind)
  const record = read(played)
  const outcomes = record.steps.filter((step) => step.startsWith('*')).length

  test('a fair game is confirmed draw by draw', async () => {
    expect(await verify(record, kind, never)).toMatchObject({ confirmed: outcomes, outcomes, nonces: 3, fault: null })
  })

  test('what it takes to verify comes through files and links', async () => {
    for (const value of [JSON.parse(recordLine(record)) as unknown, await unpackRecord(await packRecord(record))])
      expect(await verify(read(value), kind, never)).toMatchObject({ confirmed: outcomes, fault: null })
  })

  test('a card dealt otherwise is found at its step', async () => {
    const { record: changed, step } = dealtOtherwise(kind, record)
    const before = record.steps.slice(0, step).filter((each) => each.startsWith('*')).length
    expect(await verify(changed, kind, never)).toMatchObject({
      confirmed: before,
      fault: { part: 'outcomes', step, text: changed.steps[step] },
    })
  })

  test.each([
    ['commitment', { commitment: '00'.repeat(32) }],
    ['seating', { seating: played.fairness.seating.toReversed() }],
    ['proof', { scheme: 'none' }],
    ['proof', { nonces: 'none', table: 7 }],
  ] as const)('a fault of the %s is told as that', async (part, change) => {
    const changed = { ...record, fairness: { ...played.fairness, ...change } }
    expect((await verify(changed, kind, never)).fault).toMatchObject({ part, step: null })
  })

  test('a game other than the one that this browser saw is found out, however well it proves itself', async () => {
    const { commitment, nonces } = played.fairness
    const seen = { commitment, early: true, nonce: nonces[1]! }
    expect((await verify(record, kind, () => seen)).fault).toBeNull()
    expect((await verify(record, kind, () => ({ ...seen, commitment: 'ff' }))).fault?.part).toBe('seen')
    expect((await verify(record, kind, () => ({ ...seen, nonce: 'ff' }))).fault?.part).toBe('nonce')
  })
})

/** A game that goes like another until halfway, where somebody deals another card than was drawn. */
function dealtOtherwise(kind: GameKind, { steps, fairness }: NamedRecord): { record: NamedRecord; step: number } {
  const step = steps.findIndex((text, index) => index > steps.length / 2 && text.startsWith('* '))
  for (let seed = 0; ; seed++) {
    const match = new Match(kind.create(3, kind.defaults))
    match.playAll(steps.slice(0, step))
    const random = new Random(`cheat ${seed}`)
    const anything = (seat: Seat): Action => {
      const legal = match.legal(seat)
      return legal[random.below(legal.length)]!
    }
    finish(match, anything, chanceFrom(random))
    if (match.steps[step] !== steps[step]) return { record: read({ ...recordOf(match), fairness }), step }
  }
}
