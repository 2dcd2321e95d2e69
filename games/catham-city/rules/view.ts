import { type Seat, type State, type Viewer, hasSeat, seatList, sizeOf } from '@alleycat/engine'
import { SEVERAL } from './answers.ts'
import { cardsIn, furtherOf, POLICE, DETECTIVES, deedOf, targetOf } from './actions.ts'
import * as at from './layout.ts'
import { factionOf, setText } from './letters.ts'
import { decisionText } from './notation.ts'
import type { Rules } from './options.ts'
import { answersTo, asking, turn } from './rules.ts'
import type { Faction } from './vocabulary.ts'

/** What the table waits for: a chance event of a record (the first ones), a decision, or nothing. */
export type CathamCityPhase = 'deal' | 'refill' | 'draw' | 'reveal' | 'flip' | 'act' | 'answer' | 'discard' | 'over'

/** What everybody may know of a position (CC-30). Sets of cards are letters in alphabetical order. */
interface PublicView {
  readonly phase: CathamCityPhase
  readonly turn: Seat
  readonly actionsLeft: number
  readonly points: readonly number[]
  readonly handSizes: readonly number[]
  readonly display: string
  readonly drawSize: number
  readonly discard: string
  /** The cards on the table: those played, then those revealed or flipped. */
  readonly table: string
  readonly revealed: string
  /** The play that is being resolved. */
  readonly effect: { readonly play: string; readonly further: Faction | null; readonly target: Seat | null } | null
  /** The seats whose decision is awaited as far as the public knows (CC-27a). */
  readonly awaited: readonly Seat[]
  readonly winner: Seat | null
}

/** What one viewer may know beside that (CC-31). */
interface OwnView {
  readonly viewer: Viewer
  /** The viewer's own hand; null for a spectator. */
  readonly hand: string | null
  /** Whether the viewer owes a decision. */
  readonly asked: boolean
  /** The viewer's own answer while others still owe theirs. */
  readonly answer: string | null
}

export type CathamCityView = PublicView & OwnView

/** The only function that shows what is hidden from others. It names every field, and copies none through. */
export const ownView = (rules: Rules, s: State, viewer: Viewer): OwnView => ({
  viewer,
  hand: viewer === null ? null : setText(rules, at.hand(s, viewer)),
  asked: viewer !== null && hasSeat(turn(s), viewer),
  answer: viewer !== null && at.phase(s) === at.ANSWERING ? ownAnswer(rules, s, viewer) : null,
})

export function publicView(rules: Rules, s: State): PublicView {
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat)
  const phase = phaseName(s)
  return {
    phase,
    turn: at.active(s),
    actionsLeft: at.actionsLeft(s),
    points: seats.map((seat) => at.points(s, seat)),
    handSizes: seats.map((seat) => at.handSize(s, seat)),
    display: setText(rules, at.display(s)),
    drawSize: sizeOf(at.drawPile(s)),
    discard: setText(rules, at.discardPile(s)),
    table: setText(rules, at.table(s)),
    revealed: setText(rules, at.revealed(s)),
    effect:
      phase === 'answer' || phase === 'reveal' || phase === 'flip' || phase === 'draw' ? effectOf(rules, s) : null,
    awaited: awaitedOf(rules, s, phase),
    winner: phase === 'over' ? winnerOf(rules, s) : null,
  }
}

function phaseName(s: State): CathamCityPhase {
  switch (at.phase(s)) {
    case at.DEALING:
      return 'deal'
    case at.DRAWING:
      return 'draw'
    case at.REVEALING:
      return 'reveal'
    case at.FLIPPING:
      return 'flip'
    case at.ACTING:
      return 'act'
    case at.ANSWERING:
      return 'answer'
    case at.DISCARDING:
      return 'discard'
    case at.ENDED:
      return 'over'
    default:
      return 'refill'
  }
}

function effectOf(rules: Rules, s: State): CathamCityView['effect'] {
  const play = at.effect(s)
  const hasFurther = deedOf(play) === DETECTIVES || deedOf(play) === POLICE
  return {
    play: setText(rules, cardsIn(play)),
    further: hasFurther ? factionOf(rules, furtherOf(play)) : null,
    target: targetOf(play) ?? null,
  }
}

function awaitedOf(rules: Rules, s: State, phase: CathamCityPhase): Seat[] {
  if (phase === 'answer') return seatList(asking(rules, s))
  return phase === 'act' || phase === 'discard' ? [at.active(s)] : []
}

/**
 * The answer that a seat has given. One that the rules give for it (CC-27) is not shown, because the window closes as
 * for a seat that passed.
 */
function ownAnswer(rules: Rules, s: State, seat: Seat): string | null {
  if (seat === at.active(s) || answersTo(at.effect(s)).only(s, seat) !== SEVERAL) return null
  const given = at.answer(s, seat)
  return given === SEVERAL ? null : decisionText(rules, given)
}

/** CC-29: the seat that reached the target; null before that. */
export function winnerOf(rules: Rules, s: State): Seat | null {
  for (let seat = 0; seat < rules.seats; seat++) if (at.points(s, seat) >= rules.target) return seat
  return null
}
