import { expect, test } from 'vitest'
import { Refused } from '../errors.ts'
import { givesWay } from './stream-shares.ts'

const LIMITS = { streamsPerPerson: 3, streamsPerAddress: 4 }
const at =
  (address: string) =>
  (person: string | null, size = 1) => ({ person, address, size })
const home = at('home')

test('whoever holds as many as a person may is refused, wherever from', () => {
  const open = [home('ada'), home('ada'), at('office')('ada')]
  expect(() => givesWay(open, home('ada'), LIMITS)).toThrow(Refused)
  expect(givesWay(open, home('ben'), LIMITS)).toBeUndefined()
})

test('at a full address those without a name give way to people: first the idle, then the oldest', () => {
  const [first, second, idle] = [home(null), home(null), home(null, 0)]
  expect(givesWay([home('ben'), first, second, idle], home('ada'), LIMITS)).toBe(idle)
  expect(givesWay([home('ben'), first, second, home('cy')], home('ada'), LIMITS)).toBe(first)
})

test('among those without a name only the idle give way', () => {
  const idle = home(null, 0)
  expect(givesWay([home(null), home(null), idle, home('ada')], home(null), LIMITS)).toBe(idle)
  expect(() => givesWay([home(null), home(null), home(null), home(null)], home(null), LIMITS)).toThrow(Refused)
  expect(() =>
    givesWay(
      ['ada', 'ben', 'cy', 'di'].map((each) => home(each)),
      home(null),
      LIMITS,
    ),
  ).toThrow(Refused)
})

test('among people whoever has most gives way to whoever has fewer', () => {
  const [oldest, ...others] = [home('ada'), home('ada'), home('ada'), home('ben')]
  expect(givesWay([oldest, ...others], home('cy'), LIMITS)).toBe(oldest)
  expect(() => givesWay([home('ada'), home('ada'), home('ben'), home('ben')], home('ben'), LIMITS)).toThrow(Refused)
})

test('what others hold elsewhere does not count', () => {
  const away = Array.from({ length: 4 }, () => at('office')(null))
  expect(givesWay(away, home(null), LIMITS)).toBeUndefined()
})
