import type { Reason, Seat } from '@alleycat/engine'
import { CAT_BURGLARS_REASONS } from './table/cat-burglars-reasons.ts'
import { CATHAM_CITY_REASONS } from './table/catham-city-reasons.ts'

/** For each code of a reason, its words; `name` says how a seat is called. */
export type ReasonWords = Readonly<Record<string, (reason: Reason, name: SeatName) => string>>
export type SeatName = (seat: Seat) => string

const REASONS: Readonly<Record<string, ReasonWords>> = {
  'cat-burglars': CAT_BURGLARS_REASONS,
  'catham-city': CATHAM_CITY_REASONS,
}

/** What speaks for a decision, in words; a reason that nobody has worded yet is told by its code. */
export const reasonInWords = (game: string, reason: Reason, name: SeatName): string =>
  REASONS[game]?.[reason.code]?.(reason, name) ?? reason.code.replaceAll('-', ' ')

/** The weightiest reasons in one line; nobody reads a fourth. */
export const reasonsInWords = (game: string, reasons: readonly Reason[], name: SeatName, most = 3): string =>
  reasons
    .slice(0, most)
    .map((reason) => reasonInWords(game, reason, name))
    .join(', ')
