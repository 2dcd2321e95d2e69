import type { Reader } from '@alleycat/ui/game-module.ts'
import type { en } from './en.ts'

/** All words of the game. They count gangs from 1 and take sets of cards as letters. */
export type Words = typeof en

/** Whom the game is told to, in its own words. */
export type GameReader = Reader<Words>
