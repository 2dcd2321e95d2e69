import { GAMES, gameKind } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { commitmentTo, draw, drawKey } from './draws.ts'
import { drawSeating } from './seating.ts'
import { KEY, NONCES, playedFairly, SECRET } from './testing/played.ts'
import { verifyFairness, type FairnessProof } from './verify.ts'

describe('draws', () => {
  test('the same key and number give the same draw, on every machine', () => {
    expect([0, 1, 2, 3].map((index) => draw(KEY, index, 75))).toEqual([0, 1, 2, 3].map((index) => draw(KEY, index, 75)))
    expect(commitmentTo('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
  })

  test('another secret, table or nonce gives other draws', () => {
    const stream = (key: Uint8Array): number[] => Array.from({ length: 20 }, (_, index) => draw(key, index, 1000))
    const keys = [
      KEY,
      drawKey('5f'.repeat(32), 'table', NONCES),
      drawKey(SECRET, 'other', NONCES),
      drawKey(SECRET, 'table', ['00', '11', '23']),
    ]
    expect(new Set(keys.map((key) => stream(key).join())).size).toBe(4)
  })

  test('every number is as likely: chi square over 7 within the 99.99 % bound', () => {
    const counts = Array.from({ length: 7 }, () => 0)
    for (let index = 0; index < 14_000; index++) counts[draw(KEY, index, 7)]!++
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    expect(chi).toBeLessThan(27.9)
  })

  test('each of the 6 ways to seat three is drawn about as often', () => {
    const counts = new Map<string, number>()
    for (let i = 0; i < 3000; i++) {
      const seating = drawSeating(drawKey(SECRET, `table ${i}`, NONCES), 3).join('')
      counts.set(seating, (counts.get(seating) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual(['012', '021', '102', '120', '201', '210'])
    for (const count of counts.values()) expect(count).toBeGreaterThan(400)
  })
})

describe.each(GAMES.map((game) => game.id))('verifying %s', (game) => {
  const record = playedFairly(gameKind(game))

  test('a game dealt by the key is fair', () => {
    expect(verifyFairness(JSON.parse(JSON.stringify(record)), GAMES)).toEqual({ fair: true })
  })

  test.each<[string, Partial<FairnessProof>]>([
    ['another secret', { secret: '5f'.repeat(32) }],
    ['another secret with its commitment', { secret: '5f'.repeat(32), commitment: commitmentTo('5f'.repeat(32)) }],
    ['another nonce', { nonces: ['00', '11', '23'] }],
    ['another table', { table: 'other' }],
    ['other seats', { seating: record.fairness.seating.toReversed() }],
    ['seats that were fixed', { seatingDrawn: false }],
    ['no seats', { seating: [] }],
    ['too few nonces', { nonces: ['00'] }],
    ['a secret that is none', { secret: 'secret' }],
  ])('%s is not', (_, change) => {
    const fairness = { ...record.fairness, ...change }
    expect(verifyFairness({ ...record, fairness }, GAMES)).toMatchObject({ fair: false })
  })

  test('a game without a proof is not, nor one that breaks the rules', () => {
    expect(verifyFairness({ ...record, fairness: undefined }, GAMES)).toMatchObject({ fair: false, step: null })
    expect(verifyFairness({ ...record, steps: record.steps.slice(1) }, GAMES)).toMatchObject({ fair: false, step: 0 })
    expect(verifyFairness('record', GAMES)).toMatchObject({ fair: false })
  })
})
