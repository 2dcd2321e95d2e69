import { sizeOf, type Cards, type Kind, type Seat, type State } from '@alleycat/engine'
import type { Gang } from './gangs.ts'
import { CATS, MAX_SEATS } from './vocabulary.ts'

/**
 * The layout of a position in its array. No other file knows an offset.
 *
 * Phases up to `LAST_CHANCE` wait for chance, the others for a seat or for nobody.
 */
export const DEALING = 0
/** The game awaits the card of a `recruit deck` (CB-6). */
export const DRAWING = 1
/** The game awaits cards for the market at the end of a turn (CB-6). */
export const REFILLING = 2
const LAST_CHANCE = REFILLING
export const ACTING = 3
/** The owner of a sprung trap puts it down (CB-12). */
export const PLACING = 4
export const ENDED = 5

const PHASE = 0
const ACTIVE = 1
/** The picks that remain: 1 from the first pick of a recruit until the second is decided. */
const PICKS_LEFT = 2
/** The number of seats that have passed in a row (CB-20). */
const PASSES = 3
/** The seat that is being dealt to; the number of seats stands for the market. */
const DEAL_SEAT = 4
/** The number of cards that the awaited chance event still brings. */
const CHANCE_LEFT = 5
/** The sprung trap that lies on the table: its kind + 1, or 0. */
const TRAP = 6
const TRAP_OWNER = 7
const MARKET = 8
const DRAW_PILE = 9
const DISCARD_PILE = 10
const YARN = 11
const HANDS = YARN + MAX_SEATS
/** By seat, the start of its gangs; the last entry is the end of all gangs. */
const GANG_STARTS = HANDS + MAX_SEATS
/**
 * The gangs seat by seat, each seat's in the order in which it formed them. So equal positions are equal arrays
 * whatever the order of turns, and a seat's gangs are found without a search. There is room for every cat to be a gang.
 */
const GANGS = GANG_STARTS + MAX_SEATS + 1
const LENGTH = GANGS + CATS

export const emptyState = (): State => new Int32Array(LENGTH)

export const phase = (s: State): number => s[PHASE]!
export const setPhase = (s: State, value: number): void => void (s[PHASE] = value)
export const isChance = (s: State): boolean => s[PHASE]! <= LAST_CHANCE

export const active = (s: State): Seat => s[ACTIVE]!
export const setActive = (s: State, seat: Seat): void => void (s[ACTIVE] = seat)
export const picksLeft = (s: State): number => s[PICKS_LEFT]!
export const setPicksLeft = (s: State, count: number): void => void (s[PICKS_LEFT] = count)
export const passes = (s: State): number => s[PASSES]!
export const setPasses = (s: State, count: number): void => void (s[PASSES] = count)

export const dealSeat = (s: State): Seat => s[DEAL_SEAT]!
export const setDealSeat = (s: State, seat: Seat): void => void (s[DEAL_SEAT] = seat)
export const chanceLeft = (s: State): number => s[CHANCE_LEFT]!
export const setChanceLeft = (s: State, count: number): void => void (s[CHANCE_LEFT] = count)

/** The kind of the trap on the table, -1 when there is none. */
export const trap = (s: State): Kind => s[TRAP]! - 1
export const trapOwner = (s: State): Seat => s[TRAP_OWNER]!
export const clearTrap = (s: State): void => setTrap(s, -1, 0)
export function setTrap(s: State, kind: Kind, owner: Seat): void {
  s[TRAP] = kind + 1
  s[TRAP_OWNER] = owner
}

export const market = (s: State): Cards => s[MARKET]!
export const marketSize = (s: State): number => sizeOf(s[MARKET]!)
export const addToMarket = (s: State, cards: Cards): void => void (s[MARKET]! += cards)
export const takeFromMarket = (s: State, cards: Cards): void => void (s[MARKET]! -= cards)

export const drawPile = (s: State): Cards => s[DRAW_PILE]!
export const setDrawPile = (s: State, cards: Cards): void => void (s[DRAW_PILE] = cards)
export const takeFromDrawPile = (s: State, cards: Cards): void => void (s[DRAW_PILE]! -= cards)
export const discardPile = (s: State): Cards => s[DISCARD_PILE]!
export const setDiscardPile = (s: State, cards: Cards): void => void (s[DISCARD_PILE] = cards)
export const addToDiscardPile = (s: State, cards: Cards): void => void (s[DISCARD_PILE]! += cards)

/** The colours scored, one cat for each ball. */
export const yarn = (s: State, seat: Seat): Cards => s[YARN + seat]!
export const setYarn = (s: State, seat: Seat, cards: Cards): void => void (s[YARN + seat] = cards)
export const addYarn = (s: State, seat: Seat, cards: Cards): void => void (s[YARN + seat]! += cards)
export const yarnCount = (s: State, seat: Seat): number => sizeOf(s[YARN + seat]!)

export const hand = (s: State, seat: Seat): Cards => s[HANDS + seat]!
export const setHand = (s: State, seat: Seat, cards: Cards): void => void (s[HANDS + seat] = cards)
export const addToHand = (s: State, seat: Seat, cards: Cards): void => void (s[HANDS + seat]! += cards)
export const takeFromHand = (s: State, seat: Seat, cards: Cards): void => void (s[HANDS + seat]! -= cards)
export const handSize = (s: State, seat: Seat): number => sizeOf(s[HANDS + seat]!)

/** The gangs of all seats have indices 0 to gangCount - 1, those of one seat firstGang to endOfGangs - 1. */
export const gangCount = (s: State): number => s[GANG_STARTS + MAX_SEATS]!
export const firstGang = (s: State, seat: Seat): number => s[GANG_STARTS + seat]!
export const endOfGangs = (s: State, seat: Seat): number => s[GANG_STARTS + seat + 1]!
export const gang = (s: State, index: number): Gang => s[GANGS + index]!
export const setGang = (s: State, index: number, changed: Gang): void => void (s[GANGS + index] = changed)

export function gangOwner(s: State, index: number): Seat {
  let owner = 0
  while (endOfGangs(s, owner) <= index) owner++
  return owner
}

/** Adds a gang behind its owner's others, which moves up those of later seats. Returns its index. */
export function addGang(s: State, owner: Seat, added: Gang): number {
  const index = endOfGangs(s, owner)
  for (let i = GANGS + gangCount(s); i > GANGS + index; i--) s[i] = s[i - 1]!
  for (let seat = owner + 1; seat <= MAX_SEATS; seat++) s[GANG_STARTS + seat]!++
  s[GANGS + index] = added
  return index
}

/** The number of a gang in records: how many gangs its owner formed before it. */
export const gangNumber = (s: State, index: number): number => index - firstGang(s, gangOwner(s, index))

/** The index of the gang with this number among its owner's, -1 when there is none. */
export function gangIndex(s: State, owner: Seat, number: number): number {
  if (owner >= MAX_SEATS) return -1
  const index = firstGang(s, owner) + number
  return index < endOfGangs(s, owner) ? index : -1
}

/** The gangs of one seat in the order of their numbers. */
export function gangsOf(s: State, owner: Seat): Gang[] {
  const gangs: Gang[] = []
  const end = GANGS + endOfGangs(s, owner)
  for (let at = GANGS + firstGang(s, owner); at < end; at++) gangs.push(s[at]!)
  return gangs
}
