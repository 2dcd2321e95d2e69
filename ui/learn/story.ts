import { isTurn, type Result, type Seat } from '@alleycat/engine'
import type { Locale } from '../words/locales.ts'

/** A finished game as whoever sat in one seat lived it: what that seat was shown, and nothing else. */
export interface LivedGame<Event = unknown> {
  readonly seat: Seat
  readonly options: object
  readonly result: Result
  readonly events: readonly Event[]
  /** The scores of all seats after each thing that happened. */
  readonly race: readonly (readonly number[])[]
}

/** Something worth trying, which a game shows that somebody has done. */
export interface Achievement<Event = unknown> {
  readonly id: string
  readonly isEarned: (game: LivedGame<Event>) => boolean
}

export interface AchievementWords {
  readonly name: string
  /** Says what has to be done for the achievement. */
  readonly how: string
}

/** What a game adds to the story of its players. */
export interface GameStory<Event = unknown> {
  readonly achievements: readonly Achievement<Event>[]
  words(locale: Locale): Promise<Readonly<Record<string, AchievementWords>>>
  /** The letters of the cards that a decision lays out as a set, the leading ones first; null for any other decision. */
  setOf(decision: string): string | null
}

export const hasWon = ({ seat, result }: Pick<LivedGame, 'seat' | 'result'>): boolean => result.winners.includes(seat)

/** The turns of a game, and what happened in each. What came before the first turn is left out. */
export function turnsIn<Event>(events: readonly Event[]): { seat: Seat; events: Event[] }[] {
  const turns: { seat: Seat; events: Event[] }[] = []
  for (const event of events) {
    if (isTurn(event)) turns.push({ seat: event.seat, events: [] })
    else turns.at(-1)?.events.push(event)
  }
  return turns
}
