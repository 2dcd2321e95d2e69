import { sizeOf, type Action, type Cards, type Seat, type SeatSet, type State } from '@alleycat/engine'
import { MAX_SEATS } from './vocabulary.ts'

/**
 * The layout of a position in its array. No other file knows an offset.
 *
 * Phases up to `LAST_CHANCE` wait for chance, the others for seats or for nobody.
 */
export const DEALING = 0
/** The game awaits cards for the display after a take (CC-8). */
export const REFILLING = 1
/** The game awaits cards for the display at the end of a turn (CC-15). */
export const TOPPING_UP = 2
export const DRAWING = 3
export const REVEALING = 4
export const FLIPPING = 5
const LAST_CHANCE = FLIPPING
export const ACTING = 6
export const ANSWERING = 7
/** The active player discards down to the hand limit (CC-10). */
export const DISCARDING = 8
export const ENDED = 9

const PHASE = 0
const ACTIVE = 1
const ACTIONS_LEFT = 2
/** The play that is being resolved. */
const EFFECT = 3
/** The seats that owe an answer. */
const OWING = 4
/** The seat whose hand the awaited chance event fills or reveals. */
const CHANCE_SEAT = 5
/** The number of cards that the awaited chance event still brings. */
const CHANCE_LEFT = 6
const DISPLAY = 7
const DRAW_PILE = 8
const DISCARD_PILE = 9
/** The played cards that still lie on the table (CC-14). */
const TABLE = 10
/** The cards revealed or flipped by the effect that is being resolved (CC-14, CC-29a). */
const REVEALED = 11
const POINTS = 12
const HANDS = POINTS + MAX_SEATS
const ANSWERS = HANDS + MAX_SEATS
const LENGTH = ANSWERS + MAX_SEATS

export const emptyState = (): State => new Int32Array(LENGTH)

export const phase = (s: State): number => s[PHASE]!
export const setPhase = (s: State, value: number): void => void (s[PHASE] = value)
export const isChance = (s: State): boolean => s[PHASE]! <= LAST_CHANCE

export const active = (s: State): Seat => s[ACTIVE]!
export const setActive = (s: State, seat: Seat): void => void (s[ACTIVE] = seat)
export const actionsLeft = (s: State): number => s[ACTIONS_LEFT]!
export const setActionsLeft = (s: State, count: number): void => void (s[ACTIONS_LEFT] = count)

export const effect = (s: State): Action => s[EFFECT]!
export const setEffect = (s: State, play: Action): void => void (s[EFFECT] = play)

export const owing = (s: State): SeatSet => s[OWING]!
export const setOwing = (s: State, seats: SeatSet): void => void (s[OWING] = seats)
export const answer = (s: State, seat: Seat): Action => s[ANSWERS + seat]!
export const setAnswer = (s: State, seat: Seat, given: Action): void => void (s[ANSWERS + seat] = given)

export const chanceSeat = (s: State): Seat => s[CHANCE_SEAT]!
export const setChanceSeat = (s: State, seat: Seat): void => void (s[CHANCE_SEAT] = seat)
export const chanceLeft = (s: State): number => s[CHANCE_LEFT]!
export const setChanceLeft = (s: State, count: number): void => void (s[CHANCE_LEFT] = count)

export const points = (s: State, seat: Seat): number => s[POINTS + seat]!
export const addPoints = (s: State, seat: Seat, change: number): void => void (s[POINTS + seat]! += change)

export const hand = (s: State, seat: Seat): Cards => s[HANDS + seat]!
export const setHand = (s: State, seat: Seat, cards: Cards): void => void (s[HANDS + seat] = cards)
export const addToHand = (s: State, seat: Seat, cards: Cards): void => void (s[HANDS + seat]! += cards)
export const takeFromHand = (s: State, seat: Seat, cards: Cards): void => void (s[HANDS + seat]! -= cards)
export const handSize = (s: State, seat: Seat): number => sizeOf(s[HANDS + seat]!)

export const display = (s: State): Cards => s[DISPLAY]!
export const addToDisplay = (s: State, cards: Cards): void => void (s[DISPLAY]! += cards)
export const takeFromDisplay = (s: State, cards: Cards): void => void (s[DISPLAY]! -= cards)

export const drawPile = (s: State): Cards => s[DRAW_PILE]!
export const setDrawPile = (s: State, cards: Cards): void => void (s[DRAW_PILE] = cards)
export const takeFromDrawPile = (s: State, cards: Cards): void => void (s[DRAW_PILE]! -= cards)
export const discardPile = (s: State): Cards => s[DISCARD_PILE]!
export const setDiscardPile = (s: State, cards: Cards): void => void (s[DISCARD_PILE] = cards)
export const addToDiscardPile = (s: State, cards: Cards): void => void (s[DISCARD_PILE]! += cards)

export const table = (s: State): Cards => s[TABLE]!
export const setTable = (s: State, cards: Cards): void => void (s[TABLE] = cards)
export const revealed = (s: State): Cards => s[REVEALED]!
export const setRevealed = (s: State, cards: Cards): void => void (s[REVEALED] = cards)
export const addToRevealed = (s: State, cards: Cards): void => void (s[REVEALED]! += cards)
