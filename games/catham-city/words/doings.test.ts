import { expect, test } from 'vitest'
import type { CathamCityEvent } from '../rules/events.ts'
import { doingsOf } from './doings.ts'

const turn: CathamCityEvent[] = [
  { type: 'turn', seat: 1 },
  { type: 'take', seat: 1, cards: 'P' },
  { type: 'take', seat: 1, cards: 'DD' },
  { type: 'discard', seat: 1, cards: 'D' },
]
const detectives: CathamCityEvent[] = [
  { type: 'turn', seat: 2 },
  { type: 'play', seat: 2, faction: 'D', cards: 'DDDM', further: 'M', target: null },
  { type: 'points', seat: 2, change: 3, total: 5 },
  { type: 'pass', seat: 0 },
  { type: 'pass', seat: 1 },
  { type: 'discard', seat: 1, cards: 'M' },
  { type: 'points', seat: 1, change: 1, total: 1 },
  { type: 'pass', seat: 0 },
]

test('all that players did is told in its order, with its points and without cards over the limit', () => {
  expect(doingsOf([...turn, ...detectives])).toMatchObject([
    [1, { verb: 'take', cards: 'PDD' }],
    [2, { verb: 'play', cards: 'DDD', further: 'M', change: 3 }],
    [1, { verb: 'discard', cards: 'M', change: 1 }],
    [0, { verb: 'pass' }],
  ])
})

test('the card discarded with a gift belongs to the gift', () => {
  const given: CathamCityEvent[] = [
    { type: 'turn', seat: 2 },
    { type: 'give', from: 1, to: 2, card: 'S', shown: true },
    { type: 'discard', seat: 1, cards: 'S' },
    { type: 'points', seat: 1, change: 1, total: 1 },
  ]
  expect(doingsOf(given)).toMatchObject([[1, { verb: 'give', cards: 'S', target: 2, change: 1 }]])
})
