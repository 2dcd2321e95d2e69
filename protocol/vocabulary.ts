import type { Pace } from './messages/tables.ts'

export const TABLE_STATUSES = ['open', 'playing', 'over', 'closed'] as const
export type TableStatus = (typeof TABLE_STATUSES)[number]

/** Quick reactions by name: how they look is the app's matter. */
export const REACTIONS = ['meow', 'purr', 'hiss', 'clap', 'laugh', 'think', 'wow', 'sorry', 'thanks', 'again'] as const
export type Reaction = (typeof REACTIONS)[number]

/** The pace of a table for which none was wished. */
export const STANDARD_PACE: Pace = { kind: 'live', clock: { seconds: 180, increment: 15 } }
