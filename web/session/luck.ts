import { chanceFrom, Random, type ChanceSource, type Seat } from '@alleycat/engine'

/** Where a game in the page takes its chance from, and the randomness of its bots. */
export interface Luck {
  /** The source of the outcomes that follow so many others. */
  chance(drawn: number): ChanceSource
  /** The seed by which a bot decides when its seat has made so many decisions. */
  botSeed(seat: Seat, decisions: number): string
  /** Whether the same decisions must lead to the same game; then nobody but the bot itself may decide for a bot. */
  readonly isFixed: boolean
}

/** The luck of a seed. Whoever takes back and decides the same again meets the same cards and the same answers. */
export const seededLuck = (seed: string): Luck => ({
  chance: (drawn) => chanceFrom(new Random(`${seed}/chance/${drawn}`)),
  botSeed: (seat, decisions) => `${seed}/${seat}/${decisions}`,
  isFixed: false,
})
