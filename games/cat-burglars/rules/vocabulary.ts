/** CB-1: the colours of cats, in alphabetical order of their letters. A colour's index is its kind of card. */
export const COLOURS = ['B', 'G', 'O', 'P', 'R', 'Y'] as const
/** The letters stand for `B` blue, `G` green, `O` orange, `P` purple, `R` red and `Y` yellow. */
export type Colour = (typeof COLOURS)[number]
/** Every card by its kind: the cats, then `M`, the mirror. */
export const CARDS = [...COLOURS, 'M'] as const
export type Card = (typeof CARDS)[number]

/** CB-5: the actions of a turn, in the order of the rules. */
export const ACTIONS = ['recruit', 'form', 'activate', 'secure', 'infiltrate'] as const

/** CB-1 */
export const CATS_PER_COLOUR = 15
/** CB-1 */
export const MIRRORS = 20
/** CB-1 */
export const CATS = COLOURS.length * CATS_PER_COLOUR
/** CB-3 */
export const FIRST_HAND = 6
/** CB-3 */
export const MARKET_SIZE = 6
/** CB-4 */
export const YARN_TO_WIN = 8
/** CB-2 */
export const MIN_SEATS = 2
/** CB-2 */
export const MAX_SEATS = 4
