import { askOf, frameOf, OVER, type Game, type Result, type Viewer } from '@alleycat/engine'
import type { GameLog, Moment } from './game-log.ts'
import type { Clocks } from './pace.ts'

/** What one viewer is told of a table at one moment. */
export interface TableFrame {
  readonly table: string
  /** Counts what this viewer was told, from 1: nothing else may be read from it. */
  readonly frame: number
  readonly at: number
  /** The position as the viewer may know it: docs/bots.md describes each game's. */
  readonly view: unknown
  /** What happened since the frame before. */
  readonly events: readonly unknown[]
  /** What is asked of the viewer. */
  readonly ask: TableAsk | null
  readonly clocks: Clocks
  readonly result: Result | null
}

interface TableAsk {
  /** To be sent back with the decision: how many have been asked of this seat, this one included. */
  readonly number: number
  /** What may be decided, in the notation of records. */
  readonly legal: readonly string[]
  /** A position that the seat cannot tell from the true one, for the engine: it says why something is not legal. */
  readonly imagined: readonly number[]
}

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
  const ask = askOf(game, state, viewer)
  return {
    table,
    frame,
    at,
    ...frameOf(game, moment, viewer),
    ask: ask && { number: decided[viewer!]! + 1, legal: ask.legal, imagined: [...ask.imagined] },
    clocks,
    result: game.turn(state) === OVER ? game.result(state) : null,
  }
}
