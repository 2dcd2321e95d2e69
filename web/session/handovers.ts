import type { Seat } from '@alleycat/engine'
import type { SeatChangeKind } from '@alleycat/protocol'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'

/** A seat has come into other hands. */
export interface SeatHandover {
  readonly seat: Seat
  readonly kind: SeatChangeKind
  /** The person whose seat it was; null for somebody who has deleted their account. */
  readonly person: SeatInfo | null
  /** Who plays from then on, unless the person does. */
  readonly bot: SeatInfo | null
}

/** A handover with its place in the log. */
export interface LoggedHandover extends SeatHandover {
  /** Index of the first event after it. */
  readonly before: number
}
