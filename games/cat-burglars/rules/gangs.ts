import { atLeast, cardsOf, type Cards, type Kind } from '@alleycat/engine'

/**
 * A gang in one integer: its visible cats as a set in the low 24 bits, the face-down card in the next 3 (0 for none,
 * else the colour's kind + 1), and the number of cats in the next 4. Its owner follows from its place (layout.ts).
 *
 * Four bits are enough. A gang grows to n cats only beside another of n - 1 (CB-8), which needed another of n - 2, and
 * so on down to 1: beside a gang of n there are n(n - 1)/2 further cats. With 90 cats no gang has more than 12.
 */
export type Gang = number

const CATS = 0xffffff
const UNDER = 24
const SIZE = 27

export const newGang = (kind: Kind): Gang => withCat(0, kind)
export const withCat = (gang: Gang, kind: Kind): Gang => gang + cardsOf(kind, 1) + (1 << SIZE)
export const catsOf = (gang: Gang): Cards => gang & CATS
/** The number of visible cats; a face-down card is not one of them (CB-9). */
export const gangSize = (gang: Gang): number => gang >>> SIZE

/** The kind of the face-down card, -1 for none. */
export const underOf = (gang: Gang): Kind => ((gang >>> UNDER) & 7) - 1
export const hasUnder = (gang: Gang): boolean => (gang & (7 << UNDER)) !== 0
export const withUnder = (gang: Gang, kind: Kind): Gang => gang | ((kind + 1) << UNDER)
export const withoutUnder = (gang: Gang): Gang => gang & ~(7 << UNDER)

/** The number of visible cats with the colour of the face-down card. */
const catsLikeUnder = (gang: Gang): number =>
  // The cats are shifted by one kind, so that the 0 of "none" finds no cat without a branch.
  (((gang & CATS) << 4) >>> (((gang >>> UNDER) & 7) * 4)) & 15
/** CB-10: 1 when there is a face-down card and it is yarn now; 0 when it is a trap or there is none. */
export const yarnOf = (gang: Gang): number => atLeast(catsLikeUnder(gang), 1)
export const isYarn = (gang: Gang): boolean => catsLikeUnder(gang) > 0
