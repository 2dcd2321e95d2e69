import { expect, test } from 'vitest'
import type { CatBurglarsEvent as Event } from '../rules/events.ts'
import { deedsOf, deedText } from './deeds.ts'
import { en } from './en.ts'

const recruits: Event[] = [
  { type: 'turn', seat: 1 },
  { type: 'recruit', seat: 1, card: 'B' },
  { type: 'draw', seat: 1, card: null },
]
const raid: Event[] = [
  { type: 'turn', seat: 2 },
  { type: 'infiltrate', seat: 2, owner: 0, gang: 1, paid: 'B', market: null },
  { type: 'reveal', owner: 0, gang: 1, card: 'G', trap: true },
]

test('a deed stays while others play, and goes when the next turn of its player begins', () => {
  expect(deedsOf([...recruits, ...raid]).get(1)).toMatchObject({ verb: 'recruit', cards: ['B', null] })
  expect(deedsOf([...recruits, ...raid, { type: 'turn', seat: 1 }]).has(1)).toBe(false)
})

test('what a raid brought belongs to it: a trap, or a ball of yarn', () => {
  expect(deedsOf(raid).get(2)).toMatchObject({ verb: 'infiltrate', owner: 0, trap: true, balls: 0 })
  const yarn: Event[] = [
    ...raid.slice(0, 2),
    { type: 'reveal', owner: 0, gang: 1, card: 'B', trap: false },
    { type: 'yarn', seat: 2, cards: 'B', total: 1 },
  ]
  expect(deedsOf(yarn).get(2)).toMatchObject({ trap: false, balls: 1 })
})

test('a cat that begins a gang is told apart from one that joins it', () => {
  const said = (verb: 'form' | 'place', isNewGang: boolean): string => {
    const deed = deedsOf([{ type: verb, seat: 1, card: 'B', gang: 3, isNewGang }]).get(1)!
    expect(deed.isNewGang).toBe(isNewGang)
    return deedText(deed, en)
  }
  expect(said('form', true)).toBe('New gang: Blue cat')
  expect(said('form', false)).toBe('Into gang 4: Blue cat')
  expect(said('place', true)).toBe('Cat from the trap: new gang')
  expect(said('place', false)).toBe('Cat from the trap: to gang 4')
})

test('what is read aloud names the action and whom a raid hit', () => {
  const draws: Event[] = [
    { type: 'draw', seat: 1, card: null },
    { type: 'recruit', seat: 1, card: 'M' },
  ]
  expect(deedText(deedsOf(draws).get(1)!, en)).toBe('Recruit: top of the draw pile, Recruit: Mirror')
  expect(deedText(deedsOf(raid).get(2)!, en, 'Ann')).toBe('infiltrates: Ann, Trap')
})
