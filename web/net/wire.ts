import type { Result, Seat, Viewer } from '@alleycat/engine'

/** What goes over the wire between the app and the server (the server's OpenAPI document describes the same). */

export interface PersonInfo {
  readonly id: string
  readonly name: string
  readonly avatar: string
  /** Plays through a token of the API. */
  readonly bot: boolean
}

export interface Clock {
  /** Seconds each seat has for the whole game. */
  readonly seconds: number
  /** Seconds a seat gets for each decision of its own turns. */
  readonly increment: number
}

export type OnlinePace =
  { readonly kind: 'live'; readonly clock: Clock | null } | { readonly kind: 'days'; readonly hours: number }

type TableStatus = 'open' | 'playing' | 'over' | 'closed'

export interface PlaceInfo {
  readonly place: number
  /** Null until the game starts. */
  readonly seat: Seat | null
  /** Null for a bot of the house, and for a seat that somebody has left for good. */
  readonly person: PersonInfo | null
  /** The bot of the house that plays here, or would while the person is away. */
  readonly character: string | null
  readonly playedBy: 'person' | 'bot'
  readonly here: boolean
  readonly nonce: string
}

/** A table beside its game. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly pace: OnlinePace
  readonly title: string
  readonly public: boolean
  readonly status: TableStatus
  readonly owner: string | null
  /** SHA-256 of the secret that all luck of the table comes from. */
  readonly commitment: string
  readonly places: readonly PlaceInfo[]
  readonly watching: readonly PersonInfo[]
  readonly previous: string | null
  /** The rematch. */
  readonly next: string | null
  readonly result: Result | null
  readonly created: number
}

export interface Ask {
  /** To be sent back with the decision. */
  readonly number: number
  readonly legal: readonly string[]
  /** A position that the seat cannot tell from the true one. */
  readonly imagined: readonly number[]
}

/** What one viewer is told of a game at one moment. */
export interface WireFrame {
  readonly table: string
  /** Counts what this viewer was told, from 1. */
  readonly frame: number
  /** Milliseconds since 1970, by the clock of the server; so is the deadline. */
  readonly at: number
  readonly view: unknown
  readonly events: readonly unknown[]
  readonly ask: Ask | null
  readonly clocks: { readonly deadline: number | null; readonly left: readonly number[] | null }
  readonly result: Result | null
}

export interface Seen {
  readonly table: TableInfo
  readonly frame: WireFrame | null
  readonly seat: Viewer
}

export interface MyTable {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly status: TableStatus
  readonly pace: OnlinePace
  readonly yourTurn: boolean
  readonly updated: number
}

export const REACTIONS = ['meow', 'purr', 'hiss', 'clap', 'laugh', 'think', 'wow', 'sorry', 'thanks', 'again'] as const
export type Reaction = (typeof REACTIONS)[number]

export interface ChatMessage {
  readonly table: string
  /** Counts the messages of a table from 1. */
  readonly n: number
  /** Null when they have deleted their data. */
  readonly person: PersonInfo | null
  readonly kind: 'text' | 'reaction'
  readonly text: string
  readonly at: number
}

/** What can be wished for a new table. */
export interface TableWish {
  readonly game: string
  readonly seats: number
  readonly options: object
  readonly pace: OnlinePace
  readonly title: string
  readonly public: boolean
  readonly fixedSeating: boolean
}
