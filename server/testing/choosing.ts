/** How a player of the tests chooses among the legal decisions. */
export type Choose = (legal: readonly string[]) => string

export const atRandom =
  (random: () => number = Math.random): Choose =>
  (legal) =>
    legal[Math.floor(random() * legal.length)]!

/** The longest decision. In Catham City it moves the most cards, which ends games soonest. */
export const boldest: Choose = (legal) => legal.reduce((one, other) => (other.length > one.length ? other : one))
