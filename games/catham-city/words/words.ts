import type { en } from './en.ts'

/** Every message of the game; each language has them all. */
export type Words = typeof en
