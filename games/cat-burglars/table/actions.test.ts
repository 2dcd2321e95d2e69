import { expect, test } from 'vitest'
import { legal, position, view, type Placement } from '../rules/testing/position.ts'
import { ACTIONS } from '../rules/vocabulary.ts'
import { en } from '../words/en.ts'
import { choosesAction, isPossible, meantBy, numberedSeat, ruleAgainst, type ActionName } from './actions.ts'
import { NOTHING, type Asked } from './builder.ts'
import { promptText } from './prompt.ts'
import { lit, type Spots } from './spots.ts'

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
  const litFor = (action: ActionName): Spots => lit(meantBy(asked, action, NOTHING), NOTHING)
  expect([...litFor('secure').gangs]).toEqual(['0.0'])
  expect([...litFor('infiltrate').gangs]).toEqual(['1.0'])
  expect(litFor('recruit')).toMatchObject({ deck: true, hand: new Map() })
  expect(litFor('form')).toMatchObject({ deck: false, hand: new Map([['B', 1]]), gangs: new Set() })
})

test('CB-8, CB-9 once a cat is chosen too, only the places are lit to which the action can bring it', () => {
  const asked = askedAt({ hands: ['O', 'B'], gangs: [['B', 'G/G', 'RR'], []], market: 'BGOPR' })
  const cat = { kind: 'cat', card: 'O', at: null } as const
  const litFor = (action: ActionName | null): Spots => lit(meantBy(asked, action, cat), cat)
  expect(litFor(null)).toMatchObject({ gangs: new Set(['0.0', '0.1', '0.2']), fresh: true })
  expect(litFor('form')).toMatchObject({ gangs: new Set(['0.0', '0.1']), fresh: true })
  expect(litFor('activate')).toMatchObject({ gangs: new Set(['0.0', '0.2']), fresh: false, hand: new Map([['O', 1]]) })
  // Another cat than was meant may still be tapped after an action that plays none.
  expect(litFor('infiltrate')).toEqual(litFor(null))
})

test('a cat to be laid face down is not asked to begin a gang', () => {
  const asked = askedAt({ hands: ['O', 'B'], gangs: [['B', 'G'], []], market: 'BGOPR' })
  const cat = { kind: 'cat', card: 'O', at: null } as const
  const prompt = (action: ActionName): string =>
    promptText(asked, cat, { action, aimed: null }, { words: en, seats: [], viewer: 0 })
  expect(prompt('form')).toBe('Orange cat: new gang, or tap one of your gangs')
  expect(prompt('activate')).toBe('Orange cat: face down under which of your gangs?')
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
