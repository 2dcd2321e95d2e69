import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  atLeast,
  cardsOf,
  contains,
  countOfAny,
  kindAt,
  kindsIn,
  pickCards,
  sizeOf,
  without,
  type Cards,
} from './cards.ts'
import { Random } from './random.ts'

const counts = fc.tuple(...Array.from({ length: 6 }, () => fc.nat(15)), fc.nat(20))
const pack = (vector: readonly number[]): Cards => vector.reduce((sum, count, kind) => sum + cardsOf(kind, count), 0)
const unpack = (cards: Cards): number[] => Array.from({ length: 7 }, (_, kind) => countOfAny(cards, kind))

describe('a packed set of cards is a vector of counts', () => {
  test('packing and counting are inverse', () =>
    fc.assert(
      fc.property(counts, (vector) => {
        expect(unpack(pack(vector))).toEqual(vector)
      }),
    ))

  test('its size is the sum of the counts', () =>
    fc.assert(
      fc.property(counts, (vector) => {
        expect(sizeOf(pack(vector))).toBe(vector.reduce((a, b) => a + b))
      }),
    ))

  test('the kind at an index is found by counting off', () =>
    fc.assert(
      fc.property(counts, (vector) => {
        const laidOut = vector.flatMap((count, kind) => Array<number>(count).fill(kind))
        expect(laidOut.map((_, index) => kindAt(pack(vector), index))).toEqual(laidOut)
      }),
    ))

  test('containing, taking away and counting kinds go kind by kind', () =>
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        expect(contains(pack(a), pack(b))).toBe(b.every((count, kind) => count <= a[kind]!))
        expect(unpack(without(pack(a), pack(b)))).toEqual(a.map((count, kind) => Math.max(0, count - b[kind]!)))
        expect(kindsIn(pack(a))).toBe(a.filter((count) => count > 0).length)
      }),
    ))

  test('at least is a comparison', () =>
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (a, b) => {
        expect(atLeast(a, b)).toBe(a >= b ? 1 : 0)
      }),
    ))

  test('picked cards come from the set and are as many as asked for', () =>
    fc.assert(
      fc.property(counts, fc.nat(), (vector, seed) => {
        const cards = pack(vector)
        const count = seed % (sizeOf(cards) + 1)
        const picked = pickCards(cards, sizeOf(cards), count, new Random(seed))
        expect(sizeOf(picked)).toBe(count)
        expect(contains(cards, picked)).toBe(true)
      }),
    ))

  test('every card is as likely to be picked as any other', () => {
    const random = new Random('even')
    const tally = [0, 0, 0]
    for (let i = 0; i < 30_000; i++) {
      const picked = pickCards(pack([3, 2, 1]), 6, 2, random)
      for (let kind = 0; kind < 3; kind++) tally[kind]! += countOfAny(picked, kind)
    }
    for (const [kind, share] of [30_000, 20_000, 10_000].entries())
      expect(Math.abs(tally[kind]! - share)).toBeLessThan(450)
  })
})
