import { CHANCE, CLOSING, type Cards, type Seat, type State, type Viewer } from '@alleycat/engine'
import { cathamCity, type CathamCity, type CathamCityEvent, type CathamCityView } from '../index.ts'
import * as at from '../layout.ts'
import { CARDS_PER_FACTION, MAX_SEATS } from '../vocabulary.ts'
import { legalActions, playSteps } from '../../../testing/steps.ts'

export { cards, due, legal, legalActions, seen, why } from '../../../testing/steps.ts'

/** Positions for tests, written and read in the letters of records. */

export interface Position {
  readonly game: CathamCity
  readonly state: State
}

export interface TableOptions {
  readonly seats?: number
  readonly factions?: string
  readonly actionsPerTurn?: 1 | 2
}

/**
 * The cards at the start of an action. Cards are letters in any order, and a number repeats the letter before it:
 * `D11M` is eleven Detectives and a Mafia card. Hands are empty unless given.
 */
export interface Placement extends TableOptions {
  readonly turn?: Seat
  readonly actionsLeft?: number
  readonly points?: readonly number[]
  readonly hands?: readonly string[]
  readonly display?: string
  /** When only one of the piles is given, the other holds every card not placed; without either, the draw pile does. */
  readonly draw?: string
  /** When both piles are given, cards not placed are out of the game. */
  readonly discard?: string
}

/** A game before the deal. */
export function newTable({ seats = 3, factions = 'DHMRS', actionsPerTurn = 1 }: TableOptions = {}): Position {
  const game = cathamCity.create(seats, { factions, actionsPerTurn })
  return { game, state: game.initial() }
}

export function position(placement: Placement): Position {
  const { factions = 'DHMRS', actionsPerTurn = 1, hands = [], points = [], draw, discard } = placement
  const { game, state } = newTable(placement)
  let rest = packed(factions, `${[...factions].join(CARDS_PER_FACTION.toString())}${CARDS_PER_FACTION}`)
  const take = (text: string): Cards => {
    const cards = packed(factions, text)
    for (let kind = 0; kind < factions.length; kind++)
      if (counted(cards, kind) > counted(rest, kind)) throw new Error(`too many ${factions[kind]} in this position`)
    rest -= cards
    return cards
  }
  for (const [seat, text] of hands.entries()) at.setHand(state, seat, take(text))
  for (const [seat, count] of points.entries()) at.addPoints(state, seat, count)
  at.addToDisplay(state, take(placement.display ?? factions + factions.slice(0, 2)))
  at.setDrawPile(state, take(draw ?? ''))
  at.setDiscardPile(state, take(discard ?? ''))
  if (draw === undefined) at.setDrawPile(state, rest)
  else if (discard === undefined) at.setDiscardPile(state, rest)
  at.setActive(state, placement.turn ?? 0)
  at.setActionsLeft(state, placement.actionsLeft ?? actionsPerTurn)
  at.setChanceLeft(state, 0)
  at.setPhase(state, at.ACTING)
  return { game, state }
}

const counted = (cards: Cards, kind: number): number => (cards >>> (4 * kind)) & 15

function packed(factions: string, text: string): Cards {
  let cards = 0
  for (const [, letter = '', repeat = '1'] of text.matchAll(/([A-Z])([0-9]+)?/g)) {
    const kind = factions.indexOf(letter)
    if (kind < 0) throw new Error(`${letter} is not in play with ${factions}`)
    if (counted(cards, kind) + Number(repeat) > CARDS_PER_FACTION) throw new Error(`more than 15 ${letter}: ${text}`)
    cards += Number(repeat) << (4 * kind)
  }
  return cards
}

/** The letters of packed cards in alphabetical order. */
export const letters = ({ game }: Position, packedCards: Cards): string =>
  [...factionsOf(game)].map((letter, kind) => letter.repeat(counted(packedCards, kind))).join('')

const factionsOf = (game: CathamCity): string => (game.options as { factions: string }).factions

/** Counts every card wherever it lies. The count is the same in every state of a game, even during a chance event. */
export function census(state: State): Cards {
  let all = at.display(state) + at.drawPile(state) + at.discardPile(state) + at.table(state) + at.revealed(state)
  for (let seat = 0; seat < MAX_SEATS; seat++) all += at.hand(state, seat)
  return all
}

export const copy = ({ game, state }: Position): Position => ({ game, state: state.slice() })

/** Plays steps of a record, such as `0 take HH` and `* refill DS`, and returns the events. */
export const play = (p: Position, ...steps: readonly string[]): CathamCityEvent[] => playSteps(p, census, steps)

/** Plays a single decision and does not close the window that it opens or completes. */
export function decide({ game, state }: Position, step: string): CathamCityEvent[] {
  const events: CathamCityEvent[] = []
  const seat = Number(step[0])
  game.apply(state, seat, game.parse(state, seat, step.slice(2))!, (event) => events.push(event))
  return events
}

/** Closes the window that is complete, and returns the events. */
export function close({ game, state }: Position): CathamCityEvent[] {
  const events: CathamCityEvent[] = []
  game.apply(state, CLOSING, 0, (event) => events.push(event))
  return events
}

/** The weights of the cards that chance may bring next, by letter, from the pile or hand that the next card comes from. */
export const odds = ({ game, state }: Position): Record<string, number> =>
  Object.fromEntries(
    legalActions(game, state, CHANCE).map((outcome) => [factionsOf(game)[outcome], game.weight(state, outcome)]),
  )

/** The whole position, as in a record's trace. */
export type Truth = {
  readonly turn: Seat
  readonly actionsLeft: number
  readonly points: readonly number[]
  readonly hands: readonly string[]
  readonly display: string
  readonly draw: string
  readonly discard: string
  readonly table: string
}

export const truth = ({ game, state }: Position): Truth => game.trace(state) as Truth

export const view = ({ game, state }: Position, viewer: Viewer): CathamCityView => game.view(state, viewer)

/** The one seat that sees the card which chance brings next, or null when everybody does. */
export function drawsInSecret(game: Pick<CathamCity, 'seats'>, state: State): Seat | null {
  const isHand = at.phase(state) === at.DEALING ? at.chanceSeat(state) < game.seats : at.phase(state) === at.DRAWING
  return isHand ? at.chanceSeat(state) : null
}
