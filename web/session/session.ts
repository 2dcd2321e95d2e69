import type { Frame, Game, GameRecord, Refusal, Result, RuleId, Seat, Viewer } from '@alleycat/engine'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import type { LoggedHandover } from './handovers.ts'
import type { Advice } from './thinker.worker.ts'

/** A game that was played to its end. */
export type FinishedGame = Omit<GameRecord, 'format' | 'trace'> & {
  readonly fairness?: object
  readonly practice?: boolean
}

/** A game being played, as its table needs it: in this page, or on a server. Its fields are reactive. */
export interface Session {
  readonly id: string
  readonly kit: GameKit
  readonly game: Game
  readonly seats: readonly SeatInfo[]
  /** The seat for which the page shows the game; null for a watcher. */
  readonly viewer: Viewer
  readonly frame: Frame | null
  /** All that has been shown, as the viewer may know it. */
  readonly log: readonly unknown[]
  /** Seats that came into other hands, with their places in the log. */
  readonly handovers: readonly LoggedHandover[]
  /** What the viewer may decide now. */
  readonly choices: readonly string[]
  /** The viewer's decision that is on its way to the table. */
  readonly sent: string | null
  /** The person the device goes to next, while the last one still looks. */
  readonly next: Seat | null
  /** The person who is to lift the curtain. */
  readonly curtain: Seat | null
  /** The points of all players at this moment, which everybody may see; null where no curtain ever falls. */
  readonly scores: readonly number[] | null
  readonly canUndo: boolean
  /** Whether taking back now makes the game practice. */
  readonly undoIsPractice: boolean
  /** Whether something was taken back after somebody had learned from it. */
  readonly isPractice: boolean
  readonly result: Result | null
  /** The record of a finished game. */
  readonly record: GameRecord | null
  readonly standing: ReadonlySet<string>
  /** What the viewer has seen of other hands. */
  readonly memory: unknown

  why(attempt: string): RuleId | null
  /** Decides for the viewer, or says which rule forbids it. */
  decide(text: string): Refusal | null
  /**
   * Takes back the viewer's last decision, and gives the id of the game that goes on, if it is another; null where nothing is
   * ever taken back.
   */
  readonly undo: (() => string | null) | null
  /** Whether all has been shown and only people elsewhere can go on, whom nothing hurries. */
  readonly isUpToOthers?: boolean
  /** Goes on to what happens next. */
  hurry(): void
  /** Shows at once what happens until the viewer is asked. */
  skip(): void
  handOver(): void
  lift(): void
  setStanding(id: string, on: boolean): void
  /** The best decisions of the viewer, by what it knows, unless given up; null where advice would be unfair. */
  readonly advise: ((givenUp: AbortSignal) => Promise<Advice[]>) | null
}
