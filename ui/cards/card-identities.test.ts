import { describe, expect, test } from 'vitest'
import { CardIdentities } from './card-identities.ts'

const ids = (cards: readonly { id: number }[] | undefined): number[] => (cards ?? []).map(({ id }) => id)

describe('the identities of cards', () => {
  test('gives every card an identity of its own', () => {
    const { hand, display } = new CardIdentities().arrange({ hand: ['D', 'D'], display: ['D', null] })
    expect(new Set([...ids(hand), ...ids(display)]).size).toBe(4)
  })

  test('keeps who stays, whatever the new order', () => {
    const identities = new CardIdentities()
    const [a, b] = ids(identities.arrange({ hand: ['A', 'B'] })['hand'])
    expect(ids(identities.arrange({ hand: ['B', 'A'] })['hand'])).toEqual([b, a])
    expect(identities.moves).toEqual([])
  })

  test('follows a card from one zone to another', () => {
    const identities = new CardIdentities()
    const [, h] = ids(identities.arrange({ display: ['D', 'H'], hand: [] })['display'])
    const { hand } = identities.arrange({ display: ['D'], hand: ['H'] })
    expect(ids(hand)).toEqual([h])
    expect(identities.moves).toEqual([{ id: h, kind: 'H', from: 'display', to: 'hand' }])
  })

  test('turns a drawn card up and a taken card down', () => {
    const identities = new CardIdentities()
    const first = identities.arrange({ pile: [null, null], mine: [], theirs: [], display: ['R'] })
    const second = identities.arrange({ pile: [null], mine: ['S'], theirs: [null], display: [] })
    expect(ids(first['pile'])).toEqual(expect.arrayContaining(ids(second['mine'])))
    expect(identities.moves).toContainEqual(expect.objectContaining({ kind: 'S', from: 'pile', to: 'mine' }))
    expect(identities.moves).toContainEqual(expect.objectContaining({ from: 'display', to: 'theirs' }))
  })

  test('prefers the same letter to a back', () => {
    const identities = new CardIdentities()
    identities.arrange({ pile: [null], display: ['R'], mine: [] })
    identities.arrange({ pile: [null], display: [], mine: ['R'] })
    expect(identities.moves).toEqual([expect.objectContaining({ from: 'display', to: 'mine' })])
  })

  test('loses and invents cards without confusion when a view jumps', () => {
    const identities = new CardIdentities()
    identities.arrange({ hand: ['A', 'B', 'C'] })
    const { hand, other } = identities.arrange({ hand: ['X'], other: ['A', 'Y'] })
    expect(new Set([...ids(hand), ...ids(other)]).size).toBe(3)
    expect(identities.moves).toEqual([expect.objectContaining({ kind: 'A', to: 'other' })])
  })

  test('lets a zone disappear', () => {
    const identities = new CardIdentities()
    identities.arrange({ table: ['M'] })
    identities.arrange({ discard: ['M'] })
    expect(identities.moves).toEqual([expect.objectContaining({ from: 'table', to: 'discard' })])
  })
})
