/**
 * The numbers of this file were fitted to play by SGD, for two seats and for more (from games of four), a third of the
 * games Hall of Fame. Entries that hardly ever occur kept the guess that they started from.
 *
 * `Worth`: from a guess, one round towards what searches of 200 iterations visited; then, with what infiltrations, their
 * payment and traps are worth guessed anew, because everybody infiltrated everything, two rounds of games played by
 * judgement with noise and every fourth decision looked into with 500 iterations: softmax regression on the judgement so
 * far, shifted by how much better a decision turned out than the position. Last came 11,162 decisions of two seats and
 * 7,132 of four. By hand: `payCard` for two seats, fitted to all but nothing.
 *
 * `Chance`: softmax regression on who won, a sixth of the positions of 2,500 games of two seats and 1,200 of four played
 * by judgement with noise, and positions of the games above. Those for two seats are of the round before the
 * last, whose searches won 42 of 66 games against searches with the last. By hand: `trap` for two seats. Who has traps
 * does win, but only where others walk into them; fitted to that, searches walked into traps to be rid of them.
 */

/** The worth of things, in balls of yarn. */
export interface Worth {
  /** A cat in hand, whatever its colour. */
  readonly card: number
  /** The first cat that matches an own gang with nothing under it, and any further. */
  readonly cardMatches: number
  readonly cardMatchesAgain: number
  /** The second cat of a colour, so that one can form a gang and one can go under it. */
  readonly cardPair: number
  /** A colour that pays for an opponent's gang with something under it. */
  readonly cardPays: number
  readonly mirror: number
  /** A card from the draw pile. */
  readonly deckCard: number
  /** Recruiting, by the size of the hand; it includes the second card. */
  readonly recruit: readonly number[]
  /** A new gang, by the number of gangs; beside one of a single cat; with a cat of its colour in hand to go under it. */
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
  /** Yarn, by how much further yarn is not yet secured. */
  readonly yarnBeside: readonly number[]
  /** A trap that a cat in hand can turn into yarn. */
  readonly trapTurns: number
  /** Yarn that completes what is needed to win. */
  readonly yarnCompletes: number
  /** Securing, by the number of balls; and for each ball by the price of its gang. */
  readonly secure: readonly number[]
  readonly secureAt: readonly number[]
  /** Securing while there is more in hand to lay under gangs. */
  readonly secureEarly: number
  /** Securing while an opponent may win next turn or nearly so. */
  readonly secureLate: number
  /** The card under an opponent's gang, by how many different colours the gang shows. */
  readonly infiltrate: readonly number[]
  readonly payCard: number
  readonly payMatching: number
  readonly payMirror: number
  readonly payMarket: number
  /** Each ball that the victim has; and a victim that could win by securing. */
  readonly victimBall: number
  readonly deny: number
  /** In the Hall of Fame, a colour not yet scored. */
  readonly newColour: number
}

export const WORTH_TWO: Worth = {
  card: 0.13,
  cardMatches: 0.29,
  cardMatchesAgain: 0.05,
  cardPair: 0.07,
  cardPays: 0.06,
  mirror: 0.66,
  deckCard: 0.36,
  recruit: [0.58, 0.45, 0.38, 0.31, 0.26, 0.14, 0.06, -0.04, -0.03, -0.16],
  formNew: [0.66, 0.73, 0.58, 0.51, 0.28, 0.21, 0.21, 0.23],
  formPair: -0.18,
  formMatches: 0.21,
  grow: [0, 0, 0.2, 0.37, 0.44, 0.45, 0.4],
  growColour: 0.03,
  growGuards: 0.15,
  growMakesYarn: 0.42,
  growMatches: 0.23,
  yarn: [0.26, 0.8, 1.2, 1.47, 1.44, 1.35, 1.35, 1.65],
  trap: [0.36, 0.38, 0.27, 0.12, 0.05, 0.05, 0.05, 0],
  yarnBeside: [-0.26, 0.13, 0.3, 0.07, -0.1],
  trapTurns: 0.12,
  yarnCompletes: 0.36,
  secure: [0, 0.94, 1.33, 1.37, 1.9, 2.2],
  secureAt: [0.61, 0.58, 0.33, 0.22, 0.09, 0, 0, -0.2],
  secureEarly: -0.06,
  secureLate: 0.03,
  infiltrate: [0, 0.78, 0.93, 1.08, 1.22, 1.2],
  payCard: -0.06,
  payMatching: -0.13,
  payMirror: -0.4,
  payMarket: 0.3,
  victimBall: -0.04,
  deny: 0.47,
  newColour: 0.11,
}

