import { countOfSeventh, NO_CARDS, type Cards, type Kind, type Seat, type State } from '@alleycat/engine'
import { kindsOfCat } from '../rules/choices.ts'
import { sizesThatGrow } from '../rules/form.ts'
import { catsOf, gangSize, hasUnder, underOf, yarnOf, type Gang } from '../rules/gangs.ts'
import * as at from '../rules/layout.ts'
import type { Rules } from '../rules/options.ts'
import { YARN_TO_WIN } from '../rules/vocabulary.ts'
import {
  CHANCE_MORE,
  CHANCE_TWO,
  LIKELY_MORE,
  LIKELY_TWO,
  WORTH_MORE,
  WORTH_TWO,
  type Chance,
  type Worth,
} from './worth.ts'

/** What judging a position needs: the rules, what things are worth, and a summary of the table. */
export interface Sense {
  readonly rules: Rules
  readonly worth: Worth
  readonly chance: Chance
  /** The probability that a card under another seat's gang is yarn, by the number of colours that the gang shows. */
  readonly likely: readonly number[]
  readonly table: Table
}

export const senseFor = (rules: Rules): Sense => ({
  rules,
  worth: rules.seats === 2 ? WORTH_TWO : WORTH_MORE,
  chance: rules.seats === 2 ? CHANCE_TWO : CHANCE_MORE,
  likely: rules.seats === 2 ? LIKELY_TWO : LIKELY_MORE,
  table: emptyTable(),
})

/** A set of colours: the lowest of each kind's four bits. */
export type Colours = number

/** A summary of the table as one seat sees it, made once for all its decisions. Every call of `look` overwrites it. */
export interface Table {
  hand: Cards
  market: Colours
  /** Whether a mirror in the market pays for anything (CB-13). */
  marketMirror: boolean
  balls: number
  /** In the Hall of Fame, the colours scored, and these together with the own yarn that is not yet secured. */
  scored: Colours
  had: Colours
  gangs: number
  /** The number of own gangs with nothing under them, and their colours. */
  free: number
  freeColours: Colours
  /** The number of own balls that are not yet secured, and their colours. */
  waiting: number
  waitingColours: Colours
  /** The sizes at which own gangs may grow, one bit each (CB-8), and all sizes of own gangs. */
  growing: number
  sizes: number
  /** The colours of others' gangs that have something under them. */
  prey: Colours
  /** The size of the largest hand of an opponent. */
  mostCards: number
  /** Whether an opponent could win next turn if all cards under its gangs were yarn. */
  threatened: boolean
}

const emptyTable = (): Table => ({
  hand: NO_CARDS,
  market: 0,
  marketMirror: false,
  balls: 0,
  scored: 0,
  had: 0,
  gangs: 0,
  free: 0,
  freeColours: 0,
  waiting: 0,
  waitingColours: 0,
  growing: 0,
  sizes: 0,
  prey: 0,
  mostCards: 0,
  threatened: false,
})

export const coloursOf = (gang: Gang): Colours => kindsOfCat(catsOf(gang))
export const colour = (kind: Kind): Colours => 1 << (kind * 4)
export const hasColour = (colours: Colours, kind: Kind): number => (colours >>> (kind * 4)) & 1
/** The number of colours; the multiplication adds up their bits in the highest. */
export const colourCount = (colours: Colours): number => (Math.imul(colours, 0x111111) >>> 20) & 15
const ALL_COLOURS: Colours = 0x111111

/** Fills the summary of the table without looking at what others hide. */
export function look({ rules, table }: Sense, s: State, seat: Seat): Table {
  table.hand = at.hand(s, seat)
  const takes = rules.seats === 2
  table.market = takes ? kindsOfCat(at.market(s)) : 0
  table.marketMirror = takes && countOfSeventh(at.market(s)) > 0
  table.balls = at.yarnCount(s, seat)
  table.scored = rules.hallOfFame ? kindsOfCat(at.yarn(s, seat)) : 0 // CB-21
  lookAtOwn(table, s, seat)
  table.had = table.scored | table.waitingColours
  table.growing = table.gangs > 1 ? sizesThatGrow(s, seat) : 0
  lookAtOthers(rules, table, s, seat)
  return table
}

function lookAtOwn(table: Table, s: State, seat: Seat): void {
  const first = at.firstGang(s, seat)
  const end = at.endOfGangs(s, seat)
  table.gangs = end - first
  let free = 0
  let freeColours = 0
  let waiting = 0
  let waitingColours = 0
  let sizes = 0
  for (let index = first; index < end; index++) {
    const gang = at.gang(s, index)
    sizes |= 1 << gangSize(gang)
    if (!hasUnder(gang)) {
      free++
      freeColours |= coloursOf(gang)
    } else if (yarnOf(gang) === 1) {
      waiting++
      waitingColours |= colour(underOf(gang))
    }
  }
  table.free = free
  table.freeColours = freeColours
  table.waiting = waiting
  table.waitingColours = waitingColours
  table.sizes = sizes
}

function lookAtOthers(rules: Rules, table: Table, s: State, seat: Seat): void {
  let prey = 0
  let mostCards = 0
  let threatened = false
  for (let other = 0; other < rules.seats; other++) {
    if (other === seat) continue
    const cards = at.handSize(s, other)
    if (cards > mostCards) mostCards = cards
    let balls = at.yarnCount(s, other)
    for (let index = at.firstGang(s, other), end = at.endOfGangs(s, other); index < end; index++) {
      const gang = at.gang(s, index)
      if (!hasUnder(gang)) continue
      prey |= coloursOf(gang)
      balls++
    }
    if (balls >= YARN_TO_WIN) threatened = true
  }
  table.prey = prey
  table.mostCards = mostCards
  table.threatened = threatened
}

/** The price of a gang that nobody can pay for. */
export const SAFE = 7
const DEAREST = SAFE - 1

/** The number of own cards that others need to infiltrate a gang of that size and those colours, 0 to 6, or `SAFE`. */
export function priceOf(table: Table, size: number, colours: Colours): number {
  const price = size - (table.marketMirror || (table.market & colours) !== 0 ? 1 : 0)
  if (price > table.mostCards) return SAFE
  return price < DEAREST ? price : DEAREST
}

/** The worth of a cat in a hand that has `held` others of its colour. */
export function catWorth({ worth, table }: Sense, kind: Kind, held: number): number {
  const own = hasColour(table.freeColours, kind)
    ? held === 0
      ? worth.cardMatches
      : worth.cardMatchesAgain
    : held === 1
      ? worth.cardPair
      : 0
  return worth.card + own + hasColour(table.prey, kind) * worth.cardPays
}

/** Whether so many balls, of those colours, win (CB-4). */
export const isWon = ({ rules }: Sense, balls: number, colours: Colours): boolean =>
  balls >= YARN_TO_WIN || (rules.hallOfFame && (colours & ALL_COLOURS) === ALL_COLOURS)

/** The entry of a table at an index; the last entry stands for all beyond it. */
export const entry = (table: readonly number[], index: number): number =>
  table[index < table.length ? index : table.length - 1]!

/** The number of cards that lie under a seat's gangs. */
export function faceDown(s: State, seat: Seat): number {
  let count = 0
  for (let index = at.firstGang(s, seat), end = at.endOfGangs(s, seat); index < end; index++)
    if (hasUnder(at.gang(s, index))) count++
  return count
}
