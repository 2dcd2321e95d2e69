import { review, reviewDecisions, type Reviewable, type ReviewedDecision } from '@alleycat/bots'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countedDecisions, toldSeats } from './decisions.ts'

const path = new URL('../../games/catham-city/playthroughs/2-seats-DHMRS.jsonl', import.meta.url)
const record = JSON.parse(readFileSync(path, 'utf8')) as Reviewable
const found = review(record, { iterations: 40 })

test('one is told of the own decisions, around one screen of those of all people', () => {
  const [person, bot] = [{ kind: 'person' }, { kind: 'bot' }]
  expect(toldSeats([person, bot, person], 2)).toEqual([2])
  expect(toldSeats([person, bot, person], null)).toEqual([0, 2])
  expect(toldSeats([bot, bot], null)).toEqual([0, 1])
})

test('the best decision raised the chances of who made it, and the costliest lost most; a longer look confirms both', async () => {
  const { best, costliest } = await countedDecisions(found, [0, 1], async (steps) =>
    reviewDecisions(record, steps, { iterations: 40 }),
  )
  expect(best).toMatchObject({ better: null, loss: 0 })
  const { curve } = found.players[best!.seat]!
  const at = found.moments.indexOf(best!.step) + 1
  expect(Math.max(best!.lead, curve[at + 1]! - curve[at]!)).toBeGreaterThanOrEqual(0.05)
  expect(costliest!.loss).toBe(Math.max(...found.decisions.map(({ loss }) => loss)))
})

test('nothing is said of a decision that a longer look judges otherwise', async () => {
  const opposite = (made: ReviewedDecision): ReviewedDecision =>
    made.better === null
      ? { ...made, grade: 'good', better: { text: 'pass', chance: 1, reasons: [] } }
      : { ...made, grade: 'best', loss: 0, better: null }
  const { best, costliest } = await countedDecisions(found, [0], async (steps) =>
    found.decisions.filter(({ step }) => steps.includes(step)).map(opposite),
  )
  expect([best, costliest]).toEqual([undefined, undefined])
})
