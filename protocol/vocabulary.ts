import type { Pace } from './messages/tables.ts'

/** What happens to a seat: its person leaves it for good, a bot sits in while they are away, or they come back. */
export const SEAT_CHANGE_KINDS = ['left', 'away', 'back'] as const
export type SeatChangeKind = (typeof SEAT_CHANGE_KINDS)[number]

export const TABLE_STATUSES = ['open', 'playing', 'over', 'closed'] as const
export type TableStatus = (typeof TABLE_STATUSES)[number]

/** How people of a cup are put together: by points, in groups whose winners meet, or each alone with the same deals. */
export const CUP_FORMATS = ['swiss', 'groups', 'duplicate'] as const
export type CupFormat = (typeof CUP_FORMATS)[number]

/** How many people a cup is for. */
export const CUP_PEOPLE = { least: 4, most: 64 } as const

/** The names of quick reactions; the app decides how they look. */
export const REACTIONS = ['meow', 'purr', 'hiss', 'clap', 'laugh', 'think', 'wow', 'sorry', 'thanks', 'again'] as const
export type Reaction = (typeof REACTIONS)[number]

/** The pace of a table when none is given. */
export const STANDARD_PACE: Pace = { kind: 'live', clock: { seconds: 180, increment: 15 } }
