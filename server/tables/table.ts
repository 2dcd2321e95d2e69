import type { Game, Seat, Viewer } from '@alleycat/engine'
import { gameKind } from '@alleycat/games'
import { drawKey, seatingDraws } from '@alleycat/fairness'
import type { PlaceRow, TableRow } from '../store/schema.ts'
import type { Pace } from '@alleycat/protocol'
import type { GameLog } from './game-log.ts'

/** A table as one moment of the database had it. Rows are never changed: what comes next is another. The log grows. */
export interface Table {
  readonly row: Readonly<TableRow>
  /** The places of the table, in order of joining. */
  readonly places: readonly Readonly<PlaceRow>[]
  readonly log: GameLog
}

export const gameOf = ({ game, size, options }: Pick<TableRow, 'game' | 'size' | 'options'>): Game =>
  gameKind(game).create(size, JSON.parse(options) as object)

export const paceOf = ({ pace }: Pick<TableRow, 'pace'>): Pace => JSON.parse(pace) as Pace

/** Nobody knows yet where a place will sit, and no answers stand for it. */
const UNSEATED = { seat: null, standing: '[]' } as const

export const personPlace = (table: string, place: number, person: string, nonce: string): PlaceRow => {
  const who = { person_id: person, player_id: person, character: null, control: 'person' } as const
  return { table_id: table, place, nonce, ...who, ...UNSEATED }
}

/** A place of a bot of the house. */
export const botPlace = (table: string, place: number, character: string, nonce: string): PlaceRow => {
  const who = { person_id: null, player_id: null, character, control: 'bot' } as const
  return { table_id: table, place, nonce, ...who, ...UNSEATED }
}

export const placeOf = ({ places }: Table, person: string): PlaceRow | undefined =>
  places.find((each) => each.person_id === person)

export const placeAt = (places: Table['places'], seat: Seat): PlaceRow | undefined =>
  places.find((each) => each.seat === seat)

/** The people who play at a table themselves; while a bot sits in for somebody, they do not. */
const playersOf = ({ places }: Pick<Table, 'places'>): string[] =>
  places.flatMap(({ person_id, control }) => (person_id !== null && control === 'person' ? [person_id] : []))

/** On whose behalf the bots of a table think: whoever started it, or who else plays there; undefined without people. */
export function hostOf(table: Table): string | undefined {
  const players = playersOf(table)
  return players.find((each) => each === table.row.starter_id) ?? players[0]
}

/** The seat for which a table is shown to a person; null for a watcher. */
export const viewerOf = (table: Table, person: string | null): Viewer =>
  person === null ? null : (placeOf(table, person)?.seat ?? null)

/** The name under which the luck of a table is drawn. */
export const dealOf = ({ deal, id }: Pick<TableRow, 'deal' | 'id'>): string => deal ?? id

/** The cup that a table belongs to; names of its deals begin with its id. */
export const cupOf = ({ deal }: Pick<TableRow, 'deal'>): string | null => deal?.split('.')[0] ?? null

/** The key of the table's draws; the nonces of all places are part of it, so it is computed once for each seating. */
export function keyOf({ row, places }: Table): Uint8Array {
  let key = KEYS.get(places)
  if (!key) {
    const nonces = places.map((each) => each.nonce)
    key = drawKey(row.secret, dealOf(row), nonces)
    KEYS.set(places, key)
  }
  return key
}

const KEYS = new WeakMap<Table['places'], Uint8Array>()

/** The draws before the first of the deal. */
export const drawsBefore = ({ row }: Table): number => (row.fixed_seating ? 0 : seatingDraws(row.size))

export const standingOf = ({ standing }: PlaceRow): string[] => JSON.parse(standing) as string[]
