import type { CupFormat, SeatChangeKind, TableStatus } from '@alleycat/protocol'

/**
 * The tables of the database. Times are milliseconds since 1970, yes or no is 1 or 0, lists and objects are JSON text:
 * so both dialects hold the same values.
 */
export interface Schema {
  settings: Setting
  people: PersonRow
  tokens: TokenRow
  passkeys: PasskeyRow
  challenges: ChallengeRow
  tables: TableRow
  places: PlaceRow
  seat_changes: SeatChangeRow
  log: LogRow
  chat: ChatRow
  mutes: MuteRow
  ratings: RatingRow
  presence: PresenceRow
  subscriptions: SubscriptionRow
  outbox: OutboxRow
  absences: AbsenceRow
  day_results: DayResultRow
  invitations: InvitationRow
  cups: CupRow
  cup_players: CupPlayerRow
  cup_tables: CupTableRow
}

interface Setting {
  key: string
  value: string
}

export interface PersonRow {
  id: string
  name: string
  avatar: string
  /** The person whom this bot belongs to; null for people. */
  owner_id: string | null
  /** The number of the epoch; raising it ends all sessions of the person. */
  epoch: number
  /** The ids of sessions of this epoch that were signed out of. */
  ended: string
  created_at: number
}

interface TokenRow {
  id: string
  hash: string
  person_id: string
  created_at: number
}

export interface PasskeyRow {
  id: string
  /** The name by which its owner tells it from others; empty for one that is older than such names. */
  name: string
  person_id: string
  public_key: string
  counter: number
  transports: string
  created_at: number
}

interface ChallengeRow {
  value: string
  /** Who registers a passkey; null for signing in. */
  person_id: string | null
  expires_at: number
}

export interface TableRow {
  id: string
  game: string
  options: string
  size: number
  pace: string
  title: string
  is_public: number
  status: TableStatus
  owner_id: string | null
  /** The person who made the table; null once they have deleted their account, and for tables older than this column. */
  starter_id: string | null
  secret: string
  commitment: string
  /** Places sit in order of joining instead of being drawn. */
  fixed_seating: number
  /** The last entry of the log. */
  seq: number
  /** Rises with every change of what everybody sees of the table beside the game. */
  rev: number
  /** The seats that owe a decision, as a set of the engine's: not public (CC-27a). */
  owing: number
  /** The time since which these seats owe a decision. */
  owing_from: number
  /** When the table's next duty is due. */
  due_at: number | null
  previous_id: string | null
  next_id: string | null
  /** The name under which luck is drawn at a table of a cup; null where it is the id. */
  deal: string | null
  /** When a table of a cup starts by itself. */
  starts_at: number | null
  /** How many messages were said. */
  chat: number
  result: string | null
  created_at: number
  updated_at: number
}

const CONTROLS = ['person', 'bot'] as const
type Control = (typeof CONTROLS)[number]

export interface PlaceRow {
  table_id: string
  /** The number of the place, in order of joining. */
  place: number
  /** The seat that was drawn for the place; null until the game starts. */
  seat: number | null
  /** The person who holds the place now; null for a bot of the house and for a seat that was left. */
  person_id: string | null
  /** The person who sat down, to whom the result belongs whoever played to the end. */
  player_id: string | null
  /** The bot of the house that plays whenever no person does. */
  character: string | null
  control: Control
  nonce: string
  /** The standing answers of the place, which are private until they are used. */
  standing: string
}

/** A change of who plays a seat of a game in progress. */
export interface SeatChangeRow {
  table_id: string
  /** Counts the changes of a table. */
  n: number
  /** The last entry of the log before it. */
  seq: number
  seat: number
  kind: SeatChangeKind
  /** The person whose seat it was; null once they have deleted their account. */
  person_id: string | null
  /** The bot of the house that plays from then on; null when the person does. */
  character: string | null
  at: number
}

const DECIDERS = ['person', 'bot', 'time', 'standing'] as const
export type Decider = (typeof DECIDERS)[number]

export interface LogRow {
  table_id: string
  seq: number
  /** The seat that decided; null for the start, the closing of a window and the server's return. */
  seat: number | null
  decision: string | null
  /** The chance steps that followed. */
  chance: string
  at: number
  /** When the answer window that this entry opens may be closed at the earliest (CC-27a), in milliseconds since 1970. */
  hold_until: number | null
  decider: Decider | null
  /** How many milliseconds the clocks stood still before this entry, because the server was away. */
  away: number | null
}

export interface ChatRow {
  table_id: string
  n: number
  person_id: string
  kind: 'text' | 'reaction'
  body: string
  at: number
}

interface MuteRow {
  person_id: string
  muted_id: string
}

interface RatingRow {
  person_id: string
  game: string
  mu: number
  sigma: number
  games: number
  wins: number
}

/** A person who follows a table through a stream of a node. */
interface PresenceRow {
  table_id: string
  person_id: string
  node_id: string
  until: number
}

export interface SubscriptionRow {
  endpoint: string
  person_id: string
  p256dh: string
  auth: string
  created_at: number
}

export interface OutboxRow {
  id: string
  person_id: string
  table_id: string
  /** The notification is not sent before this time, which is put off while a node is sending it. */
  due_at: number
  attempts: number
}

/** A time in which nobody could play. */
export interface AbsenceRow {
  from_at: number
  until_at: number
}

/** A counted try at the deal of a day; there is one for each person, game and day. */
export interface DayResultRow {
  game: string
  day: string
  person_id: string
  score: number
  place: number
  record: string
  at: number
}

/** An invitation of a person to a table. */
interface InvitationRow {
  table_id: string
  /** The person who is invited. */
  person_id: string
  sender_id: string
  at: number
}

export interface CupRow {
  id: string
  title: string
  game: string
  options: string
  seats: number
  pace: string
  /** Seconds between two rounds. */
  pause: number
  format: CupFormat
  rounds: number
  status: TableStatus
  host_id: string | null
  secret: string
  commitment: string
  /** How many rounds have been drawn. */
  drawn: number
  created_at: number
}

export interface CupPlayerRow {
  cup_id: string
  /** Rises in order of joining. */
  n: number
  /** The player; null once they have deleted their account. */
  person_id: string | null
  nonce: string
  /** How many rounds had been drawn when they left. */
  left_round: number | null
}

export interface CupTableRow {
  cup_id: string
  round: number
  n: number
  table_id: string
  /** The numbers of the people, in order of joining, by seat; null where nobody sits. */
  seats: string
  /** What the table counted for in the cup; null until it is over. */
  result: string | null
}

/** The tables in the order in which a restore can fill them. */
export const TABLE_NAMES = [
  'settings',
  'people',
  'tokens',
  'passkeys',
  'challenges',
  'tables',
  'places',
  'seat_changes',
  'log',
  'chat',
  'mutes',
  'ratings',
  'presence',
  'subscriptions',
  'outbox',
  'absences',
  'day_results',
  'invitations',
  'cups',
  'cup_players',
  'cup_tables',
] as const satisfies readonly (keyof Schema)[]
