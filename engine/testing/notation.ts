import { hasSeat, type Game, type State } from '../game.ts'
import { expectSame, legalActions, nameOf, streamFor, walk } from './walk.ts'

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
    expectSame(actions, [], where)
    expectSame(game.why(state, seat, 'pass') === null, false, where)
    return
  }
  const texts = actions.map((action) => game.format(state, seat, action))
  const parsed = texts.map((text) => game.parse(state, seat, text))
  const forbidden = texts.filter((text) => game.why(state, seat, text) !== null)
  expectSame(new Set(texts).size, texts.length, `${where}: each once`)
  expectSame(parsed, actions, where)
  expectSame(forbidden, [], where)
  expectSame(actions.includes(game.fallback(state, seat)), true, `${where}: the fallback is legal`)
}
