import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TypedNumber, WAIT } from './typed-number.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Numbers up to `most` can be chosen, as long as none is: then there are two answers. */
function numbers(most: number) {
  const chosen: number[] = []
  const number = new TypedNumber((each) => chosen.push(each) > 0)
  const type = (digit: number): boolean => number.type(digit, () => (chosen.length === 0 ? most : 2))
  return { chosen, number, type }
}

test('a digit counts at once where no number of two digits begins with it', () => {
  for (const [most, digit] of [
    [9, 1],
    [12, 2],
    [12, 0],
  ] as const) {
    const { chosen, type } = numbers(most)
    expect(type(digit)).toBe(true)
    expect(chosen).toEqual([digit])
  }
})

test('two digits choose from the tenth on, and the first alone chooses nothing', () => {
  for (const [most, second] of [
    [10, 0],
    [12, 0],
    [12, 1],
    [12, 2],
  ] as const) {
    const { chosen, type } = numbers(most)
    expect(type(1)).toBe(true)
    expect(chosen).toEqual([])
    expect(type(second)).toBe(true)
    vi.runAllTimers()
    expect(chosen).toEqual([10 + second])
  }
})

test('a digit that is followed by none counts by itself after a moment, and the next one is another number', () => {
  const { chosen, type } = numbers(12)
  type(1)
  vi.advanceTimersByTime(WAIT)
  expect(chosen).toEqual([1])
  type(2)
  expect(chosen).toEqual([1, 2])
})

test('two digits that are no number together count one after the other', () => {
  const { chosen, type } = numbers(11)
  type(1)
  type(2)
  expect(chosen).toEqual([1, 2])
})

test('another key lets a digit count at once, and Escape forgets it', () => {
  const { chosen, number, type } = numbers(12)
  type(1)
  expect(number.end()).toBe(true)
  expect(number.end()).toBe(false)
  vi.runAllTimers()
  expect(chosen).toEqual([1])
  const other = numbers(12)
  other.type(1)
  other.number.drop()
  vi.runAllTimers()
  expect(other.chosen).toEqual([])
})

test('a digit that was forgotten does not cut short the wait of the next one', () => {
  const { chosen, number, type } = numbers(12)
  type(1)
  vi.advanceTimersByTime(WAIT / 2)
  number.drop()
  type(1)
  vi.advanceTimersByTime(WAIT / 2)
  expect(chosen).toEqual([])
  type(2)
  expect(chosen).toEqual([12])
})
