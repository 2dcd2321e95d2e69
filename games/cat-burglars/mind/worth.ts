/** What things are worth, in balls of yarn. */
export interface Worth {
  /** A cat in hand, whatever its colour. */
  readonly card: number
  /** The first that matches an own gang with nothing under it, and any further. */
  readonly cardMatches: number
  readonly cardMatchesAgain: number
  /** The second of a colour: one to form with, one for under it. */
  readonly cardPair: number
  /** A colour that pays for an opponent's gang with something under it. */
  readonly cardPays: number
  readonly mirror: number
  /** A card from the draw pile. */
  readonly deckCard: number
  /** To recruit at all, by the size of the hand; it includes the second card. */
  readonly recruit: readonly number[]
  /** A new gang, by how many there are; beside one of a single cat; with its colour in hand for under it. */
  readonly formNew: readonly number[]
  readonly formPair: number
  readonly formMatches: number
  /** A gang grown to that size; with a colour new to it; over yarn; over a trap of the colour; to match the hand. */
  readonly grow: readonly number[]
  readonly growColour: number
  readonly growGuards: number
  readonly growMakesYarn: number
  readonly growMatches: number
  /** Yarn and traps laid under a gang, by its price. */
  readonly yarn: readonly number[]
  readonly trap: readonly number[]
  /** By how much further yarn there is waiting. */
  readonly yarnBeside: readonly number[]
  /** A trap that a cat in hand can turn into yarn. */
  readonly trapTurns: number
  /** Yarn that completes what is needed to win. */
  readonly yarnCompletes: number
  /** To secure, by how many balls; and for each by the price of its gang. */
  readonly secure: readonly number[]
  readonly secureAt: readonly number[]
  /** While there is more in hand to lay under gangs. */
  readonly secureEarly: number
  /** While an opponent may win next turn, or all but. */
  readonly secureLate: number
  /** What may lie under an opponent's gang, by how many different colours it shows. */
  readonly infiltrate: readonly number[]
  readonly payCard: number
  readonly payMatching: number
  readonly payMirror: number
  readonly payMarket: number
  /** For each ball that the victim has; and when it could win by securing. */
  readonly victimBall: number
  readonly deny: number
  /** Hall of Fame: a colour not yet had. */
  readonly newColour: number
}

export const WORTH_TWO: Worth = {
  card: 0.14,
  cardMatches: 0.24,
  cardMatchesAgain: 0.03,
  cardPair: 0.07,
  cardPays: 0.06,
  mirror: 0.56,
  deckCard: 0.32,
  recruit: [0.58, 0.41, 0.39, 0.36, 0.29, 0.19, 0.12, 0.01, 0, -0.14],
  formNew: [0.7, 0.75, 0.62, 0.52, 0.4, 0.33, 0.3, 0.29],
  formPair: -0.12,
  formMatches: 0.17,
  grow: [0, 0, 0.29, 0.41, 0.43, 0.44, 0.4],
  growColour: 0.04,
  growGuards: 0.15,
  growMakesYarn: 0.41,
  growMatches: 0.24,
  yarn: [0.29, 0.84, 1.2, 1.4, 1.4, 1.35, 1.35, 1.5],
  trap: [0.37, 0.36, 0.25, 0.11, 0.05, 0.05, 0.05, 0],
  yarnBeside: [-0.25, 0.06, 0.17, 0.07, -0.1],
  trapTurns: 0.13,
  yarnCompletes: 0.47,
  secure: [0, 0.85, 1.19, 1.36, 1.9, 2.2],
  secureAt: [0.52, 0.43, 0.2, 0.12, 0.07, 0, 0, -0.14],
  secureEarly: -0.09,
  secureLate: 0.09,
  infiltrate: [0, 0.69, 0.82, 0.99, 1.14, 1.2],
  payCard: -0.06,
  payMatching: -0.06,
  payMirror: -0.39,
  payMarket: 0.22,
  victimBall: -0.03,
  deny: 0.46,
  newColour: 0.12,
}

