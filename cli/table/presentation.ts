import type { RuleId } from '@alleycat/engine'
import type { Cast } from './cast.ts'
import type { Paint } from './paint.ts'

/**
 * How a game looks and reads in a terminal. Everything comes from what the person at the keyboard may know: a view, and
 * events as redacted for their seat.
 */
export interface Presentation<View = unknown, Event = unknown> {
  readonly title: string
  /** The letters of its cards: what a player types of them is understood in any case and order. */
  readonly letters: string
  /** What it is about and how to win, what each card or action does, how moves are written: for `help`. */
  readonly help: readonly (string | Explanation)[]
  /** What each rule that can forbid a move says, in a sentence. */
  readonly reasons: Readonly<Record<RuleId, string>>
  /** The table, line by line. */
  draw(view: View, cast: Cast, paint: Paint): string[]
  /** What is being asked, in a sentence. */
  question(view: View, cast: Cast): string
  /** A decision in words. */
  choice(notation: string, view: View, cast: Cast): Choice
  /** What happened, a line for each thing somebody did. */
  narrate(events: readonly Event[], cast: Cast): string[]
}

/** A term, and what it means. */
type Explanation = readonly [term: string, meaning: string]

export interface Choice {
  /** Choices of one group are shown together under this word. */
  readonly group: string
  readonly words: string
}
