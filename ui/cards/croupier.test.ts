import { describe, expect, test } from 'vitest'
import { Croupier } from './croupier.ts'

const ids = (cards: readonly { id: number }[] | undefined): number[] => (cards ?? []).map(({ id }) => id)

describe('the croupier', () => {
  test('gives every card an identity of its own', () => {
    const { hand, display } = new Croupier().arrange({ hand: ['D', 'D'], display: ['D', null] })
    expect(new Set([...ids(hand), ...ids(display)]).size).toBe(4)
  })

  test('keeps who stays, whatever the new order', () => {
    const croupier = new Croupier()
    const [a, b] = ids(croupier.arrange({ hand: ['A', 'B'] })['hand'])
    expect(ids(croupier.arrange({ hand: ['B', 'A'] })['hand'])).toEqual([b, a])
    expect(croupier.moves).toEqual([])
  })

  test('follows a card from one zone to another', () => {
    const croupier = new Croupier()
    const [, h] = ids(croupier.arrange({ display: ['D', 'H'], hand: [] })['display'])
    const { hand } = croupier.arrange({ display: ['D'], hand: ['H'] })
    expect(ids(hand)).toEqual([h])
    expect(croupier.moves).toEqual([{ id: h, kind: 'H', from: 'display', to: 'hand' }])
  })

  test('turns a drawn card up and a taken card down', () => {
    const croupier = new Croupier()
    const first = croupier.arrange({ pile: [null, null], mine: [], theirs: [], display: ['R'] })
    const second = croupier.arrange({ pile: [null], mine: ['S'], theirs: [null], display: [] })
    expect(ids(first['pile'])).toEqual(expect.arrayContaining(ids(second['mine'])))
    expect(croupier.moves).toContainEqual(expect.objectContaining({ kind: 'S', from: 'pile', to: 'mine' }))
    expect(croupier.moves).toContainEqual(expect.objectContaining({ from: 'display', to: 'theirs' }))
  })

  test('prefers the same letter to a back', () => {
    const croupier = new Croupier()
    croupier.arrange({ pile: [null], display: ['R'], mine: [] })
    croupier.arrange({ pile: [null], display: [], mine: ['R'] })
    expect(croupier.moves).toEqual([expect.objectContaining({ from: 'display', to: 'mine' })])
  })

  test('loses and invents cards without confusion when a view jumps', () => {
    const croupier = new Croupier()
    croupier.arrange({ hand: ['A', 'B', 'C'] })
    const { hand, other } = croupier.arrange({ hand: ['X'], other: ['A', 'Y'] })
    expect(new Set([...ids(hand), ...ids(other)]).size).toBe(3)
    expect(croupier.moves).toEqual([expect.objectContaining({ kind: 'A', to: 'other' })])
  })

  test('lets a zone disappear', () => {
    const croupier = new Croupier()
    croupier.arrange({ table: ['M'] })
    croupier.arrange({ discard: ['M'] })
    expect(croupier.moves).toEqual([expect.objectContaining({ from: 'table', to: 'discard' })])
  })
})
