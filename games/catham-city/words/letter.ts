import type { Faction } from '../rules/vocabulary.ts'
import type { Words } from './words.ts'

/** The letter that chooses a faction by the keyboard: a faction of two letters is told from others by the second. */
export const letterOf = (faction: Faction, words: Words): string => words.initials[faction].at(-1)!.toUpperCase()
