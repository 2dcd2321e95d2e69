import { expect, test } from 'vitest'
import { SharedRead } from './shared-read.ts'

/** Queries that are answered when the test says so. */
function held() {
  const queries: { keys: readonly string[]; answer: () => void; fail: (problem: unknown) => void }[] = []
  const readAll = (keys: readonly string[]): Promise<string[]> =>
    new Promise((resolve, reject) => {
      queries.push({ keys, answer: () => resolve(keys.map((key) => `found ${key}`)), fail: reject })
    })
  return { queries, reading: new SharedRead(readAll) }
}

test('what is asked for at the same time is one query, and what is asked for meanwhile the next', async () => {
  const { queries, reading } = held()
  const first = [reading.read('a'), reading.read('b')]
  await expect.poll(() => queries.length).toBe(1)
  const later = [reading.read('a'), reading.read('c')]
  queries[0]!.answer()
  expect(await Promise.all(first)).toEqual(['found a', 'found b'])
  await expect.poll(() => queries.length).toBe(2)
  queries[1]!.answer()
  expect(await Promise.all(later)).toEqual(['found a', 'found c'])
  expect(queries.map(({ keys }) => keys)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ])
})

test('a query that fails fails those who asked for it, and nobody else', async () => {
  const { queries, reading } = held()
  const lost = reading.read('a')
  await expect.poll(() => queries.length).toBe(1)
  const next = reading.read('b')
  queries[0]!.fail(new Error('away'))
  await expect(lost).rejects.toThrow('away')
  await expect.poll(() => queries.length).toBe(2)
  queries[1]!.answer()
  expect(await next).toBe('found b')
})
