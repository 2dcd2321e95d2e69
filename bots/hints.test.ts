import { perspectiveOf, Random, type Perspective } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { hint } from './hints.ts'
import { playRandomly, winningPosition } from './testing/games.ts'

const budget = { iterations: 40 }

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
