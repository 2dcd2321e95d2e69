import { Refusal } from '@alleycat/engine'
import { GAMES, gameKind } from '@alleycat/games'
import { core } from '@alleycat/games/catham-city/core.ts'
import { en } from '@alleycat/games/catham-city/words/en.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  decisionInStep,
  faultOf,
  isLikeRecord,
  kindsFor,
  nameOf,
  readRecord,
  recordLine,
  recordsIn,
  upToFault,
  type NamedRecord,
} from './reading.ts'

const line = readFileSync(new URL('../../games/catham-city/playthroughs/2-seats-DHMRS.jsonl', import.meta.url), 'utf8')
const plain = { ...(JSON.parse(line) as Record<string, unknown>), trace: undefined }

function good(value: unknown): NamedRecord {
  const found = readRecord(value, GAMES)
  if (found instanceof Refusal) throw new Error(JSON.stringify(found))
  return found
}

test('whoever has no name in a record is a player with a number', () => {
  const player = (number: number): string => `Player ${number}`
  expect([0, 1, 2].map(nameOf(['Ada', ''], player))).toEqual(['Ada', 'Player 2', 'Player 3'])
  expect(nameOf(null, player)(0)).toBe('Player 1')
})

test('a file holds one record for each line, and empty lines are nothing', () => {
  expect(recordsIn(line)).toHaveLength(1)
  expect(recordsIn(`${line}\r\n\n${line}`)).toHaveLength(2)
})

test('the mark with which some editors begin a file is no part of a record', () => {
  expect(recordsIn(`\uFEFF${line}`)).toEqual(recordsIn(line))
  expect(recordsIn(`\uFEFF${line}${line}`)).toHaveLength(2)
})

test('what is no record is left out, however many lines there are', () => {
  expect(recordsIn(`meow\n${line}{}\n[]\n`)).toHaveLength(1)
  expect(recordsIn('{}\n'.repeat(20_000))).toHaveLength(1)
})

test('among several records a broken line keeps its number', () => {
  const cut = line.slice(0, 300)
  const found = recordsIn(`${line}${cut}\n${line}meow\n`)
  expect(found.map(isLikeRecord)).toEqual([true, false, true, false])
  expect(found[1]).toBe(cut)
  expect(readRecord(found[1], GAMES)).toBeInstanceOf(Refusal)
  expect(recordsIn(JSON.stringify([plain, 3, plain])).map(isLikeRecord)).toEqual([true, false, true])
})

test('a file of millions of lines that are no records is told from one at once', () => {
  for (const each of ['\n', '{\n', 'meow {"a": 1}\n']) expect(recordsIn(each.repeat(1_000_000))).toHaveLength(1)
})

test('a record is read however it is laid out', () => {
  expect(recordsIn(JSON.stringify(plain, null, 2))).toHaveLength(1)
  expect(recordsIn(JSON.stringify([plain, plain], null, 2))).toHaveLength(2)
})

test('a valid record comes without its trace and with the names it tells', () => {
  const found = good({ ...plain, names: [' Ada ', 'B'.repeat(40)] })
  expect(found).not.toHaveProperty('trace')
  expect(found.names).toEqual(['Ada', 'B'.repeat(24)])
  expect(good(plain).names).toBeNull()
  expect(good({ ...plain, names: ['Ada'] }).names).toBeNull()
  expect(good({ ...plain, names: [1, 2] }).names).toBeNull()
})

test('what is written can be read again', () => {
  const found = good({ ...plain, names: ['Ada', 'Bo'] })
  expect(recordLine(found).split('\n')).toHaveLength(2)
  expect(good(recordsIn(recordLine(found))[0])).toEqual(found)
})

test('a broken record is refused with step, rule and the game it claims to be', () => {
  const steps = [...(plain as unknown as NamedRecord).steps]
  const value = { ...plain, steps: [steps[0], '1 take HH', ...steps.slice(2)] }
  const refusal = readRecord(value, GAMES) as Refusal
  expect(refusal).toMatchObject({ step: 1, rule: 'CC-7' })
  expect(faultOf(value, refusal)).toEqual({
    kind: 'broken',
    game: 'catham-city',
    refusal,
    names: null,
    text: '1 take HH',
  })
  const names = ['Ada', 'Bo']
  expect(faultOf({ ...value, names }, refusal)).toMatchObject({ names })
  expect(readRecord({ ...plain, steps: steps.slice(0, -1) }, GAMES)).toMatchObject({ step: steps.length - 1 })
  expect(readRecord({ ...plain, result: null }, GAMES)).toMatchObject({ step: null, rule: 'result' })
})

