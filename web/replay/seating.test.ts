import { Refusal } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Player } from '../session/players.ts'
import { readRecord, type NamedRecord } from './reading.ts'
import { handoversIn, playOn, recordOfSaved, seatsOfRecord, youOf } from './seating.ts'

const path = new URL('../../games/catham-city/playthroughs/3-seats-DJOPS.jsonl', import.meta.url)
const person: Player = { kind: 'person', name: 'Ada', avatar: 'guest-3' }

function record(names?: readonly string[]): NamedRecord {
  const found = readRecord({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), names }, GAMES)
  if (found instanceof Refusal) throw new Error(JSON.stringify(found))
  return found
}

test('seats without a name are numbered, and a cat is known by its name', () => {
  const called = (number: number): string => `Player ${number}`
  expect(seatsOfRecord(record(), called).map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Player 3'])
  expect(seatsOfRecord(record(['', 'Bo', 'Cleo']), called).map(({ name }) => name)).toEqual(['Player 1', 'Bo', 'Cleo'])
  expect(seatsOfRecord(record(['Zoë', 'Old Tom', 'vesper']), called)).toEqual([
    { name: 'Zoë', avatar: 'guest-1', kind: 'person' },
    { name: 'Old Tom', avatar: 'old-tom', kind: 'bot' },
    { name: 'Vesper', avatar: 'vesper', kind: 'bot' },
  ])
})

test('who plays on takes a seat, the cats keep theirs, and other people are replaced by cats that are not there yet', () => {
  const whole = record(['Biscuit', 'Ada', 'Bo'])
  const seats = seatsOfRecord(whole, String)
  expect(playOn(whole, seats, 5, 1, person)).toMatchObject({
    isPractice: true,
    game: 'catham-city',
    players: [{ bot: 'biscuit' }, person, { bot: 'tangle' }],
    steps: whole.steps.slice(0, 5),
    result: null,
  })
  expect(playOn(whole, seats, 5, 0, person).players).toEqual([
    person,
    { kind: 'bot', bot: 'biscuit' },
    { kind: 'bot', bot: 'tangle' },
  ])
})

test('a kept game is a record with names', () => {
  const whole = record(['Biscuit', 'Ada', 'Vesper'])
  const players: Player[] = [{ kind: 'bot', bot: 'biscuit' }, person, { kind: 'bot', bot: 'vesper' }]
  const saved = {
    ...playOn(whole, seatsOfRecord(whole, String), 0, 1, person),
    players,
    steps: whole.steps,
    result: whole.result,
    isPractice: false,
  }
  expect(readRecord(recordOfSaved({ ...saved, id: 'x', updated: 0 }), GAMES)).toEqual(whole)
})

test('a record tells where seats came into other hands', () => {
  const whole = {
    ...record(['Ada', 'Bo', 'Cy']),
    standIns: [
      { seat: 0, name: 'Duchess', from: 2, to: 4, left: false },
      { seat: 1, name: 'Robo', from: 3, to: 5, left: false },
      { seat: 1, name: 'Duchess', from: 5, to: null, left: true },
    ],
  }
  const stepsOf = [1, 1, 2, 3, 3, 4, 5, 6]
  const found = handoversIn(whole, seatsOfRecord(whole, String), stepsOf)
  expect(found.map((each) => [each.before, each.seat, each.kind, each.person?.name, each.bot?.name])).toEqual([
    [3, 0, 'away', 'Ada', 'Duchess'],
    [5, 1, 'away', 'Bo', 'Robo'],
    [6, 0, 'back', 'Ada', undefined],
    [7, 1, 'left', 'Bo', 'Duchess'],
  ])
})

test('who looks back is called you through the own eyes, and through all eyes without a name of their own', () => {
  const named = seatsOfRecord(record(['Zoë', 'Old Tom', 'vesper']), String)
  const usual = named.map((seat, index) => (index === 0 ? { ...seat, name: 'You', isUsual: true as const } : seat))
  expect([youOf(named, 0, 0), youOf(named, 0, 1), youOf(named, 0, null)]).toEqual([0, null, null])
  expect([youOf(usual, 0, 0), youOf(usual, 0, 1), youOf(usual, 0, null)]).toEqual([0, 0, 0])
  expect(youOf(usual, null, null)).toBe(null)
})
