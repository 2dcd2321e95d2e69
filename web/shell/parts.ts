import type { Frame, RuleId, Viewer } from '@alleycat/engine'
import type { IconName } from '@alleycat/ui/art/icons.ts'
import type { GameKit, TableProps } from '@alleycat/ui/game-kit.ts'
import type { LogLine, Reader, SeatInfo } from '@alleycat/ui/game-module.ts'
import type { Suspense } from '@alleycat/ui/motion/suspense.svelte.ts'
import type { Snippet } from 'svelte'
import type { LoggedHandover } from '../session/handovers.ts'
import type { Session } from '../session/session.ts'

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
interface LogJumps {
  readonly isReached: (line: LogLine) => boolean
  readonly jump: (line: LogLine) => void
}

type Table = TableProps<unknown, unknown, unknown>

/** What a shell is given: the game, what can be done in it, and what only this kind of table has. */
export interface ShellProps<Own extends string> {
  readonly kit: GameKit
  readonly options: object
  readonly seats: readonly SeatInfo[]
  readonly viewer: Viewer
  /** The player whom the words call "you" where that is not the viewer, as in a replay through another player's eyes. */
  readonly you?: Viewer
  /** What the viewer sees now; null while nothing may be seen. */
  readonly frame: Frame | null
  /** The events that the log tells. */
  readonly log: readonly unknown[]
  readonly jumps?: LogJumps | null
  /** Seats that came into other hands, with their places in the log. */
  readonly handovers?: readonly LoggedHandover[]

  readonly choices?: Table['choices']
  readonly sent?: Table['sent']
  /** Goes on to what happens next; null where there is nothing to wait for. */
  readonly hurry?: (() => void) | null
  readonly why?: Table['why']
  readonly decide?: Session['decide']
  /** Takes a refusal, which is otherwise shown over the title. */
  readonly onrefuse?: ((rule: RuleId) => void) | null
  readonly advised: Table['advised']
  readonly advice?: ((reader: Reader<unknown>) => string) | null
  readonly memory?: Table['memory']
  /** What the viewer can prove, for the close-up, which shows it whether or not the memory aid is on. */
  readonly knowledge?: unknown
  readonly open?: Table['open']
  readonly standing?: Table['standing']
  readonly setStanding?: Table['setStanding']
  readonly presence?: Table['presence']
  readonly tools?: Snippet

  /** The title of the page. */
  readonly title: string
  readonly heading?: string
  /** A shorter heading, for where there is little room. */
  readonly shortHeading: string
  /** The label of the way back to the front page. */
  readonly leave: string
  readonly leaveNote?: string | null
  /** A notice that is no part of the game, such as a broken connection. It can be put away. */
  readonly notice?: string | null
  /** Explanations and remarks beside the game, shown over the title. */
  readonly asides?: Snippet<[Suspense]> | null
  /** Whether events are read out as they happen. */
  readonly isTold?: boolean
  /** Whether the end of the game sounds as it happens, or by what shows it. */
  readonly soundsEnd?: boolean
  /** Further keys that do something while no dialog is open. */
  readonly shortcuts?: Readonly<Record<string, () => void>>
  readonly dialogs?: Readonly<Record<Own, OwnDialog>>
  /** A value whose change may remove the element that had the focus. */
  readonly focusRisks?: unknown
  /** Gives a lost focus a new place. */
  readonly refocus?: () => void
  /** The name of the dialog that is open. */
  dialog?: ShellDialog | Own | null

  /** More buttons beside the title, each with a `title`, whose `.label` is left out where there is little room. */
  readonly buttons?: Snippet
  /** Further entries of the menu. */
  readonly menu?: Snippet | undefined
  /** Notes that stand between the header and the table. */
  readonly notes?: Snippet | undefined
  /** Lies over the table, or in its place where there is nothing to see; its words are null until they are there. */
  readonly over?: Snippet<[Reader<unknown> | null]> | null
  /** Explains the table: above it, or beside it where there is room. */
  readonly coach?: Snippet<[words: unknown]> | null
  readonly beside?: BesideLog | null
  /** Controls that stand below the table. */
  readonly controls?: Snippet | null
}
