import { Random } from '@alleycat/engine'
import { catBurglars, cathamCity, mindOf } from '@alleycat/games'
import { expect, test } from 'vitest'
import { pickCandidate } from './search-bot.ts'
import type { Candidate } from './search.ts'

const candidate = (action: number, visits: number, value: number): Candidate => ({ action, visits, value, chances: [] })
const CANDIDATES = [
  candidate(1, 100, 0.5),
  candidate(2, 50, 0.499),
  candidate(3, 40, 0.45),
  candidate(4, 5, 0.5), // This one was hardly visited.
]

/** How often each of the decisions is picked. */
function picked(kind: typeof catBurglars | typeof cathamCity): Map<number, number> {
  const mind = mindOf(kind.create(2, kind.defaults as never))
  const random = new Random(1)
  const times = new Map<number, number>()
  for (let i = 0; i < 3000; i++) {
    const { action } = pickCandidate(CANDIDATES, mind, random)
    times.set(action, (times.get(action) ?? 0) + 1)
  }
  return times
}

test('where cards lie face down one of the decisions that are as good is drawn, the more visited the likelier', () => {
  const times = picked(catBurglars)
  expect(new Set(times.keys())).toEqual(new Set([1, 2]))
  expect(times.get(1)! / times.get(2)!).toBeCloseTo(2, 0)
})

test('where nothing lies face down the most visited decision is taken', () => {
  expect([...picked(cathamCity).keys()]).toEqual([1])
})
