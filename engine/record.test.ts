import { describe, expect, test } from 'vitest'
import { chanceFrom, finish, Match } from './match.ts'
import { Random } from './random.ts'
import { checkLine, checkRecord } from './record-check.ts'
import { recordOf, type GameRecord } from './record.ts'
import { messageOf, Refusal } from './refusal.ts'
import { pounce } from './testing/pounce.ts'

const record: GameRecord = {
  format: 'alleycat-record/1',
  game: 'pounce',
  seats: 2,
  options: {},
  steps: ['* deal FFMMF', '1 swap M', '0 keep', '* draw 1 F'],
  result: { winners: [0], scores: [2, 1] },
}
const check = (changes: object): unknown => {
  const checked = checkRecord({ ...record, ...changes }, [pounce])
  return checked instanceof Refusal ? [checked.step, checked.rule, messageOf(checked.why)] : 'valid'
}

describe('a record', () => {
  test('of a finished match is valid and replays to the same state', () => {
    const match = new Match(pounce.create(4, {}), { trace: true })
    finish(match, (seat) => match.legal(seat)[0]!, chanceFrom(new Random('written')))
    const replayed = checkLine(JSON.stringify(recordOf(match)), [pounce], { trace: true })
    expect(replayed instanceof Match && replayed.state.join()).toBe(match.state.join())
  })

  test('may carry further fields', () => expect(check({ names: ['Tom', 'Kit'], trace: 'ignored' })).toBe('valid'))

  test.each<[string, object, unknown]>([
    ['another format', { format: 'alleycat-record/2' }, [null, 'format', '"format" must be "alleycat-record/1"']],
    ['an unknown game', { game: 'chess' }, [null, 'format', '"game" must be one of "pounce"']],
    ['no seats', { seats: undefined }, [null, 'format', '"seats" must be a whole number from 2 to 4']],
    ['too many seats', { seats: 5 }, [null, 'format', '"seats" must be a whole number from 2 to 4']],
    ['half a seat', { seats: 2.5 }, [null, 'format', '"seats" must be a whole number from 2 to 4']],
    ['unknown options', { options: { claws: 3 } }, [null, 'format', 'options must be an object']],
    ['steps that are no list', { steps: 'keep' }, [null, 'format', '"steps" must be an array']],
    ['a step that is no text', { steps: ['* deal FFMMF', 7] }, [1, 'notation', 'a step must be a string']],
    ['an illegal step', { steps: ['* deal FFMMF', '0 swap M'] }, [1, 'PO-1', 'seat 0 may not "swap M"']],
    ['a missing end', { steps: record.steps.slice(0, 2) }, [2, 'order', 'the record stops before the game is over']],
    ['a missing draw', { steps: record.steps.slice(0, 3) }, [3, 'PO-2', 'the record stops where a chance step is due']],
    ['a step too many', { steps: [...record.steps, '0 keep'] }, [4, 'PO-1', 'the game is over']],
    ['no result', { result: null }, [null, 'result', 'the result is another one: won by seat 0, 2 : 1']],
    [
      'a wrong winner',
      { result: { winners: [1], scores: [2, 1] } },
      [null, 'result', 'the result is another one: won by seat 0, 2 : 1'],
    ],
    [
      'a wrong score',
      { result: { winners: [0], scores: [2, 2] } },
      [null, 'result', 'the result is another one: won by seat 0, 2 : 1'],
    ],
  ])('with %s is invalid and the check says where', (_, changes, expected) => {
    expect(check(changes)).toEqual(expected)
  })

  test.each(['', '{', 'null', '[]', '7', '"x"', '{"format":', '\u0000', '['.repeat(100_000)])(
    '%.12j is no record',
    (line) => {
      expect(checkLine(line, [pounce])).toMatchObject({ step: null, rule: 'format' })
    },
  )

  test('with a wrong trace is invalid when traces are compared', () => {
    const match = new Match(pounce.create(2, {}), { trace: true })
    match.playAll(record.steps)
    const traced = recordOf(match)
    const compare = (trace: unknown): unknown => checkRecord({ ...traced, trace }, [pounce], { trace: true })
    expect(compare(traced.trace)).toBeInstanceOf(Match)
    expect(compare(undefined)).toMatchObject({ rule: 'trace', why: ['noTrace'] })
    expect(compare(traced.trace?.slice(1))).toMatchObject({ rule: 'trace' })
    const changed = traced.trace!.map((entry, step) => (step === 2 ? { ...entry, legal: ['keep'] } : entry))
    expect(compare(changed)).toMatchObject({ step: 2, rule: 'trace' })
  })
})
