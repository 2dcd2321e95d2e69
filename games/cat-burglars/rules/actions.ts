import type { Action, Kind } from '@alleycat/engine'

/**
 * A decision in one integer: what is done (3 bits), with which gang (7), with which card (3), and for an infiltration
 * how many cats are not paid in their colour from the hand (4) and which cards are spared (10, see infiltrate.ts).
 * An outcome of chance is a kind of card.
 */
export const RECRUIT = 0
export const FORM = 1
export const ACTIVATE = 2
export const SECURE = 3
export const INFILTRATE = 4
export const PLACE = 5
export const PASS = 6

const DEED = 24
const GANG = 17
const CARD = 14
const UNMATCHED = 10
const SPARED = (1 << UNMATCHED) - 1
/** Stands for no gang yet (form, place) or for all that can be secured: no gang has this index. */
const NO_INDEX = 127
/** Steps by which fields grow, for loops that count through actions. */
export const ONE_CARD: Action = 1 << CARD
export const ONE_UNMATCHED: Action = 1 << UNMATCHED

const deed = (what: number, gang: number): Action => (what << DEED) | (gang << GANG)

// Those without a gang are spelt out, so that a bundler writes the number in.
export const RECRUITING_DECK: Action = RECRUIT << DEED
/** These three lack the card, which `withCard` adds. */
export const FORMING_NEW: Action = (FORM << DEED) | (NO_INDEX << GANG)
export const formingOn = (gang: number): Action => deed(FORM, gang)
export const activatingUnder = (gang: number): Action => deed(ACTIVATE, gang)
export const infiltrating = (gang: number): Action => deed(INFILTRATE, gang)
/** To recruit from the market, to form or activate with, or to take from the market for an infiltration. */
export const withCard = (action: Action, kind: Kind): Action => action | ((kind + 1) << CARD)
export const PLACING_NEW: Action = (PLACE << DEED) | (NO_INDEX << GANG)
export const placingOn = (gang: number): Action => deed(PLACE, gang)
export const PASSING: Action = PASS << DEED

export const securing = (gang: number): Action => deed(SECURE, gang)
export const SECURING_ALL: Action = (SECURE << DEED) | (NO_INDEX << GANG)
/**
 * Securing two or more but not all is never listed. Such a decision is this number plus a bit for each gang with yarn in
 * the order of gangs. Each takes two of the 15 cats of its colour, so there are at most 42, and the number is exact; but
 * beyond 32 bits only arithmetic will do.
 */
const COMBINATION = 2 ** 46
const MOST_LISTED = (1 << 27) - 1
export const securingSome = (bits: number): Action => COMBINATION + bits
export const isCombination = (action: Action): boolean => action > MOST_LISTED
/** Whether the combination has the gang with yarn that is `rank`th in order. */
export const combines = (action: Action, rank: number): boolean =>
  Math.floor((action - COMBINATION) / 2 ** rank) % 2 === 1

/** Which of the constants above. */
export const deedOf = (action: Action): number => (isCombination(action) ? SECURE : action >> DEED)
/** Where the gang stands, -1 for a new one or for all. */
export const gangIn = (action: Action): number => {
  const gang = (action >> GANG) & NO_INDEX
  return gang === NO_INDEX ? -1 : gang
}
/** The kind of card: recruited, formed, activated, or taken from the market for an infiltration; -1 for none. */
export const cardIn = (action: Action): Kind => ((action >> CARD) & 7) - 1
export const unmatchedIn = (action: Action): number => (action >> UNMATCHED) & 15
export const sparedIn = (action: Action): number => action & SPARED
