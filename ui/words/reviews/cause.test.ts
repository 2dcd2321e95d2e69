import { describe, expect, test } from 'vitest'
import { causeText } from './cause.ts'
import { en } from './en.ts'

const swing = { from: [0.3, 0.64], to: [0, 1], luck: null }
const NAMES = ['Ann', 'Ben']

describe('the cause of a turning point', () => {
  test('is a move of the one whose chance is told, or what another did to it', () => {
    expect(causeText({ ...swing, cause: 'deed', doer: 1 }, 1, NAMES, en.causes)).toBe('Decisive move: Ben')
    expect(causeText({ ...swing, cause: 'deed', doer: 0 }, 1, NAMES, en.causes)).toBe('Helped by: Ann')
    expect(causeText({ ...swing, cause: 'deed', doer: 1 }, 0, NAMES, en.causes)).toBe('Hit by: Ben')
  })

  test('is a costly decision only for who made it, and a gift for who gained by it', () => {
    expect(causeText({ ...swing, cause: 'mistake', doer: 0 }, 0, NAMES, en.causes)).toBe('Costly decision: Ann')
    expect(causeText({ ...swing, cause: 'mistake', doer: 0 }, 1, NAMES, en.causes)).toBe('Helped by a mistake: Ann')
  })

  test('is luck where it was nobody’s doing', () => {
    const came = { ...swing, cause: 'luck', doer: null, luck: ['came'] } as const
    expect(causeText(came, 1, NAMES, en.causes)).toBe('Mostly luck: the cards that came')
  })
})
