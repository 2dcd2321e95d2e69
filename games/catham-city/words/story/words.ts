import type { Faction } from '../../rules/vocabulary.ts'
import type { Words } from '../words.ts'

/** Somebody who does something, or to whom it is done; null is the reader. */
export type Who = string | null

/**
 * What each faction did when it was played, in a sentence without its stop. Cards and numbers of points come
 * in the words of the game. What is common has several wordings.
 */
export interface StoryWords {
  /** Without loot all that they revealed were Hackers. */
  hackers(by: Who, from: Who, loot: string, points: string): readonly string[]
  police(by: Who, from: Who, wanted: Faction, hits: number, points: string): string
  detectives(by: Who, points: string): string
  scientists(by: Who, points: string, cards: string): string
  /** Two draw cards, four score. */
  robocatsDraw(by: Who, cards: string): string
  robocatsScore(by: Who, points: string): string
  mafia(by: Who, points: string): string
  journalists(by: Who, points: string): string
  officials(by: Who, cards: string, points: string): string

  take(who: Who, cards: string): readonly string[]
  overLimit(who: Who, cards: string): string
  /** Answers; the points may be none. */
  discard(who: Who, cards: string, points: string): string
  pay(who: Who): string
  give(from: Who, to: Who, cards: string, points: string): string
}

/** The same in one language, which needs the names of the factions. */
export type StoryWordsOf = (words: Words) => StoryWords
