import {
  chanceFrom,
  checkLine,
  checkRecord,
  finish,
  Match,
  Random,
  recordOf,
  Refusal,
  seatList,
  type GameRecord,
  type TraceEntry,
} from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { cathamCity } from './index.ts'
import { pick } from '../../testing/steps.ts'
import { TABLES } from './testing/walk.ts'
import type { TableOptions } from './testing/position.ts'

/** These tests check which records of Catham City a checker accepts, and which step and rule it names for the others. */

/** A game with random decisions, as a record with its trace. */
function randomRecord({ seats = 3, factions = 'DHMRS', actionsPerTurn = 1 }: TableOptions, seed: string): GameRecord {
  const match = new Match(cathamCity.create(seats, { factions, actionsPerTurn }), { trace: true })
  const random = new Random(seed)
  finish(match, (seat) => pick(match.legal(seat), random), chanceFrom(random))
  return recordOf(match)
}

const check = (record: object) => checkRecord(record, [cathamCity], { trace: true })
const fault = (record: object): [step: number | null, rule: string] | 'valid' => {
  const checked = checkRecord(record, [cathamCity])
  return checked instanceof Refusal ? [checked.step, checked.rule] : 'valid'
}

const SHORT = ['* deal DDHMRR DDDHMR | DDHMMRS', '0 take D', '* refill S', '1 play DDD+M']
const START = {
  format: 'alleycat-record/1',
  game: 'catham-city',
  seats: 2,
  options: { factions: 'DHMRS', actionsPerTurn: 1 },
}
const faultOf = (...steps: unknown[]): ReturnType<typeof fault> =>
  fault({ ...START, steps, result: { winners: [], scores: [0, 0] } })

describe('a record', () => {
  test.each(TABLES)('is valid as it was written, trace and all: $seats seats, $factions, $actionsPerTurn', (table) => {
    for (const seed of ['a', 'b']) {
      const record = randomRecord(table, seed)
      expect(check(JSON.parse(JSON.stringify(record)) as object)).toBeInstanceOf(Match)
      expect(record.trace).toHaveLength(record.steps.length)
      for (const [index, step] of record.steps.entries()) {
        const entry = record.trace![index]!
        expect(entry === null).toBe(step.startsWith('*'))
        if (entry === null) continue
        expect(entry.legal).toContain(step.slice(2))
        expect(entry.legal).toEqual([...new Set(entry.legal)].toSorted())
      }
    }
  })

  test('may carry further fields, which are ignored', () => {
    const record = { ...randomRecord({}, 'more'), names: ['Ann', 'Bob', 'Cy'], date: '2026-01-01' }
    expect(check(record)).toBeInstanceOf(Match)
  })

  test.each([
    ['another format', { format: 'alleycat-record/2' }],
    ['another game', { game: 'chess' }],
    ['one seat', { seats: 1 }],
    ['seven seats', { seats: 7 }],
    ['no options', { options: undefined }],
    ['options not complete', { options: { factions: 'DHMRS' } }],
    ['factions out of order', { options: { factions: 'DSRMH', actionsPerTurn: 1 } }],
    ['options unknown', { options: { factions: 'DHMRS', actionsPerTurn: 1, rounds: 3 } }],
    ['no steps', { steps: undefined }],
  ])('is not one with %s', (_, change) => {
    expect(fault({ ...randomRecord({}, 'shape'), ...change })).toEqual([null, 'format'])
  })

  test('is one line of JSON', () => {
    const line = JSON.stringify(randomRecord({}, 'line'))
    expect(checkLine(line, [cathamCity])).toBeInstanceOf(Match)
    expect(checkLine(line.slice(0, -1), [cathamCity])).toMatchObject({ step: null, rule: 'format' })
  })
})

