import { expect, test } from 'vitest'
import type { CatBurglarsEvent } from '../rules/events.ts'
import { followedIn, shownAmong, touchedIn } from './followed.ts'

const turn = (seat: number): CatBurglarsEvent => ({ type: 'turn', seat })
const raid = (seat: number, owner: number): CatBurglarsEvent => ({
  type: 'infiltrate',
  seat,
  owner,
  gang: 0,
  paid: 'B',
  market: null,
})
const yarn = (seat: number): CatBurglarsEvent => ({ type: 'yarn', seat, cards: 'B', total: 1 })

test('where a cat is placed is seen, although the next turn begins at the same time', () => {
  expect(followedIn([{ type: 'place', seat: 1, gang: 0, card: 'B', isNewGang: true }, turn(2)], 0)).toBe(1)
})

test('a gang that is raided is seen, and then where the trap under it is placed', () => {
  expect(touchedIn([raid(1, 2), { type: 'place', seat: 2, gang: 3, card: 'B', isNewGang: true }, turn(0)])).toEqual([
    '2.0',
    '2.3',
  ])
  expect(touchedIn([yarn(1), turn(2)])).toEqual([])
})

test('of a raid the gangs of whoever is robbed are seen, and those of the robber where it is the viewer', () => {
  expect(followedIn([raid(1, 2), yarn(1), turn(2)], 0)).toBe(2)
  expect(followedIn([raid(0, 2), yarn(0), turn(1)], 0)).toBe(2)
  expect(followedIn([raid(1, 0), yarn(1), turn(2)], 0)).toBe(1)
})

test('where nothing else happens, whose turn begins is followed, unless it is the viewer', () => {
  expect(followedIn([turn(2)], 0)).toBe(2)
  expect(followedIn([turn(0)], 0)).toBe(null)
})

test('after the end the gangs of an opponent who has won are shown, until those of another are asked for', () => {
  expect(shownAmong([1, 2], null, [], null)).toBe(1)
  expect(shownAmong([1, 2], null, [2], 1)).toBe(2)
  expect(shownAmong([1, 2], 1, [2], 1)).toBe(1)
  expect(shownAmong([1, 2], null, [0], 2)).toBe(2)
})