export const WORTH_MORE: Worth = {
  card: 0.18,
  cardMatches: 0.3,
  cardMatchesAgain: 0.08,
  cardPair: 0.08,
  cardPays: 0,
  mirror: 0.56,
  deckCard: 0.33,
  recruit: [0.52, 0.37, 0.41, 0.39, 0.34, 0.28, 0.16, 0.04, -0.03, -0.28],
  formNew: [0.82, 0.82, 0.59, 0.43, 0.31, 0.32, 0.27, 0.14],
  formPair: -0.09,
  formMatches: 0.29,
  grow: [0, 0, 0.26, 0.52, 0.46, 0.49, 0.4],
  growColour: 0.08,
  growGuards: 0.17,
  growMakesYarn: 0.81,
  growMatches: 0.37,
  yarn: [0.6, 1.12, 1.33, 1.48, 1.36, 1.34, 1.35, 1.4],
  trap: [0.35, 0.21, 0.16, 0.1, 0.05, 0.05, 0.05, 0],
  yarnBeside: [-0.08, 0.3, 0.43, 0.03, -0.1],
  trapTurns: 0.31,
  yarnCompletes: -0.07,
  secure: [0, 0.87, 1.28, 1.36, 1.89, 2.2],
  secureAt: [0.45, 0.44, 0.35, 0.17, 0.02, 0, 0, -0.06],
  secureEarly: -0.24,
  secureLate: 0.16,
  infiltrate: [0, 0.52, 0.79, 1.05, 1.1, 1.2],
  payCard: -0.06,
  payMatching: -0.14,
  payMirror: -0.4,
  payMarket: 0.05,
  victimBall: 0.02,
  deny: 0.43,
  newColour: 0.17,
}

/** The contributions to a seat's chance to win, in log odds. */
export interface Chance {
  /** The hand, by its size. */
  readonly hand: readonly number[]
  readonly mirror: number
  /** The gangs, by their number; and each gang by its size. */
  readonly gangs: readonly number[]
  readonly size: readonly number[]
  /** A gang with nothing under it together with a card in hand for that. */
  readonly ready: number
  /** A ball of yarn under a gang that nobody can infiltrate, that somebody can later, that somebody can now. */
  readonly yarn: readonly number[]
  readonly trap: readonly number[]
  /** Enough yarn to win, on turn and off turn. */
  readonly winsNow: number
  readonly winsSoon: number
  /** The balls, by how many are scored, and by how many there are with those not yet secured. */
  readonly balls: readonly number[]
  readonly waiting: readonly number[]
  /** In the Hall of Fame, the number of colours scored. */
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
  trap: [-0.1, -0.05, -0.05],
  winsNow: 4.89,
  winsSoon: 0.83,
  balls: [-0.19, 0.34, 1.02, 1.77, 2.29, 3.12, 3.72, 5.04],
  waiting: [-0.35, -0.23, -0.19, -0.08, 0.06, 0.2, 0.52, 0.74, -0.29],
  colours: [-0.1, -0.03, 0.05, 0.09, 0.24, 0.38, 0.6],
  turn: 0.06,
}

export const CHANCE_MORE: Chance = {
  hand: [-0.36, -0.55, -0.29, 0.02, 0.19, 0.35, 0.4, 0.49, 0.6, 0.61, 0.57],
  mirror: 0.08,
  gangs: [-0.07, 0.28, 0.57, 0.58, 0.29, 0.28],
  size: [0, -0.02, -0.07, -0.31, -0.26, -0.67],
  ready: 0.23,
  yarn: [0.67, 0.78, 0.65],
  trap: [0.01, 0.13, 0.03],
  winsNow: 5.14,
  winsSoon: 1.59,
  balls: [-1.1, -0.36, 0.51, 1.32, 2.42, 3.49, 4.48, 6.83],
  waiting: [-1.07, -1.02, -0.77, -0.4, -0.03, 0.47, 1.06, 2.29, 0.31],
  colours: [-0.19, 0.03, 0, 0.2, 0.31, 0.3, 0.6],
  turn: 0.13,
}

/** How often a face-down card was yarn, by the number of colours its gang showed. */
export const LIKELY_TWO: readonly number[] = [0, 0.1, 0.45, 0.8, 0.9, 0.95, 1]
export const LIKELY_MORE: readonly number[] = [0, 0.5, 0.85, 0.95, 1, 1, 1]
