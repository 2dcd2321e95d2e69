import type { ArenaPlan, Played } from '@alleycat/bots'
import type { RuleId } from '@alleycat/engine'

/** The messages between the program and its threads during an arena. */

/** The task that a thread is started with. */
export interface ArenaTask {
  readonly plan: ArenaPlan
  readonly records: boolean
}

export interface GameReport {
  readonly played: Played
  /** The record of the game as a line of JSON, when records are wanted. */
  readonly record: string | null
}

export type ToThread =
  | { readonly type: 'play'; readonly first: number; readonly count: number }
  | { readonly type: 'answer'; readonly choice: string }

/** Bots outside the process belong to the program, not to the threads, so that nothing a thread does can lose one. */
export type FromThread =
  | { readonly type: 'tell'; readonly entry: number; readonly text: string }
  | { readonly type: 'ask'; readonly entry: number; readonly text: string; readonly id: number }
  | { readonly type: 'misplay'; readonly entry: number; readonly choice: string; readonly rule: RuleId }
  | { readonly type: 'played'; readonly games: readonly GameReport[] }
