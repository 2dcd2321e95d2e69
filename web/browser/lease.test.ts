import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leadByLease } from './lease.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function tabs() {
  const map = new Map<string, string>()
  const lead = leadByLease(
    {
      getItem: (key) => map.get(key) ?? null,
      setItem: (key, value) => void map.set(key, value),
      removeItem: (key) => void map.delete(key),
    },
    'lead',
  )
  const leading = new Set<string>()
  const join = (name: string, steal = false): (() => void) => {
    const end = lead(
      steal,
      () => leading.add(name),
      () => leading.delete(name),
    )
    return () => {
      leading.delete(name)
      end()
    }
  }
  return { join, leading }
}

it('of several tabs one leads, and the next one when it goes', async () => {
  const { join, leading } = tabs()
  const ends = new Map(['a', 'b', 'c'].map((name) => [name, join(name)]))
  await vi.advanceTimersByTimeAsync(3000)
  expect(leading.size).toBe(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(leading.size).toBe(1)
  const [first] = leading
  ends.get(first!)!()
  await vi.advanceTimersByTimeAsync(2000)
  expect(leading.size).toBe(1)
  expect(leading.has(first!)).toBe(false)
})

it('the lead can be taken away, and who led is told', async () => {
  const { join, leading } = tabs()
  join('a')
  await vi.advanceTimersByTimeAsync(1000)
  expect([...leading]).toEqual(['a'])
  join('b', true)
  await vi.advanceTimersByTimeAsync(2000)
  expect([...leading]).toEqual(['b'])
})