test('a record of another version is told from a broken one', () => {
  const value = { ...plain, format: 'alleycat-record/2' }
  expect(faultOf(value, readRecord(value, GAMES) as Refusal)).toEqual({ kind: 'format' })
  const broken = { ...plain, format: 'meow' }
  expect(faultOf(broken, readRecord(broken, GAMES) as Refusal)).toMatchObject({ kind: 'broken' })
})

test.each(['{}', '{"game":"catham-city"}'])('%j is no game', (text) => {
  for (const value of recordsIn(text)) expect(readRecord(value, GAMES)).toMatchObject({ rule: 'format' })
})

test.each(['', 'hello', '{', '3', 'null', '"x"', '[]', '[[]]', '\u0000\u0001\n\ufffd{\n\u0002\n'])(
  '%j is one thing, and no record',
  (text) => {
    const found = recordsIn(text)
    expect(found).toHaveLength(1)
    expect(readRecord(found[0], GAMES)).toBeInstanceOf(Refusal)
  },
)

test('a broken record can be seen up to the step at fault', () => {
  const steps = [...(plain as unknown as NamedRecord).steps]
  const value = { ...plain, steps: [...steps.slice(0, 9), 'nonsense', ...steps.slice(10)] }
  const refusal = readRecord(value, GAMES) as Refusal
  const seen = upToFault(value, refusal, gameKind('catham-city'))
  expect(seen).toMatchObject({ game: 'catham-city', seats: 2, steps: steps.slice(0, 9) })
  expect(upToFault({ ...plain, steps: ['nonsense'] }, refusal.at(0), GAMES[0]!)).toBeNull()
})

test('a whole game can be seen where only the result that it states is wrong', () => {
  const value = { ...plain, result: { winners: [], scores: [] } }
  const seen = upToFault(value, readRecord(value, GAMES) as Refusal, gameKind('catham-city'))
  expect(seen?.steps).toEqual(plain['steps' as keyof typeof plain])
})

test('a record is checked by the rules of its game, and one of an unknown game is told which there are', async () => {
  const load = async (id: string) => ({ kind: gameKind(id) })
  const idsFor = async (value: unknown): Promise<string[]> => (await kindsFor(value, load)).map(({ id }) => id)
  expect(await idsFor(plain)).toEqual(['catham-city'])
  const all = GAMES.map(({ id }) => id)
  for (const value of [{ ...plain, game: 'solitaire' }, null, 'hello']) expect(await idsFor(value)).toEqual(all)
})

test('who sat in for whom is read as far as it makes sense', () => {
  const standIn = { seat: 1, name: 'Duchess', from: 3, to: 9, left: false }
  const odd = [
    null,
    {},
    { ...standIn, seat: 2 },
    { ...standIn, from: -1 },
    { ...standIn, to: 2 },
    { ...standIn, name: 7 },
  ]
  const found = good({ ...plain, standIns: [...odd, standIn, { ...standIn, to: undefined, left: true }] })
  expect(found.standIns).toEqual([standIn, { ...standIn, to: null, left: true }])
  expect(good(recordsIn(recordLine(found))[0])).toEqual(found)
  expect(good(plain).standIns).toEqual([])
  expect(good({ ...plain, standIns: 'nobody' }).standIns).toEqual([])
})

test('a step is told in words with the name of its player, and as it stands where it cannot be read', () => {
  const told = (step: string) => decisionInStep(step, core, en, (seat) => ['Ada', 'Bo'][seat] ?? 'Player 3')
  expect(told('1 take HH')).toEqual({ seat: 1, told: 'Take 2 Hackers' })
  expect(told('0 play H @1')).toEqual({ seat: 0, told: 'Play 1 Hacker → Bo' })
  for (const step of ['* draw H', '0 purr', '9 take H', 'meow']) expect(told(step)).toBeNull()
})
