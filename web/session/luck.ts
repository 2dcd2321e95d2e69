import { chanceFrom, Random, type ChanceSource, type Seat } from '@alleycat/engine'
import { freshSeed } from './seed.ts'

/** Where a game in the page takes its chance from, and the randomness of its bots. */
export interface Luck {
  /** The source of the outcomes that follow so many others. */
  chance(drawn: number): ChanceSource
  /** The seed by which a bot decides when its seat has made so many decisions. */
  botSeed(seat: Seat, decisions: number): string
  /** Whether the same decisions must lead to the same game; then nobody but the bot itself may decide for a bot. */
  readonly isFixed: boolean
}

/** Luck that nobody can foresee. */
export function freshLuck(): Luck {
  const chance = chanceFrom(new Random(freshSeed()))
  return { chance: () => chance, botSeed: freshSeed, isFixed: false }
}
