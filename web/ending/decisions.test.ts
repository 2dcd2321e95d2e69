import { review, reviewDecisions, type Reviewable, type ReviewedDecision } from '@alleycat/bots'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { byCost, worthALook } from '../replay/review-chart.ts'
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

test('the best decision raised the chances of who made it, and the costliest is that of the review', () => {
  for (const seat of [0, 1]) {
    const glance = review(record, { iterations: 10, seat })
    const steps = glance.decisions.map(({ step }) => step)
    const { best, gain, costliest } = countedDecisions(glance, reviewDecisions(record, steps, { iterations: 40 }))
    const own = found.decisions.filter((made) => made.seat === seat)
    expect(costliest).toEqual(byCost(worthALook(own))[0])
    if (!best) continue
    expect(own.find(({ step }) => step === best.step)).toMatchObject({ grade: 'best', better: null })
    const { curve } = glance.players[0]!
    const at = glance.moments.indexOf(best.step) + 1
    expect(gain).toBe(Math.max(best.lead, curve[at + 1]! - curve[at]!))
    expect(gain).toBeGreaterThanOrEqual(0.05)
  }
})

test('nothing is said where no decision gained or lost anything', () => {
  const [made] = found.decisions
  const even: ReviewedDecision = { ...made!, grade: 'best', loss: 0, lead: 0, better: null }
  const flat = { ...found, players: found.players.map((player) => ({ ...player, curve: player.curve.map(() => 0.5) })) }
  expect(countedDecisions(flat, [even])).toEqual({ best: undefined, gain: null, costliest: undefined })
})

test('who gained little is told of the best decision all the same, but not how much it was', () => {
  const [made] = found.decisions
  const lead = (gain: number): ReviewedDecision => ({ ...made!, grade: 'best', loss: 0, lead: gain, better: null })
  const flat = { ...found, players: found.players.map((player) => ({ ...player, curve: player.curve.map(() => 0.5) })) }
  expect(countedDecisions(flat, [lead(0.01), lead(0.03)])).toMatchObject({ best: lead(0.03), gain: null })
  expect(countedDecisions(flat, [lead(0.03), lead(0.06)])).toMatchObject({ best: lead(0.06), gain: 0.06 })
})
