import { expect } from 'vitest'
import { hasSeat, type Game, type State } from '../game.ts'
import { legalActions, nameOf, streamFor, walk } from './walk.ts'

/** Checks that every listed decision has one spelling, which parses to that decision and which no rule forbids. */
export function checkNotation(game: Game, games: number): void {
  for (let index = 0; index < games; index++)
    walk(game, streamFor(game, 'notation', index), (state) => {
      if (game.turn(state) < 0) return
      for (let seat = 0; seat < game.seats; seat++) checkSeat(game, state, seat, `${nameOf(game)}, game ${index}`)
    })
}

function checkSeat(game: Game, state: State, seat: number, where: string): void {
  const actions = legalActions(game, state, seat)
  if (!hasSeat(game.turn(state), seat)) {
    expect(actions, where).toEqual([])
    expect(game.why(state, seat, 'pass'), where).not.toBeNull()
    return
  }
  const texts = actions.map((action) => game.format(state, seat, action))
  expect(new Set(texts).size, `${where}: each once`).toBe(texts.length)
  expect(
    texts.map((text) => game.parse(state, seat, text)),
    where,
  ).toEqual(actions)
  expect(
    texts.filter((text) => game.why(state, seat, text) !== null),
    where,
  ).toEqual([])
  expect(actions, `${where}: the fallback is legal`).toContain(game.fallback(state, seat))
}
