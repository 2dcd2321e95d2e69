import { expect, test } from 'vitest'
import { legal, position, view, type Placement } from '../rules/testing/position.ts'
import { ACTIONS } from '../rules/vocabulary.ts'
import { choosesAction, isPossible, litFor, numberedSeat, ruleAgainst } from './actions.ts'
import { NOTHING, type Asked } from './builder.ts'
import { lit } from './spots.ts'

const askedAt = (placement: Placement): Asked => {
  const p = position(placement)
  return { view: view(p, 0), choices: new Set(legal(p, 0)) }
}

test('an action is possible when some decision begins with it', () => {
  const asked = askedAt({ hands: ['MM', 'B'], gangs: [['B/B'], []], market: 'BGOPR' })
  expect(choosesAction(asked, NOTHING)).toBe(true)
  expect(ACTIONS.filter((action) => isPossible(asked, action))).toEqual(['recruit', 'secure'])
})

test('CB-10 with nothing but traps face down, securing is refused by the rule about traps', () => {
  const cards = { hands: ['B', 'B'], market: 'BGOPR' }
  expect(ruleAgainst('secure', askedAt({ ...cards, gangs: [['B/G'], []] }).view)).toBe('CB-10')
  expect(ruleAgainst('secure', askedAt({ ...cards, gangs: [['B'], []] }).view)).toBe('CB-11')
  expect(ruleAgainst('infiltrate', askedAt({ ...cards, gangs: [['B/G'], []] }).view)).toBe('CB-12')
})

test('an action that is chosen by its name lights only what belongs to it', () => {
  const asked = askedAt({ hands: ['B', 'B'], gangs: [['B/B'], ['B/G']], market: 'BGOPR' })
  const all = lit(asked, NOTHING)
  expect([...litFor(asked, 'secure', all).gangs]).toEqual(['0.0'])
  expect([...litFor(asked, 'infiltrate', all).gangs]).toEqual(['1.0'])
  expect(litFor(asked, 'recruit', all)).toMatchObject({ deck: true, hand: new Map() })
  expect(litFor(asked, 'form', all)).toMatchObject({ deck: false, hand: new Map([['B', 1]]) })
})

test('digits choose an opponent or their gangs only where somebody can be infiltrated', () => {
  const cards = { hands: ['B', 'B'], market: 'BGOPR' }
  for (const seats of [2, 3]) {
    const nobody = askedAt({ ...cards, seats, gangs: [['B/B'], []] })
    expect(numberedSeat(nobody, NOTHING, null)).toBe(0)
  }
  const gangs = [['B/B'], ['B/G']]
  expect(numberedSeat(askedAt({ ...cards, seats: 2, gangs }), NOTHING, null)).toBe(1)
  const three = askedAt({ ...cards, seats: 3, gangs })
  expect(numberedSeat(three, NOTHING, null)).toBeNull()
  expect(numberedSeat(three, NOTHING, 1)).toBe(1)
  expect(numberedSeat(three, { kind: 'secure', gangs: [0] }, null)).toBe(0)
})
