import { expect, test } from 'vitest'
import type { CatBurglarsEvent } from '../rules/events.ts'
import type { CatBurglarsView } from '../rules/view.ts'
import { seenMeanwhile } from './seen.ts'

const raid: CatBurglarsEvent = { type: 'infiltrate', seat: 1, owner: 2, gang: 0, paid: 'B', market: null }
const asRaided = { turn: 1, awaited: [1], phase: 'act', table: null, winners: [] }

test.each([
  ['a trap', { turn: 1, awaited: [2], phase: 'place', table: { card: 'R', owner: 2 } }],
  ['yarn', { turn: 2, awaited: [2], phase: 'act' }],
  ['the yarn that wins', { turn: 1, awaited: [], phase: 'over', winners: [1] }],
] as const)('until a card is turned over, %s looks like any other raid', (_, after) => {
  const view = { table: null, winners: [], ...after } as unknown as CatBurglarsView
  expect(seenMeanwhile(view, [raid])).toEqual(asRaided)
})
