import { review, reviewDecisions } from '@alleycat/bots'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FinishedGame } from '../session/session.ts'
import type { Thinker } from '../session/thinker.ts'
import { thoughtsOn } from './thoughts.ts'

const path = new URL('../../games/catham-city/playthroughs/2-seats-DHMRS.jsonl', import.meta.url)
const played = (): FinishedGame => JSON.parse(readFileSync(path, 'utf8')) as FinishedGame
const seats = [
  { name: 'Ann', avatar: 'guest-1', kind: 'person' },
  { name: 'Biscuit', avatar: 'biscuit', kind: 'bot' },
] as const

/** Thinkers that count how often they are started and stopped; the first fail as often as asked. */
function thinkers(failures = 0) {
  const count = { started: 0, stopped: 0 }
  const start = (): Thinker => {
    const fails = count.started++ < failures
    return {
      answer: () => Promise.reject(new Error('no bot is asked')),
      advise: () => Promise.reject(new Error('no hint is asked for')),
      review: async (record) => {
        if (fails) throw new Error('the worker could not start')
        return review(record, { iterations: 5 })
      },
      reviewDecisions: async (record, steps) => reviewDecisions(record, steps, { iterations: 5 }),
      stop: () => void count.stopped++,
    }
  }
  return { count, start }
}

const { signal: left } = new AbortController()

test('a result that is opened again finds what was thought about the game, and thinking ends when it is done', async () => {
  const { count, start } = thinkers()
  const ended = { record: played(), viewer: 0, seats, left }
  const first = thoughtsOn(ended, start)
  expect(thoughtsOn(ended, start)).toBe(first)
  await first.counted
  expect(thoughtsOn(ended, start)).toBe(first)
  await expect.poll(() => count).toEqual({ started: 1, stopped: 1 })
})

test('another game, or the same through other eyes, is thought about anew', () => {
  const { count, start } = thinkers()
  const ended = { record: played(), viewer: 0, seats, left }
  thoughtsOn(ended, start)
  thoughtsOn({ ...ended, record: played() }, start)
  thoughtsOn({ ...ended, viewer: null }, start)
  expect(count.started).toBe(3)
})

test('thinking that has failed is tried again', async () => {
  const { count, start } = thinkers(1)
  const ended = { record: played(), viewer: 0, seats, left }
  await expect(thoughtsOn(ended, start).counted).rejects.toThrow('the worker could not start')
  await expect(thoughtsOn(ended, start).counted).resolves.toBeDefined()
  expect(count.started).toBe(2)
})

test('thinking ends when the table is left', () => {
  const { count, start } = thinkers()
  const leaving = new AbortController()
  thoughtsOn({ record: played(), viewer: 0, seats, left: leaving.signal }, start)
  leaving.abort()
  expect(count.stopped).toBe(1)
})
