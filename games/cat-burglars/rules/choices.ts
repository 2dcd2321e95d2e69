import type { Action, Cards } from '@alleycat/engine'
import { ONE_CARD } from './actions.ts'

/**
 * The kinds of cat in a hand, as the lists of actions need them: at each kind's four bits, how many kinds up to it are
 * there. Made once for a list, it says where each kind goes in it.
 */
export type CatChoice = number

export const NO_CATS: CatChoice = 0

/** Adds to each kind that is there those below it. */
export const catsIn = (hand: Cards): CatChoice => Math.imul(kindsOfCat(hand), 0x111111) & 0xffffff

/** The lowest of each kind's four bits, for the kinds of cat that are there. */
export const kindsOfCat = (cards: Cards): number => (cards | (cards >>> 1) | (cards >>> 2) | (cards >>> 3)) & 0x111111

/** How many kinds of cat there are. */
export const catCount = (cats: CatChoice): number => cats >>> 20

/** Writes the action with each kind of cat from `n` on. */
export function listWithCats(cats: CatChoice, action: Action, out: Action[], n: number): void {
  // A kind that is not there is overwritten by the next: cheaper than to mispredict a branch.
  out[n] = action + ONE_CARD
  out[n + (cats & 15)] = action + 2 * ONE_CARD
  out[n + ((cats >>> 4) & 15)] = action + 3 * ONE_CARD
  out[n + ((cats >>> 8) & 15)] = action + 4 * ONE_CARD
  out[n + ((cats >>> 12) & 15)] = action + 5 * ONE_CARD
  out[n + ((cats >>> 16) & 15)] = action + 6 * ONE_CARD
}
