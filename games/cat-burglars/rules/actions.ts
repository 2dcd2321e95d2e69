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
/** The index of no gang yet (form, place) or of all that can be secured, which no gang can have. */
const NO_INDEX = 127
/** The increments of a field, for loops that count through actions. */
export const ONE_CARD: Action = 1 << CARD
export const ONE_UNMATCHED: Action = 1 << UNMATCHED

const deed = (what: number, gang: number): Action => (what << DEED) | (gang << GANG)

// The actions without a gang are constants, so that a bundler can inline the numbers.
export const RECRUITING_DECK: Action = RECRUIT << DEED
/** The next three lack the card, which `withCard` adds. */
export const FORMING_NEW: Action = (FORM << DEED) | (NO_INDEX << GANG)
export const formingOn = (gang: number): Action => deed(FORM, gang)
export const activatingUnder = (gang: number): Action => deed(ACTIVATE, gang)
export const infiltrating = (gang: number): Action => deed(INFILTRATE, gang)
/**
 * Adds the card that is recruited from the market, formed or activated with, or taken from the market for an
 * infiltration.
 */
export const withCard = (action: Action, kind: Kind): Action => action | ((kind + 1) << CARD)
export const PLACING_NEW: Action = (PLACE << DEED) | (NO_INDEX << GANG)
export const placingOn = (gang: number): Action => deed(PLACE, gang)
export const PASSING: Action = PASS << DEED

export const securing = (gang: number): Action => deed(SECURE, gang)
export const SECURING_ALL: Action = (SECURE << DEED) | (NO_INDEX << GANG)
/**
 * Securing two or more balls but not all is legal and never listed. Such a decision is this number plus a bit for each
 * gang with yarn, in the order of gangs. Each such gang takes two of the 15 cats of its colour, so there are at most 42
 * and the number is exact, but bit operations stop at 32 bits.
 */
const COMBINATION = 2 ** 46
const MOST_LISTED = (1 << 27) - 1
export const securingSome = (bits: number): Action => COMBINATION + bits
export const isCombination = (action: Action): boolean => action > MOST_LISTED
/** Whether the combination has the gang with yarn that is `rank`th in order. */
export const combines = (action: Action, rank: number): boolean =>
  Math.floor((action - COMBINATION) / 2 ** rank) % 2 === 1

/** The deed of an action, which is one of the constants above. */
export const deedOf = (action: Action): number => (isCombination(action) ? SECURE : action >> DEED)
/** The index of the gang; -1 for a new one or for all. */
export const gangIn = (action: Action): number => {
  const gang = (action >> GANG) & NO_INDEX
  return gang === NO_INDEX ? -1 : gang
}
/** The kind of card that is recruited, formed, activated, or taken from the market for an infiltration; -1 for none. */
export const cardIn = (action: Action): Kind => ((action >> CARD) & 7) - 1
export const unmatchedIn = (action: Action): number => (action >> UNMATCHED) & 15
export const sparedIn = (action: Action): number => action & SPARED
