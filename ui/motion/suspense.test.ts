import { expect, test } from 'vitest'
import { Suspense } from './suspense.svelte.ts'

const [deal, raid, reveal, turn, form] = ['deal', 'raid', 'reveal', 'turn', 'form'].map((type) => ({ type }))

test('what is being turned over is not in the log, nor is what happened after it, until it is seen', () => {
  const suspense = new Suspense()
  expect(suspense.seenOf([deal, raid, reveal])).toEqual([deal, raid, reveal])
  suspense.hide([raid, reveal])
  expect(suspense.seenOf([deal, raid, reveal])).toEqual([deal])
  expect(suspense.seenOf([deal, raid, reveal, turn])).toEqual([deal])
  suspense.lift()
  expect(suspense.seenOf([deal, raid, reveal, turn])).toEqual([deal, raid, reveal, turn])
})

test('points that are on their way, and what followed them, are told at once, but not read before they have arrived', () => {
  const suspense = new Suspense()
  suspense.hide([raid, reveal, turn], [reveal, turn])
  suspense.happen([raid, reveal, turn])
  expect([suspense.isOn, suspense.isSettling]).toEqual([true, true])
  expect(suspense.seenOf([deal, raid, reveal, turn])).toEqual([deal])
  suspense.reveal()
  expect([suspense.isOn, suspense.isSettling]).toEqual([false, true])
  expect(suspense.told).toEqual([raid, reveal, turn])
  expect(suspense.seenOf([deal, raid, reveal, turn])).toEqual([deal, raid])
  suspense.lift()
  expect(suspense.isSettling).toBe(false)
  expect(suspense.seenOf([deal, raid, reveal, turn])).toEqual([deal, raid, reveal, turn])
})

test('everything is told once and in order, when it may be', () => {
  const suspense = new Suspense()
  suspense.happen([deal])
  expect(suspense.told).toEqual([deal])
  suspense.hide([raid, reveal])
  suspense.happen([raid, reveal])
  suspense.happen([turn])
  expect(suspense.told).toEqual([deal])
  suspense.lift()
  expect(suspense.told).toEqual([raid, reveal, turn])
  suspense.lift()
  suspense.happen([form])
  expect(suspense.told).toEqual([form])
})

test('what was hidden is told when something else is', () => {
  const suspense = new Suspense()
  suspense.hide([raid])
  suspense.happen([raid])
  suspense.hide([reveal])
  suspense.happen([reveal])
  expect(suspense.told).toEqual([raid])
  expect(suspense.seenOf([raid, reveal])).toEqual([raid])
})

test('a table lifts its own suspense alone', () => {
  const [table, smallBoard] = [new Suspense(), new Suspense()]
  table.hide([reveal])
  smallBoard.lift()
  expect([table.isOn, smallBoard.isOn]).toEqual([true, false])
})
