import { perspectiveOf, Random, type Mind, type Perspective, type Reason } from '@alleycat/engine'
import { GAMES, mindOf } from '@alleycat/games'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { hint, toldChances } from './hints.ts'
import { tellingReasons } from './telling-reasons.ts'
import { playGreedily, playRandomly, winningPosition } from './testing/games.ts'

const budget = { iterations: 40 }

/** Whether the other decision has as much of what the reason measures. */
function isOutweighed(mind: Mind, reason: Reason, other: Reason): boolean {
  const [own, others] = [mind.measure!(reason), mind.measure!(other)]
  return own.of === others.of && own.amount <= others.amount
}

describe.each(GAMES)('a hint at $id', (kind) => {
  test('recommends a winning decision', () => {
    const [best] = hint(winningPosition(kind), { iterations: 200 })
    expect(best!.reasons).toEqual([{ code: 'wins' }])
    expect(best!.chance).toBeGreaterThan(0.97)
  })

  test('is one of the best few legal decisions, in the notation of records', () => {
    let looked = 0
    const game = kind.create(kind.minSeats, kind.defaults)
    playRandomly(game, 'hints', ({ match: { state, steps }, legal, seat, known }) => {
      if (looked >= 6 || steps.length % 3 !== 0) return
      looked++
      const hints = hint(perspectiveOf(game, state, seat, known), budget, 2)
      expect(hints.length).toBeGreaterThan(0)
      expect(hints.length).toBeLessThanOrEqual(2)
      for (const { action, text, chance } of hints) {
        expect(legal).toContain(action)
        expect(game.parse(state, seat, text)).toBe(action)
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
      }
      const chances = hints.map(({ chance }) => chance)
      expect(chances).toEqual(chances.toSorted((a, b) => b - a))
      for (const { chance, within } of hints) expect(chance / within).toBeCloseTo(Math.round(chance / within), 9)
      // Another deal that the seat cannot tell from this one is the same position to it.
      const other = state.slice()
      game.determinize(other, seat, known, new Random('other'))
      expect(hint({ game, state: other, seat, known }, budget, 2)).toEqual(hints)
    })
    expect(looked).toBeGreaterThan(3)
  })

  test('tells the best from the next best, or that they are about as good', () => {
    let told = 0
    for (let seats = kind.minSeats; seats <= kind.maxSeats; seats++) {
      const game = kind.create(seats, kind.defaults)
      const mind = mindOf(game)
      playGreedily(game, `told apart ${seats}`, ({ match: { state, steps }, seat, known }) => {
        if (steps.length % 4 !== 0) return
        const [best, next] = hint(perspectiveOf(game, state, seat, known), budget)
        if (!best || !next) return
        const others = mind.reasons(state, seat, next.action, known)
        const [first] = best.reasons
        const speaks = others.every(
          (other) => first && !isDeepStrictEqual(first, other) && !isOutweighed(mind, first, other),
        )
        expect(best.isToldApart).toBe(first !== undefined && speaks)
        if (best.isToldApart && best.chance > next.chance) told++
      })
    }
    expect(told).toBeGreaterThan(5)
  })

  test('of two that are about as good, advises the one for which reasons speak', () => {
    let looked = 0
    for (let seats = kind.minSeats; seats <= kind.maxSeats; seats++) {
      const game = kind.create(seats, kind.defaults)
      const mind = mindOf(game)
      playGreedily(game, `as good ${seats}`, ({ match: { state, steps }, seat, known }) => {
        if (steps.length % 4 !== 0) return
        const [best, next] = hint(perspectiveOf(game, state, seat, known), budget)
        if (!best || best.chance !== next?.chance || best.isToldApart) return
        looked++
        const [own, others] = [best, next].map(({ action }) => mind.reasons(state, seat, action, known))
        expect(tellingReasons(mind, others!, own!)).toEqual([])
      })
    }
    expect(looked).toBeGreaterThan(0)
  })

  test('leads each further decision with a reason that tells it from the one before, where there is one', () => {
    let led = 0
    for (let seats = kind.minSeats; seats <= kind.maxSeats; seats++) {
      const game = kind.create(seats, kind.defaults)
      const mind = mindOf(game)
      playGreedily(game, `each told apart ${seats}`, ({ match: { state, steps }, seat, known }) => {
        if (steps.length % 4 !== 0) return
        const hints = hint(perspectiveOf(game, state, seat, known), budget)
        for (const [index, { action, reasons }] of hints.entries()) {
          const own = mind.reasons(state, seat, action, known)
          expect(new Set(reasons), 'every reason is one of its own decision').toEqual(new Set(own))
          if (index === 0) continue
          const before = mind.reasons(state, seat, hints[index - 1]!.action, known)
          const isTelling = (reason: Reason): boolean =>
            mind.measure!(reason).amount > 0 && before.every((other) => !isOutweighed(mind, reason, other))
          const isOther = (reason: Reason): boolean =>
            mind.measure!(reason).amount > 0 && !before.some((other) => isDeepStrictEqual(reason, other))
          if (own.some(isTelling)) expect(isTelling(reasons[0]!)).toBe(true)
          else if (own.some(isOther)) expect(isOther(reasons[0]!)).toBe(true)
          else continue
          if (index > 1) led++
        }
      })
    }
    expect(led).toBeGreaterThan(5)
  })

  test('is not given to a seat that owes nothing', () => {
    const game = kind.create(kind.minSeats, kind.defaults)
    let position: Perspective | undefined
    playRandomly(game, 'idle', ({ match: { state }, seat, known }) => {
      const other = seat === 0 ? 1 : 0
      if (game.legal(state, other, []) === 0) position ??= { game, state: state.slice(), seat: other, known }
    })
    expect(hint(position!, budget)).toEqual([])
  })
})

test('chances that are next to the same are told as the same, on whichever side of a step they are', () => {
  expect(toldChances([0.476, 0.474, 0.42], 0.05)).toEqual([0.5, 0.5, 0.4])
  expect(toldChances([0.62, 0.55, 0.541], 0.02).map((chance) => Math.round(100 * chance))).toEqual([62, 56, 56])
  expect(toldChances([0.5], 0.1)).toEqual([0.5])
})

test('only what is won for certain is told as won', () => {
  expect(toldChances([1, 0.98, 0.6], 0.05).map((chance) => Math.round(100 * chance))).toEqual([100, 95, 60])
  expect(toldChances([0.98, 0.6], 0.05).map((chance) => Math.round(100 * chance))).toEqual([95, 60])
  expect(toldChances([0.998], 0.01)).toEqual([0.99])
})
