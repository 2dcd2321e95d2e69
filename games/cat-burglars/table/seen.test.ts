import { expect, test } from 'vitest'
import type { CatBurglarsEvent } from '../rules/events.ts'
import type { CatBurglarsView } from '../rules/view.ts'
import { seenMeanwhile } from './seen.ts'

const raid: CatBurglarsEvent = { type: 'infiltrate', seat: 1, owner: 2, gang: 0, paid: 'B', market: null }
const asRaided = { turn: 1, awaited: [1], phase: 'act', table: null, winners: [], gangs: [] }

test.each([
  ['a trap', { turn: 1, awaited: [2], phase: 'place', table: { card: 'R', owner: 2 } }],
  ['yarn', { turn: 2, awaited: [2], phase: 'act' }],
  ['the yarn that wins', { turn: 1, awaited: [], phase: 'over', winners: [1] }],
] as const)('until a card is turned over, %s looks like any other raid', (_, after) => {
  const view = { table: null, winners: [], gangs: [], ...after } as unknown as CatBurglarsView
  expect(seenMeanwhile(view, [raid])).toEqual(asRaided)
})

test('CB-19 a cat that was placed at once is not on the table before its card is turned over', () => {
  const gang = { cats: 'B', active: false }
  const view = { gangs: [[gang], [gang], [gang, { cats: 'R', active: false }]] } as unknown as CatBurglarsView
  const place: CatBurglarsEvent = { type: 'place', seat: 2, gang: 1, card: 'R', isNewGang: true }
  expect(seenMeanwhile(view, [raid, place]).gangs).toEqual([[gang], [gang], [gang]])
  expect(seenMeanwhile(view, [raid]).gangs).toEqual(view.gangs)
})
