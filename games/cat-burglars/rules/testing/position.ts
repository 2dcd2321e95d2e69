import {
  cardsOf,
  CHANCE,
  countOfAny,
  kindAt,
  NO_CARDS,
  SEVENTH,
  sizeOf,
  type Cards,
  type Seat,
  type State,
  type Viewer,
} from '@alleycat/engine'
import { catsOf, newGang, underOf, withCat, withUnder, type Gang } from '../gangs.ts'
import { catBurglars, type CatBurglars, type CatBurglarsEvent, type CatBurglarsView } from '../index.ts'
import * as at from '../layout.ts'
import { cardOf, kindOf, setText } from '../letters.ts'
import { MAX_SEATS } from '../vocabulary.ts'
import { cards, legalActions, playSteps } from '../../../testing/steps.ts'

export { cards, due, legal, legalActions, seen, why } from '../../../testing/steps.ts'

/** Positions for tests, written and read in the letters of records. */

export interface Position {
  readonly game: CatBurglars
  readonly state: State
}

export interface TableOptions {
  readonly seats?: number
  readonly hallOfFame?: boolean
}

/**
 * The cards at the start of a turn. Cards are letters in any order, and a number repeats the letter before it: `B4M` is
 * four blue cats and a mirror. A gang is its cats and, after a slash, its face-down card: `BBO/G`. Hands and areas are
 * empty unless given.
 */
export interface Placement extends TableOptions {
  readonly turn?: Seat
  readonly hands?: readonly string[]
  readonly market?: string
  readonly gangs?: readonly (readonly string[])[]
  readonly yarn?: readonly string[]
  /** When only one of the piles is given, the other holds every card not placed; without either, the draw pile does. */
  readonly draw?: string
  /** When both piles are given, cards not placed are out of the game. */
  readonly discard?: string
}

/** A game before the deal. */
export function newTable({ seats = 3, hallOfFame = false }: TableOptions = {}): Position {
  const game = catBurglars.create(seats, { hallOfFame })
  return { game, state: game.initial() }
}

export function position(placement: Placement): Position {
  const { hands = [], gangs = [], yarn = [], market = 'BGOPRY', draw, discard } = placement
  const { game, state } = newTable(placement)
  let rest = packed('B15G15M20O15P15R15Y15')
  const take = (text: string): Cards => {
    const taken = packed(text)
    for (let kind = 0; kind <= SEVENTH; kind++)
      if (countOfAny(taken, kind) > countOfAny(rest, kind)) throw new Error(`too many ${cardOf(kind)} in this position`)
    rest -= taken
    return taken
  }
  for (const [seat, text] of hands.entries()) at.setHand(state, seat, take(text))
  for (const [seat, text] of yarn.entries()) at.setYarn(state, seat, take(text))
  for (const [seat, texts] of gangs.entries()) for (const text of texts) at.addGang(state, seat, gangOf(text, take))
  at.addToMarket(state, take(market))
  at.setDrawPile(state, take(draw ?? ''))
  at.setDiscardPile(state, take(discard ?? ''))
  if (draw === undefined) at.setDrawPile(state, rest)
  else if (discard === undefined) at.setDiscardPile(state, rest)
  at.setActive(state, placement.turn ?? 0)
  at.setDealSeat(state, game.seats)
  at.setChanceLeft(state, 0)
  at.setPhase(state, at.ACTING)
  return { game, state }
}

function gangOf(text: string, take: (text: string) => Cards): Gang {
  const [cats = '', under = ''] = text.split('/')
  const visible = take(cats)
  let gang = newGang(kindAt(visible, 0))
  for (let i = 1; i < sizeOf(visible); i++) gang = withCat(gang, kindAt(visible, i))
  return take(under) === NO_CARDS ? gang : withUnder(gang, kindOf(under))
}

function packed(text: string): Cards {
  let packedCards = NO_CARDS
  for (const letter of cards(text)) packedCards += cardsOf(kindOf(letter), 1)
  return packedCards
}

/** The letters of packed cards in alphabetical order. */
export const letters = setText

/** Counts every card wherever it lies. The count is the same in every state of a game, even during a chance event. */
export function census(state: State): Cards {
  let all = at.market(state) + at.drawPile(state) + at.discardPile(state) + oneOf(at.trap(state))
  for (let seat = 0; seat < MAX_SEATS; seat++) all += at.hand(state, seat) + at.yarn(state, seat)
  for (let i = 0; i < at.gangCount(state); i++) all += catsOf(at.gang(state, i)) + oneOf(underOf(at.gang(state, i)))
  return all
}

/** The card of a kind, or none for -1. */
const oneOf = (kind: number): Cards => (kind < 0 ? NO_CARDS : cardsOf(kind, 1))

export const copy = ({ game, state }: Position): Position => ({ game, state: state.slice() })

/** Plays steps of a record, such as `0 form B` and `* refill BM`, and returns the events. */
export const play = (p: Position, ...steps: readonly string[]): CatBurglarsEvent[] => playSteps(p, census, steps)

/** The weights of the cards that chance may bring next, by letter. */
export const odds = ({ game, state }: Position): Record<string, number> =>
  Object.fromEntries(legalActions(game, state, CHANCE).map((outcome) => [cardOf(outcome), game.weight(state, outcome)]))

/** The whole position, as in a record's trace. */
export type Truth = {
  readonly turn: Seat
  readonly picksLeft: number
  readonly hands: readonly string[]
  readonly market: string
  readonly draw: string
  readonly discard: string
  readonly gangs: readonly (readonly { readonly cats: string; readonly under: string | null }[])[]
  readonly yarn: readonly string[]
  readonly table: string
}

export const truth = ({ game, state }: Position): Truth => game.trace(state) as Truth

/** A seat's gangs in the spelling that `position` reads. */
export const gangs = (p: Position, seat: Seat): string[] =>
  truth(p).gangs[seat]!.map(({ cats, under }) => (under === null ? cats : `${cats}/${under}`))

export const view = ({ game, state }: Position, viewer: Viewer): CatBurglarsView => game.view(state, viewer)

/** The one seat that sees the card which chance brings next, or null when everybody does. */
export function drawsInSecret(game: Pick<CatBurglars, 'seats'>, state: State): Seat | null {
  if (at.phase(state) === at.DRAWING) return at.active(state)
  return at.phase(state) === at.DEALING && at.dealSeat(state) < game.seats ? at.dealSeat(state) : null
}
