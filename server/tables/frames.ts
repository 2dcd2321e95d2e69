import { askOf, frameFor, OVER, type Game, type State, type Viewer } from '@alleycat/engine'
import type { TableFrame } from '@alleycat/protocol'
import type { GameLog, Moment } from './game-log.ts'

/** Frames from number `after` + 1 on. */
export const framesAfter = (table: string, log: GameLog, viewer: Viewer, after: number): TableFrame[] =>
  log
    .momentsAfter(viewer, after)
    .map((moment, index, { length }) =>
      tableFrame(table, log.game, moment, viewer, log.count(viewer) - length + 1 + index),
    )

/** How the table stands for a viewer; undefined before the start. */
export const latestFrame = (table: string, log: GameLog, viewer: Viewer): TableFrame | undefined =>
  framesAfter(table, log, viewer, log.count(viewer) - 1).at(-1)

/** One moment as a viewer is told it. */
export function tableFrame(table: string, game: Game, moment: Moment, viewer: Viewer, frame: number): TableFrame {
  const { state, at, clocks, decided } = moment
  const { view, events } = frameFor(game, moment, viewer)!
  const ask = askOf(game, state, viewer)
  return {
    table,
    frame,
    at,
    view,
    events,
    ask: ask && { number: decided[viewer!]! + 1, legal: ask.legal, imagined: numbersOf(ask.imagined) },
    clocks,
    result: game.turn(state) === OVER ? game.result(state) : null,
  }
}

/** The numbers of a state for JSON: a loop takes a tenth of the time that spreading the array does. */
function numbersOf(state: State): number[] {
  const numbers: number[] = []
  for (let i = 0; i < state.length; i++) numbers.push(state[i]!)
  return numbers
}
