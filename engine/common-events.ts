import type { Seat } from './game.ts'

/** The beginning of a turn. A game that has turns tells it in this form, so that whoever reads any game can count them. */
export interface TurnEvent {
  readonly type: 'turn'
  readonly seat: Seat
}

/** A card of a first hand, before it is redacted for those who may not know it. */
export interface DealEvent {
  readonly type: 'deal'
  readonly seat: Seat
  readonly card: string
}

const typeOf = (event: unknown): unknown => (event as { readonly type?: unknown }).type

/** The contract suite checks that an event of this name has the form of a `TurnEvent`. */
export const isTurn = (event: unknown): event is TurnEvent => typeOf(event) === 'turn'

/** The contract suite checks that an event of this name has the form of a `DealEvent` before it is redacted. */
export const isDeal = (event: unknown): event is DealEvent => typeOf(event) === 'deal'
