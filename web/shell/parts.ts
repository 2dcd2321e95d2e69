import type { IconName } from '@alleycat/ui/art/icons.ts'
import type { LogLine, Reader } from '@alleycat/ui/game-module.ts'
import type { Snippet } from 'svelte'

/** The dialogs that every table has. */
export type ShellDialog = 'menu' | 'log' | 'overview' | 'close-up' | 'settings' | 'shortcuts'

/** A dialog of one kind of table. It is opened once the game's words are there. */
export interface OwnDialog {
  readonly title: string
  readonly wide?: boolean
  readonly body: Snippet<[Reader<unknown>]>
}

/** What stands beside the table on a wide screen, in turn with the log. */
export interface BesideLog {
  readonly icon: IconName
  readonly label: string
  /** What a screen reader calls its button, where that is more than the label. */
  readonly name?: string
  /** A mark that follows the label. */
  readonly mark?: Snippet
  readonly body: Snippet<[Reader<unknown>]>
}

/** Makes the lines of the log a way through the game. */
export interface LogJumps {
  readonly isReached: (line: LogLine) => boolean
  readonly jump: (line: LogLine) => void
}
