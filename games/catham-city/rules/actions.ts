import { cardsOf, type Action, type Cards, type Kind, type Seat } from '@alleycat/engine'

/**
 * A decision in one integer: what is done (4 bits), at whom (3), with which further card (3), and the cards (20).
 * An outcome of chance is a kind of card.
 */
export const TAKE = 0
export const DETECTIVES = 1
export const SCIENTISTS = 2
export const ROBOCATS = 3
export const MAFIA = 4
export const HACKERS = 5
export const POLICE = 6
export const JOURNALISTS = 7
export const OFFICIALS = 8
export const DISCARD = 9
export const PASS = 10
export const PAY = 11
export const GIVE = 12
export const GIVE_AND_DISCARD = 13

const CARDS = (1 << 20) - 1
const NOBODY = 0

export const deed = (what: number, cards: Cards): Action => (what << 26) | cards
export const deedWith = (what: number, cards: Cards, further: Kind): Action => (what << 26) | (further << 20) | cards
export const deedAt = (what: number, cards: Cards, target: Seat): Action => (what << 26) | ((target + 1) << 23) | cards
export const deedWithAt = (what: number, cards: Cards, further: Kind, target: Seat): Action =>
  (what << 26) | ((target + 1) << 23) | (further << 20) | cards

/** The deed of an action, which is one of the constants above. */
export const deedOf = (action: Action): number => action >> 26
/** The cards of the action without a further card. */
export const cardsIn = (action: Action): Cards => action & CARDS
/** The faction of the further card, which only Detectives and Police have. */
export const furtherOf = (action: Action): Kind => (action >> 20) & 7
/** The opponent that the action is directed at, or undefined. */
export const targetOf = (action: Action): Seat | undefined => {
  const target = (action >> 23) & 7
  return target === NOBODY ? undefined : target - 1
}
export const victimOf = (action: Action): Seat => ((action >> 23) & 7) - 1

export const PASSING: Action = deed(PASS, 0)
export const PAYING: Action = deed(PAY, 0)
export const giving = (kind: Kind): Action => deed(GIVE, cardsOf(kind, 1))
export const givingAndDiscarding = (kind: Kind): Action => deed(GIVE_AND_DISCARD, cardsOf(kind, 1))
export const discarding = (cards: Cards): Action => deed(DISCARD, cards)
/** All cards that leave the hand: those of a play with its further card, if it has one. */
export const cardsPlayed = (action: Action): Cards => {
  const what = deedOf(action)
  return what === DETECTIVES || what === POLICE ? cardsIn(action) + cardsOf(furtherOf(action), 1) : cardsIn(action)
}
