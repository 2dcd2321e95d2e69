import { expect, test } from 'vitest'
import { median } from './bench.ts'
import { candidates } from './browser.ts'
import { bytesLine } from './bytes.ts'
import { framesLine } from './frames.ts'
import { auditIn, CATEGORIES, lighthouseLine, METRICS } from './lighthouse.ts'
import { openingLine } from './openings.ts'
import { startLine } from './start-up.ts'
import { tasksIn } from './trace.ts'
import { linesOf, tableOf } from './web-bench.ts'

test('the median is the one in the middle, or between the two that are', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 9])).toBe(3)
})

test('a browser that is named comes before Playwright’s own and those of the machine', () => {
  const found = candidates({ CHROMIUM_PATH: '/mine/chromium', PATH: '/a' }, '/own/chromium')
  expect(found.slice(0, 3)).toEqual(['/mine/chromium', '/own/chromium', '/a/chromium'])
  expect(found).toContain('/usr/bin/google-chrome')
  expect(candidates({}, '').every((path) => path !== '')).toBe(true)
})

const BYTES = { script: 110_000, style: 9_000, worker: 27_000, font: 68_000, other: 2_000, offline: 0 }

test('bytes stand beside the aim and beside Svelte', () => {
  const line = bytesLine('bytes: x', BYTES, 10_000)
  expect(line.cells.slice(0, 4)).toEqual(['bytes: x', '119.0', '< 120', '11.9'])
  expect(line.json).toMatchObject({ code: 119_000, aim: 120_000, timesSvelte: 11.9, worker: 27_000 })
  expect(bytesLine('x', { ...BYTES, style: 10_000 }, null).cells.slice(2, 4)).toEqual(['NOT < 120', '–'])
})

test('a start is the median of its runs, without the time that somebody looked at the front page', () => {
  const runs = [1000, 3000, 2000].map((usable) => ({ usable, pressed: usable + 2000, asked: usable + 2700 }))
  const line = startLine('start: x', runs, 500)
  expect(line.json).toMatchObject({ runs: 3, usable: 2000, timesBaseline: 4, pressedToOwnDecision: 700 })
  expect(line.json).toMatchObject({ ownDecision: 2700 })
})

test('frames are judged by what the page did, and tell what the clock says too', () => {
  const seen = { seconds: 2, frames: 100, longestGap: 83.4, gapsOver50: 1, longFrames: [61.2], longTasks: [] }
  const line = framesLine('frames: x', seen, [
    { milliseconds: 20, layout: 5, layouts: 1 },
    { milliseconds: 51, layout: 30.4, layouts: 2 },
  ])
  expect(line.json).toMatchObject({
    busy: [51],
    busiest: { milliseconds: 51, layout: 30, layouts: 2 },
    longFrames: [61],
    framesPerSecond: 50,
    longestGap: 83,
  })
  expect(framesLine('x', seen, []).cells.slice(0, 3)).toEqual(['x', '0', '0'])
})

test('what is opened is judged by the median of its longest tasks, and tells the worst too', () => {
  const runs = [70, 30, 48].map((milliseconds) => ({ milliseconds, layout: milliseconds / 2, layouts: 1 }))
  const line = openingLine('openings: x', runs)
  expect(line.cells).toEqual(['openings: x', '48', '24', '1', '70', '< 50'])
  expect(line.json).toMatchObject({ runs: 3, longest: { milliseconds: 48, layout: 24, layouts: 1 }, most: 70 })
  expect(openingLine('x', [{ milliseconds: 50, layout: 0, layouts: 0 }]).cells.at(-1)).toBe('NOT < 50')
})

test('tasks are those of main threads, by the processor’s clock, with the layouts within them', () => {
  const event = { pid: 1, tid: 1, ph: 'X' }
  const traceEvents = [
    { ...event, ph: 'M', ts: 0, name: 'thread_name', args: { name: 'CrRendererMain' } },
    { ...event, name: 'RunTask', ts: 1000, dur: 90_000, tdur: 30_000 },
    { ...event, name: 'Layout', ts: 2000, dur: 9000, tdur: 4000 },
    { ...event, name: 'UpdateLayoutTree', ts: 12_000, dur: 9000, tdur: 1500 },
    { ...event, name: 'Layout', ts: 99_000, dur: 9000, tdur: 4000 },
    { ...event, tid: 2, name: 'RunTask', ts: 0, dur: 9000, tdur: 9000 },
  ]
  expect(tasksIn(JSON.stringify({ traceEvents }))).toEqual([{ milliseconds: 30, layout: 5.5, layouts: 1 }])
})

test('scores of a report are of 100, and all of them must reach the aim', () => {
  const categories = Object.fromEntries(CATEGORIES.map((name) => [name, { score: 0.951 }]))
  const audits = Object.fromEntries(METRICS.map((name) => [name, { numericValue: 1234.56 }]))
  const audit = auditIn(JSON.stringify({ categories, audits }))!
  expect(audit.scores).toEqual({ performance: 95, accessibility: 95, 'best-practices': 95 })
  expect(lighthouseLine('x', audit).cells.slice(1, 6)).toEqual(['95', '95', '95', '≥ 95', '1,235'])
  const worse = { ...audit, scores: { ...audit.scores, performance: 94 } }
  expect(lighthouseLine('x', worse).cells[4]).toBe('NOT ≥ 95')
  expect(auditIn('npm error')).toBeNull()
})

test('a section is a table for a person and lines for a program', () => {
  const section = { head: ['what', 'ms'], lines: [{ cells: ['a', '10'], json: { name: 'a' } }], note: 'So it is.' }
  expect(tableOf(section)).toBe('what  ms\na     10\nSo it is.\n\n')
  expect(linesOf(section)).toBe('{"bench":"web","name":"a"}\n')
})
