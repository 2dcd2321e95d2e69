import { expect, test } from 'vitest'
import type { CathamCityEvent } from '../rules/events.ts'
import { deedsOf } from './deeds.ts'

const taken: CathamCityEvent[] = [
  { type: 'turn', seat: 1 },
  { type: 'take', seat: 1, cards: 'PP' },
]
const detectives: CathamCityEvent[] = [
  { type: 'turn', seat: 2 },
  { type: 'play', seat: 2, faction: 'D', cards: 'DDDM', further: 'M', target: null },
  { type: 'points', seat: 2, change: 3, total: 5 },
]

test('a deed stays while others play, and goes when the next turn of its player begins', () => {
  const events = [...taken, ...detectives]
  expect(deedsOf(events).get(1)).toMatchObject([{ verb: 'take', cards: 'PP' }])
  expect(deedsOf(events).get(2)).toMatchObject([{ verb: 'play', cards: 'DDD', further: 'M', change: 3 }])
  expect(deedsOf([...events, { type: 'turn', seat: 1 }]).has(1)).toBe(false)
})

test('an answer takes the place of the deed before it, a pass only as long as that turn lasts', () => {
  const answer: CathamCityEvent[] = [
    { type: 'discard', seat: 1, cards: 'M' },
    { type: 'points', seat: 1, change: 1, total: 1 },
  ]
  expect(deedsOf([...taken, ...detectives, ...answer]).get(1)).toMatchObject([{ verb: 'discard', change: 1 }])
  const passed: CathamCityEvent[] = [...taken, ...detectives, { type: 'pass', seat: 1 }]
  expect(deedsOf(passed).get(1)).toMatchObject([{ verb: 'pass' }])
  expect(deedsOf([...passed, { type: 'turn', seat: 0 }]).get(1)).toMatchObject([{ verb: 'take' }])
})

test('cards over the limit and the card discarded with a gift belong to what was done before', () => {
  expect(deedsOf([...taken, { type: 'discard', seat: 1, cards: 'D' }]).get(1)).toMatchObject([{ verb: 'take' }])
  const given: CathamCityEvent[] = [
    { type: 'turn', seat: 2 },
    { type: 'give', from: 1, to: 2, card: 'S', shown: true },
    { type: 'discard', seat: 1, cards: 'S' },
    { type: 'points', seat: 1, change: 1, total: 1 },
  ]
  expect(deedsOf([...taken, ...given]).get(1)).toMatchObject([{ verb: 'give', cards: 'S', target: 2, change: 1 }])
})

test('a turn of two actions has two deeds, each with its points, until somebody answers or the next turn begins', () => {
  const turn: CathamCityEvent[] = [
    ...detectives,
    { type: 'take', seat: 2, cards: 'S' },
    { type: 'discard', seat: 2, cards: 'HH' },
  ]
  expect(deedsOf(turn).get(2)).toMatchObject([
    { verb: 'play', cards: 'DDD', further: 'M', change: 3 },
    { verb: 'take', cards: 'S', change: 0 },
  ])
  const answered: CathamCityEvent[] = [...turn, { type: 'turn', seat: 3 }, { type: 'pay', seat: 2 }]
  expect(deedsOf(answered).get(2)).toMatchObject([{ verb: 'pay' }])
  expect(deedsOf([...turn, { type: 'turn', seat: 2 }, ...taken.slice(1)]).has(2)).toBe(false)
})
