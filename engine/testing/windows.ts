import { expect } from 'vitest'
import { CLOSING, hasSeat, seatList, type Game, type State, type Viewer } from '../game.ts'
import { expectSame, legalActions, nameOf, pick, streamFor, walk } from './walk.ts'

/**
 * Checks that a window hides who was asked until it closes: whoever owes an answer is among those shown as answering,
 * an answer changes nothing that anybody else is shown, the order of answers makes no difference, and only closing it
 * leaves the window.
 */
export function checkWindows(game: Game, games: number): void {
  for (let index = 0; index < games; index++) {
    const random = streamFor(game, 'windows', index)
    const where = `${nameOf(game)}, game ${index}`
    walk(game, random, (state) => {
      const turn = game.turn(state)
      const asking = game.asking(state)
      if (turn === CLOSING) return expectClosing(game, state, where)
      const seats = turn > 0 ? seatList(turn) : []
      if (asking === 0) return expectSame(seats.length > 1, false, `${where}: several seats are asked outside a window`)
      for (const seat of seats) expectSame(hasSeat(asking, seat), true, `${where}: seat ${seat} is shown as answering`)
      const answers = seats.map((seat) => [seat, pick(legalActions(game, state, seat), random)] as const)
      const forwards = state.slice()
      for (const [seat, answer] of answers) expectHidden(game, forwards, seat, answer, where)
      const backwards = state.slice()
      for (const [seat, answer] of answers.toReversed()) game.apply(backwards, seat, answer)
      expectSame(backwards.join(), forwards.join(), `${where}: answers commute`)
      expectSame(game.turn(forwards), CLOSING, `${where}: a window waits to be closed`)
    })
  }
}

/** Expects that only the seat that answers is shown anything new. */
function expectHidden(game: Game, state: State, seat: number, answer: number, where: string): void {
  const others: Viewer[] = [null, ...Array.from({ length: game.seats }, (_, each) => each)].filter(
    (each) => each !== seat,
  )
  const shown = (): string => JSON.stringify([game.asking(state), ...others.map((each) => game.view(state, each))])
  const before = shown()
  game.apply(state, seat, answer, (event) => {
    for (const viewer of others)
      expectSame(game.redact(event, viewer), undefined, `${where}: an answer is told to nobody else`)
  })
  expectSame(shown(), before, `${where}: an answer changes what others see`)
}

function expectClosing(game: Game, state: State, where: string): void {
  expect(game.asking(state), `${where}: only a window can be closed`).not.toBe(0)
  for (let seat = 0; seat < game.seats; seat++) expectSame(legalActions(game, state, seat), [], where)
  const closed = state.slice()
  game.apply(closed, CLOSING, 0)
  expect(game.turn(closed), `${where}: a closed window does not wait to be closed`).not.toBe(CLOSING)
}