describe('a fault is found at its step, with its rule', () => {
  test.each<[string, unknown[], [number, string]]>([
    ['no deal', ['0 take D'], [0, 'CC-5']],
    ['nothing at all', [], [0, 'CC-5']],
    ['a second deal', [SHORT[0], SHORT[0]], [1, 'order']],
    ['a step by a seat that is not asked', [SHORT[0], '1 take D'], [1, 'CC-7']],
    ['a step by a seat that is not there', [SHORT[0], '2 take D'], [1, 'order']],
    ['an illegal decision', [SHORT[0], '0 take DDD'], [1, 'CC-8']],
    ['a missing refill', [SHORT[0], '0 take D', '1 take D'], [2, 'CC-8']],
    ['a refill of too many', [SHORT[0], '0 take D', '* refill SS'], [2, 'CC-8']],
    ['a refill that nobody needs', [SHORT[0], '0 play RR', '* refill D'], [2, 'CC-19']],
    ['a draw for another seat', [SHORT[0], '0 play RR', '* draw 1 DHMRS'], [2, 'CC-19']],
    ['a card too many of a faction', ['* deal DDDDDD DDDDDD | DDDHMRS', '0 take H', '* refill D'], [2, 'CC-8']],
    ['a chance step where a decision is due', [SHORT[0], '* refill D'], [1, 'order']],
    ['a stop before the end', SHORT.slice(0, 3), [3, 'order']],
    ['a stop before a chance step', SHORT.slice(0, 2), [2, 'CC-8']],
    ['no seat', [SHORT[0], 'take D'], [1, 'notation']],
    ['a seat with a leading zero', [SHORT[0], '00 take D'], [1, 'notation']],
    ['a seat with a sign', [SHORT[0], '+0 take D'], [1, 'notation']],
    ['a space too many', [SHORT[0], '0  take D'], [1, 'notation']],
    ['a space at the end', [SHORT[0], '0 take D '], [1, 'notation']],
    ['a space at the start', [SHORT[0], ' 0 take D'], [1, 'notation']],
    ['a step that is no text', [SHORT[0], 7], [1, 'notation']],
    ['an empty step', [SHORT[0], ''], [1, 'notation']],
  ])('%s', (_, steps, expected) => {
    expect(faultOf(...steps)).toEqual(expected)
  })

  test('an answer by a seat that has no choice', () => {
    expect(faultOf('* deal DDDMRR HHRRSS | DDHMMRS', '0 play DDD+M', '1 pass')).toEqual([2, 'CC-7'])
    const three = { ...START, seats: 3 }
    const steps = ['* deal DDDMRR HHRRSS MMMMMMM | DDHMMRS', '0 play DDD+M', '1 pass']
    expect(fault({ ...three, steps, result: {} })).toEqual([2, 'CC-27'])
  })

  test('a step after the end', () => {
    const record = randomRecord({}, 'after')
    for (const step of ['0 take D', '* refill D', '1 pass'])
      expect(fault({ ...record, steps: [...record.steps, step] })).toEqual([record.steps.length, 'CC-29'])
  })

  test.each([
    ['another winner', { winners: [0, 1] }],
    ['nobody', { winners: [] }],
    ['other points', { scores: [1, 2, 3] }],
    ['points of too few', { scores: [16] }],
  ])('a result with %s', (_, change) => {
    const record = randomRecord({}, 'result')
    expect(fault({ ...record, result: { ...record.result, ...change } })).toEqual([null, 'result'])
  })

  test('any step left out', () => {
    const record = randomRecord({ seats: 4, factions: 'DJMOP', actionsPerTurn: 2 }, 'gap')
    const valid = record.steps.filter(
      (_, gap) => fault({ ...record, steps: record.steps.toSpliced(gap, 1) }) === 'valid',
    )
    expect(valid).toEqual([])
  })

  test('a trace that says something else', () => {
    const record = randomRecord({}, 'trace')
    const step = record.trace!.findIndex((entry) => entry !== null)
    const entry = record.trace![step] as TraceEntry
    for (const wrong of [
      null,
      { ...entry, legal: entry.legal.slice(1) },
      { ...entry, legal: entry.legal.toReversed() },
      { ...entry, state: { ...entry.state, table: 'D' } },
    ])
      expect(check({ ...record, trace: record.trace!.with(step, wrong) })).toMatchObject({
        step,
        rule: 'trace',
      })
    expect(check({ ...record, trace: record.trace!.slice(1) })).toMatchObject({ rule: 'trace' })
  })
})

describe('answers in a record', () => {
  const DEAL = '* deal DDDMRR DHMMSS DHMMRRR | DDHMMRS'
  const start = { ...START, seats: 3 }
  const upTo = (...steps: string[]): ReturnType<typeof fault> => fault({ ...start, steps, result: {} })

  test('CC-25 stand in any order', () => {
    const next = '1 take D'
    expect(upTo(DEAL, '0 play DDD+M', '1 discard M', '2 pass', next, '* refill D')).toEqual([6, 'order'])
    expect(upTo(DEAL, '0 play DDD+M', '2 pass', '1 discard M', next, '* refill D')).toEqual([6, 'order'])
  })

  test('CC-25 are all there before anybody acts', () => {
    expect(upTo(DEAL, '0 play DDD+M', '1 discard M', '1 take D')).toEqual([3, 'CC-25'])
  })

  test.each(TABLES)(
    'CC-25 the answers of all who were asked follow the play: $seats, $factions, $actionsPerTurn',
    (table) => {
      const match = new Match(cathamCity.create(table.seats, table))
      const random = new Random('every')
      const windows: { readonly opened: number; readonly asked: number[] }[] = []
      finish(
        match,
        (seat) => {
          if (match.game.view(match.state, null).phase === 'answer' && match.steps.at(-1)!.includes(' play '))
            windows.push({ opened: match.steps.length, asked: seatList(match.turn) })
          return pick(match.legal(seat), random)
        },
        chanceFrom(random),
      )
      for (const { opened, asked } of windows) {
        const answers = match.steps.slice(opened, opened + asked.length)
        expect(answers.map((step) => step.split(' ', 2)[0])).toEqual(asked.map(String))
        for (const step of answers) expect(step).toMatch(/^[0-5] (discard|pass|pay|give)/)
      }
    },
  )
})
