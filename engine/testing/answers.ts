import { expect } from 'vitest'
import { CHANCE, seatList, type Game } from '../game.ts'
import { legalActions, nameOf, pick, streamFor, walk } from './walk.ts'

/** Where several seats owe a decision, the order in which they decide makes no difference. */
export function checkAnswersCommute(game: Game, games: number): void {
  for (let index = 0; index < games; index++) {
    const random = streamFor(game, 'answers', index)
    walk(game, random, (state) => {
      const seats = game.turn(state) === CHANCE ? [] : seatList(game.turn(state))
      if (seats.length < 2) return
      const answers = seats.map((seat) => pick(legalActions(game, state, seat), random))
      const forwards = state.slice()
      const backwards = state.slice()
      for (const [i, seat] of seats.entries()) game.apply(forwards, seat, answers[i]!)
      for (const [i, seat] of [...seats.entries()].toReversed()) game.apply(backwards, seat, answers[i]!)
      expect(backwards.join(), `${nameOf(game)}, game ${index}`).toBe(forwards.join())
    })
  }
}
