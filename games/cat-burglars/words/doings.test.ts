import { expect, test } from 'vitest'
import type { CatBurglarsEvent as Event } from '../rules/events.ts'
import { doingsOf } from './doings.ts'

const events: Event[] = [
  { type: 'turn', seat: 1 },
  { type: 'recruit', seat: 1, card: 'B' },
  { type: 'refill', card: 'R' },
  { type: 'draw', seat: 1, card: null },
  { type: 'turn', seat: 2 },
  { type: 'infiltrate', seat: 2, owner: 1, gang: 1, paid: 'B', market: null },
  { type: 'reveal', owner: 1, gang: 1, card: 'G', trap: true },
  { type: 'ask', seat: 1, card: 'G' },
  { type: 'place', seat: 1, card: 'G', gang: 0, isNewGang: false },
  { type: 'turn', seat: 0 },
  { type: 'secure', seat: 0, gangs: [0] },
  { type: 'reveal', owner: 0, gang: 0, card: 'R', trap: false },
  { type: 'yarn', seat: 0, cards: 'R', total: 1 },
]

test('all that players did is told in its order, cards of one turn together and a raid with what came of it', () => {
  expect(doingsOf(events)).toMatchObject([
    [1, { verb: 'recruit', cards: ['B', null] }],
    [2, { verb: 'infiltrate', owner: 1, trap: true }],
    [1, { verb: 'place', cards: ['G'], gang: 0 }],
    [0, { verb: 'secure', balls: 1 }],
  ])
})
