import { review } from '@alleycat/bots'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bestDecision, costliestDecision, toldSeats } from './decisions.ts'

const path = new URL('../../games/cat-burglars/playthroughs/2-seats.jsonl', import.meta.url)
const found = review(JSON.parse(readFileSync(path, 'utf8')), { iterations: 40 })

test('one is told of the own decisions, around one screen of those of all people', () => {
  const [person, bot] = [{ kind: 'person' }, { kind: 'bot' }]
  expect(toldSeats([person, bot, person], 2)).toEqual([2])
  expect(toldSeats([person, bot, person], null)).toEqual([0, 2])
  expect(toldSeats([bot, bot], null)).toEqual([0, 1])
})

test('the best decision could not have been better and raised the chances of who made it', () => {
  for (const seat of [0, 1]) {
    const best = bestDecision(found, [seat])!
    expect(best).toMatchObject({ seat, better: null, loss: 0 })
    const { curve } = found.players[seat]!
    const at = found.moments.indexOf(best.step) + 1
    expect(Math.max(best.lead, curve[at + 1]! - curve[at]!)).toBeGreaterThanOrEqual(0.05)
  }
})

test('the costliest decision is the one of them that lost most', () => {
  const costs = [0, 1].map((seat) => costliestDecision(found, [seat])?.loss ?? 0)
  expect(costliestDecision(found, [0, 1])?.loss ?? 0).toBe(Math.max(...costs))
  expect(Math.max(...costs)).toBe(Math.max(...found.decisions.map(({ loss }) => loss)))
})
