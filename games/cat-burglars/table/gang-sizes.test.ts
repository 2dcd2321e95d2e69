import { expect, test } from 'vitest'
import { gangSize, type GangShape, type Room } from './gang-sizes.ts'

const gang = (cats: number, isActive = false): GangShape => ({ cats, isActive, isKnown: false })
const room = (width: number, height: number, more: Partial<Room> = {}): Room => ({
  width,
  height,
  card: 64,
  isWide: false,
  before: null,
  ...more,
})

test('a single gang is drawn as cards of the greatest size', () => {
  expect(gangSize([gang(3, true)], room(1000, 1000))).toEqual({ density: 'cards', size: 70 })
  expect(gangSize([], room(1000, 1000))).toEqual({ density: 'cards', size: 70 })
})

test('cards shrink to the height and to the width of their panel', () => {
  // 8 pixels above and below the card, and 23 beside it.
  expect(gangSize([gang(1)], room(300, 78)).size).toBe(50)
  expect(gangSize([gang(1)], room(73, 300)).size).toBe(50)
})

test('gangs that need several rows get them', () => {
  const gangs = Array.from({ length: 4 }, () => gang(1))
  expect(gangSize(gangs, room(160, 161))).toEqual({ density: 'cards', size: 50 })
})

test('the cats of a gang on a wide table are one below the other', () => {
  expect(gangSize([gang(6)], room(90, 172, { isWide: true })).size).toBe(51)
})

test('they are beside one another where that makes them larger', () => {
  const wide = (height: number): Room => room(1100, height, { card: 105, isWide: true })
  const gangs = [gang(4), gang(3, true), gang(3), gang(2, true), gang(3, true), gang(1)]
  expect(gangSize(gangs, wide(135))).toEqual({ density: 'fanned', size: 82 })
  expect(gangSize(gangs, wide(220)).density).toBe('cards')
  // Six gangs in a window of 1440 by 900 pixels, where they are 59 pixels wide in columns.
  const six = [gang(3), gang(3, true), gang(3), gang(2, true), gang(3, true), gang(1)]
  expect(gangSize(six, { ...wide(134), before: { width: 60, height: 44 } })).toEqual({ density: 'fanned', size: 79 })
  // Eight gangs of which the longest columns are five cats high.
  const eight = [gang(4, true), gang(5, true), gang(5, true), gang(2, true), gang(4), gang(1), gang(2), gang(1)]
  expect(gangSize(eight, { ...wide(134), before: { width: 60, height: 44 } })).toEqual({ density: 'fanned', size: 50 })
})

test('less is seen of larger cards before whole ones get too small to read', () => {
  const gangs = Array.from({ length: 6 }, () => gang(4, true))
  const { density, size } = gangSize(gangs, room(420, 200, { card: 105, isWide: true }))
  expect([density, size >= 44]).toEqual(['cropped', true])
})

test('as much is seen of a card as there is height for', () => {
  // Five gangs of somebody who plays on a phone held upright: in two rows, between which nothing is left to spare.
  const gangs = [gang(1), gang(2), gang(3), gang(1), gang(1)]
  const own = (height: number): Room => room(338, height, { before: { width: 60, height: 44 } })
  expect(gangSize(gangs, own(122))).toEqual({ density: 'cropped', size: 44, part: 1.2 })
  expect(gangSize(gangs, own(114))).toEqual({ density: 'cropped', size: 48, part: 1 })
  expect(gangSize(gangs, own(92))).toEqual({ density: 'cropped', size: 47, part: 0.8 })
})

test('what stands before the gangs takes its room', () => {
  const before = { width: 60, height: 40 }
  expect(gangSize([gang(1)], room(300, 75, { before })).density).toBe('cards')
  expect(gangSize([gang(1)], room(100, 75, { before })).density).toBe('heads')
})

test('seven cats in the panel of a phone held sideways are heads in rows that fit', () => {
  const { density, size } = gangSize([gang(7, true)], room(137, 58))
  expect(density).toBe('heads')
  expect(2 * size + 4).toBeLessThanOrEqual(58)
})

test('where there is no room for all, gangs are drawn as the smallest heads', () => {
  const gangs = Array.from({ length: 12 }, () => gang(5, true))
  expect(gangSize(gangs, room(128, 58))).toEqual({ density: 'heads', size: 20 })
})
