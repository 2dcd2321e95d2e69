import type { Result } from './game.ts'
import type { Match, TraceEntry } from './match.ts'

/** Game records, version 1 (docs/record-format.md): a finished game as one line that anyone can replay and check. */
export const RECORD_FORMAT = 'alleycat-record/1'

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly seats: number
  readonly options: object
  readonly steps: readonly string[]
  readonly trace?: readonly (TraceEntry | null)[]
  readonly result: Result
}

export function recordOf(match: Match): GameRecord {
  const { game, steps, trace } = match
  return {
    format: RECORD_FORMAT,
    game: game.id,
    seats: game.seats,
    options: game.options,
    steps: [...steps],
    ...(trace && { trace: [...trace] }),
    result: game.result(match.state),
  }
}
