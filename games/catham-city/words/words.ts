import type { Reader } from '@alleycat/ui/game-module.ts'
import type { en } from './en.ts'

/** Every message of the game; each language has them all. */
export type Words = typeof en

/** Whom the game is told to, in its own words. */
export type GameReader = Reader<Words>
