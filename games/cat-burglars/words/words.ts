import type { en } from './en.ts'

/** Everything said at the table. Gangs are counted from 1 here; sets of cards come as letters. */
export type Words = typeof en