export const WORTH_MORE: Worth = {
  card: 0.19,
  cardMatches: 0.23,
  cardMatchesAgain: 0.04,
  cardPair: 0.07,
  cardPays: 0.02,
  mirror: 0.51,
  deckCard: 0.31,
  recruit: [0.53, 0.39, 0.39, 0.38, 0.33, 0.27, 0.16, 0.04, -0.03, -0.23],
  formNew: [0.79, 0.79, 0.69, 0.56, 0.41, 0.34, 0.27, 0.14],
  formPair: -0.07,
  formMatches: 0.22,
  grow: [0, 0, 0.29, 0.5, 0.46, 0.49, 0.4],
  growColour: 0.09,
  growGuards: 0.19,
  growMakesYarn: 0.65,
  growMatches: 0.33,
  yarn: [0.6, 1, 1.23, 1.42, 1.35, 1.34, 1.35, 1.4],
  trap: [0.35, 0.26, 0.19, 0.1, 0.05, 0.05, 0.05, 0],
  yarnBeside: [-0.12, 0.22, 0.26, 0.03, -0.1],
  trapTurns: 0.29,
  yarnCompletes: 0.26,
  secure: [0, 0.82, 1.16, 1.35, 1.89, 2.2],
  secureAt: [0.45, 0.33, 0.21, 0.1, 0.02, 0, 0, -0.06],
  secureEarly: -0.19,
  secureLate: 0.17,
  infiltrate: [0, 0.6, 0.82, 1, 1.1, 1.2],
  payCard: -0.08,
  payMatching: -0.08,
  payMirror: -0.4,
  payMarket: 0.05,
  victimBall: 0,
  deny: 0.44,
  newColour: 0.2,
}

/** What makes a seat win, in logarithms of odds. */
export interface Chance {
  /** By the size of the hand. */
  readonly hand: readonly number[]
  readonly mirror: number
  /** By how many gangs there are; for each of them by its size. */
  readonly gangs: readonly number[]
  readonly size: readonly number[]
  /** A gang with nothing under it and a card in hand for that. */
  readonly ready: number
  /** Each under a gang that nobody can infiltrate, that somebody can later, that somebody can now. */
  readonly yarn: readonly number[]
  readonly trap: readonly number[]
  /** Enough yarn to win, on turn and off turn. */
  readonly winsNow: number
  readonly winsSoon: number
  /** By how many balls are scored, and by how many there are with those that wait. */
  readonly balls: readonly number[]
  readonly waiting: readonly number[]
  /** Hall of Fame: by how many colours are scored. */
  readonly colours: readonly number[]
  readonly turn: number
}

export const CHANCE_TWO: Chance = {
  hand: [0, 0.08, 0.22, 0.37, 0.26, 0.32, 0.36, 0.33, 0.33, 0.27, 0.41],
  mirror: 0.11,
  gangs: [-0.38, 0.01, 0.24, 0.39, 0.66, 0.65],
  size: [0, -0.16, -0.33, -0.38, -0.29, -0.07],
  ready: 0.1,
  yarn: [0.66, 0.45, 0.3],
  trap: [0.11, 0.27, 0.25],
  winsNow: 4.89,
  winsSoon: 0.83,
  balls: [-0.19, 0.34, 1.02, 1.77, 2.29, 3.12, 3.72, 5.04],
  waiting: [-0.35, -0.23, -0.19, -0.08, 0.06, 0.2, 0.52, 0.74, -0.29],
  colours: [-0.1, -0.03, 0.05, 0.09, 0.24, 0.38, 0.6],
  turn: 0.06,
}

export const CHANCE_MORE: Chance = {
  hand: [0.17, -0.18, -0.28, 0.05, 0.13, 0.27, 0.38, 0.51, 0.53, 0.58, 0.4],
  mirror: 0.1,
  gangs: [-0.09, 0.09, 0.61, 0.67, 0.54, 0.12],
  size: [0, 0.07, 0.09, 0.32, -0.26, -0.67],
  ready: 0.15,
  yarn: [0.71, 0.66, 0.63],
  trap: [0.01, 0.12, 0.14],
  winsNow: 5.13,
  winsSoon: 1.71,
  balls: [-0.99, -0.26, 0.6, 1.48, 2.38, 3.4, 4.17, 6.78],
  waiting: [-0.96, -0.86, -0.65, -0.36, -0.07, 0.37, 0.96, 1.89, 0.47],
  colours: [0.03, 0.31, -0.03, 0.18, 0.17, -0.07, 0.6],
  turn: 0.12,
}
