import { expect, test } from 'vitest'
import { Refused } from '../../errors.ts'
import { OpenStreams, type Holder } from './open-streams.ts'

const LIMITS = { streamsPerPerson: 3, streamsPerAddress: 4 }
const at =
  (address: string) =>
  (person: string | null, size = 1) => ({ person, address, size })
const home = at('home')
type Open = ReturnType<typeof home>

/** Whoever gives way to a newcomer when these are open. */
function givesWay(open: readonly Open[], newcomer: Holder, limits: typeof LIMITS): Open | undefined {
  const streams = new OpenStreams<Open>()
  for (const each of open) streams.add(each)
  return streams.givesWay(newcomer, limits)
}

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

test('whoever has left makes room again', () => {
  const streams = new OpenStreams<Open>()
  const open = [home('ada'), home('ada'), home('ada'), at('office')('ben')]
  for (const each of open) streams.add(each)
  expect(() => streams.givesWay(home('ada'), LIMITS)).toThrow(Refused)
  streams.delete(open[1]!)
  expect(streams.givesWay(home('ada'), LIMITS)).toBeUndefined()
  expect(streams.of('ada')).toEqual([open[0], open[2]])
  expect([...streams]).toEqual([open[0], open[2], open[3]])
})
