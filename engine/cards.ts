import type { Random } from './random.ts'

/**
 * Cards of a kind are identical, so a hand is a vector of counts: here one integer with four bits for each of up to
 * seven kinds, the seventh owning all bits above. Sets add and subtract as the integers they are, copy for nothing and
 * compare with `===`. A kind may have 15 cards in the whole game, the seventh 127.
 */
export type Cards = number
/** Which of a game's kinds of card, counted from 0. */
export type Kind = number

export const NO_CARDS: Cards = 0
export const SEVENTH: Kind = 6

export const cardsOf = (kind: Kind, count: number): Cards => count << (kind * 4)
/** How many of a kind, for the first six kinds. */
export const countOf = (cards: Cards, kind: Kind): number => (cards >>> (kind * 4)) & 15
/** How many of the seventh kind. */
export const countOfSeventh = (cards: Cards): number => cards >>> 24
/** How many of any kind. */
export const countOfAny = (cards: Cards, kind: Kind): number => (kind === SEVENTH ? cards >>> 24 : countOf(cards, kind))

/** 1 when `count` is at least `bound`, else 0, without a branch: whether a card is there is what processors guess worst. */
export const atLeast = (count: number, bound: number): number => (bound - 1 - count) >>> 31

/** How many cards there are in all: neighbouring counts are added in parallel. */
export function sizeOf(cards: Cards): number {
  const pairs = (cards & 0x0f0f0f) + ((cards >>> 4) & 0x0f0f0f)
  return (pairs & 0xff) + ((pairs >>> 8) & 0xff) + (pairs >>> 16) + (cards >>> 24)
}

/** The kind of the card at `index` when the cards lie in order of kind. */
export function kindAt(cards: Cards, index: number): Kind {
  // One kind further for each running total that `index` is not below: cheaper than a loop that mispredicts its end.
  let total = cards & 15
  let kind = atLeast(index, total)
  total += (cards >>> 4) & 15
  kind += atLeast(index, total)
  total += (cards >>> 8) & 15
  kind += atLeast(index, total)
  total += (cards >>> 12) & 15
  kind += atLeast(index, total)
  total += (cards >>> 16) & 15
  kind += atLeast(index, total)
  total += (cards >>> 20) & 15
  return kind + atLeast(index, total)
}

/** `count` of the `size` cards, each as likely as any other to be among them. */
export function pickCards(cards: Cards, size: number, count: number, random: Random): Cards {
  let left = cards
  for (let i = 0; i < count; i++) left -= cardsOf(kindAt(left, random.below(size - i)), 1)
  return cards - left
}

/** Whether every card of `part` is in `whole`. */
export function contains(whole: Cards, part: Cards): boolean {
  for (let kind = 0; kind <= SEVENTH; kind++) if (countOfAny(part, kind) > countOfAny(whole, kind)) return false
  return true
}

/** What is left of `cards` when as many of `taken` as are there are taken away. */
export function without(cards: Cards, taken: Cards): Cards {
  let left = NO_CARDS
  for (let kind = 0; kind <= SEVENTH; kind++) {
    const count = countOfAny(cards, kind) - countOfAny(taken, kind)
    if (count > 0) left += cardsOf(kind, count)
  }
  return left
}

/** How many different kinds there are among the cards. */
export function kindsIn(cards: Cards): number {
  let kinds = 0
  for (let kind = 0; kind <= SEVENTH; kind++) if (countOfAny(cards, kind) > 0) kinds++
  return kinds
}
