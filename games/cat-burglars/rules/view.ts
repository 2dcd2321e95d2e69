import { sizeOf, type Seat, type State, type Viewer } from '@alleycat/engine'
import { winnersOf } from './flow.ts'
import { catsOf, hasUnder, underOf } from './gangs.ts'
import * as at from './layout.ts'
import { colourOf, setText } from './letters.ts'
import type { Rules } from './options.ts'
import type { Colour } from './vocabulary.ts'

/** What the table waits for: a chance event of a record (the first three), a decision, or nothing. */
export type CatBurglarsPhase = 'deal' | 'draw' | 'refill' | 'act' | 'place' | 'over'

export interface GangView {
  readonly cats: string
  /** Whether the gang has a face-down card. */
  readonly active: boolean
}

/** What everybody may know of a position (CB-21). Sets of cards are letters in alphabetical order. */
interface PublicView {
  readonly phase: CatBurglarsPhase
  readonly turn: Seat
  /** The picks that remain: 1 when a second pick of a recruit follows or is being decided (CB-6). */
  readonly picksLeft: number
  readonly handSizes: readonly number[]
  readonly market: string
  readonly drawSize: number
  readonly discard: string
  /** The gangs by seat, in the order of their numbers. */
  readonly gangs: readonly (readonly GangView[])[]
  readonly yarnCounts: readonly number[]
  /** The colours scored, in the Hall of Fame variant only (CB-21). */
  readonly yarn: readonly string[] | null
  /** The sprung trap while its owner is asked where it goes (CB-19). */
  readonly table: { readonly card: Colour; readonly owner: Seat } | null
  /** The number of seats that have passed in a row (CB-20). */
  readonly passes: number
  /** The seats whose decision is awaited. */
  readonly awaited: readonly Seat[]
  /** The winners; empty before the game is over. */
  readonly winners: readonly Seat[]
}

/** What one viewer may know beside that (CB-22). */
interface OwnView {
  readonly viewer: Viewer
  /** The viewer's own hand; null for a spectator. */
  readonly hand: string | null
  /** The colours of the viewer's own face-down cards, by the numbers of their gangs; null where there is none. */
  readonly under: readonly (Colour | null)[]
  /** Whether the viewer owes a decision. */
  readonly asked: boolean
}

export type CatBurglarsView = PublicView & OwnView

/** The only function that shows what is hidden from others. It names every field, and copies none through. */
export const ownView = (s: State, viewer: Viewer): OwnView => ({
  viewer,
  hand: viewer === null ? null : setText(at.hand(s, viewer)),
  under: viewer === null ? [] : at.gangsOf(s, viewer).map((gang) => (hasUnder(gang) ? colourOf(underOf(gang)) : null)),
  asked: viewer !== null && awaitedOf(s).includes(viewer),
})

export function publicView(rules: Rules, s: State): PublicView {
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat)
  return {
    phase: phaseName(s),
    turn: at.active(s),
    picksLeft: at.picksLeft(s),
    handSizes: seats.map((seat) => at.handSize(s, seat)),
    market: setText(at.market(s)),
    drawSize: sizeOf(at.drawPile(s)),
    discard: setText(at.discardPile(s)),
    gangs: seats.map((seat) => gangsOf(s, seat)),
    yarnCounts: seats.map((seat) => at.yarnCount(s, seat)),
    yarn: rules.hallOfFame ? seats.map((seat) => setText(at.yarn(s, seat))) : null,
    table: at.trap(s) < 0 ? null : { card: colourOf(at.trap(s)), owner: at.trapOwner(s) },
    passes: at.passes(s),
    awaited: awaitedOf(s),
    winners: winnersOf(rules, s),
  }
}

const gangsOf = (s: State, owner: Seat): GangView[] =>
  at.gangsOf(s, owner).map((gang) => ({ cats: setText(catsOf(gang)), active: hasUnder(gang) }))

function awaitedOf(s: State): Seat[] {
  switch (at.phase(s)) {
    case at.ACTING:
      return [at.active(s)]
    case at.PLACING:
      return [at.trapOwner(s)]
    default:
      return []
  }
}

function phaseName(s: State): CatBurglarsPhase {
  switch (at.phase(s)) {
    case at.DEALING:
      return 'deal'
    case at.DRAWING:
      return 'draw'
    case at.REFILLING:
      return 'refill'
    case at.ACTING:
      return 'act'
    case at.PLACING:
      return 'place'
    default:
      return 'over'
  }
}
