import type { Action, Cards } from '@alleycat/engine'
import { ONE_CARD } from './actions.ts'

/**
 * The kinds of cat in a hand, prepared for listing actions: the four bits of each kind count the kinds present up to
 * it. The count is the place of the kind in the list.
 */
export type CatChoice = number

export const NO_CATS: CatChoice = 0

/** Adds up the kinds present below each kind. */
export const catsIn = (hand: Cards): CatChoice => Math.imul(kindsOfCat(hand), 0x111111) & 0xffffff

/** The lowest of each kind's four bits, for the kinds of cat that are there. */
export const kindsOfCat = (cards: Cards): number => (cards | (cards >>> 1) | (cards >>> 2) | (cards >>> 3)) & 0x111111

/** The number of kinds of cat. */
export const catCount = (cats: CatChoice): number => cats >>> 20

/** Writes the action with each kind of cat, from index `n` on. */
export function listWithCats(cats: CatChoice, action: Action, out: Action[], n: number): void {
  // The action of an absent kind is overwritten by the next one, which is cheaper than a mispredicted branch.
  out[n] = action + ONE_CARD
  out[n + (cats & 15)] = action + 2 * ONE_CARD
  out[n + ((cats >>> 4) & 15)] = action + 3 * ONE_CARD
  out[n + ((cats >>> 8) & 15)] = action + 4 * ONE_CARD
  out[n + ((cats >>> 12) & 15)] = action + 5 * ONE_CARD
  out[n + ((cats >>> 16) & 15)] = action + 6 * ONE_CARD
}
