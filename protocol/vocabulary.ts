import type { Pace } from './messages/tables.ts'

/** What happens to a seat: its person leaves it for good, a bot sits in while they are away, or they come back. */
export const SEAT_CHANGE_KINDS = ['left', 'away', 'back'] as const
export type SeatChangeKind = (typeof SEAT_CHANGE_KINDS)[number]

export const TABLE_STATUSES = ['open', 'playing', 'over', 'closed'] as const
export type TableStatus = (typeof TABLE_STATUSES)[number]

/** The names of quick reactions; the app decides how they look. */
export const REACTIONS = ['meow', 'purr', 'hiss', 'clap', 'laugh', 'think', 'wow', 'sorry', 'thanks', 'again'] as const
export type Reaction = (typeof REACTIONS)[number]

/** The pace of a table when none is given. */
export const STANDARD_PACE: Pace = { kind: 'live', clock: { seconds: 180, increment: 15 } }
