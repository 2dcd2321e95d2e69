import { characterByName, thinkingTime } from '@alleycat/bots'
import { CLOSING, Random, seatList, type Seat } from '@alleycat/engine'
import type { PlaceRow, TableRow } from '../store/schema.ts'
import { paceOf, placeAt, standingOf, type Table } from './table.ts'
import type { GameLog } from './game-log.ts'

/** What the server does by itself for a seat that owes a decision, for a window, for a rematch or for a cup, and when. */
export interface Duty {
  readonly seat: Seat
  readonly kind: 'bot' | 'standing' | 'time' | 'away' | 'close' | 'rate' | 'cup' | 'start'
  readonly at: number
}

/** The bots that sit in for people, those of medium strength first. */
const STAND_INS = ['duchess', 'marlowe', 'old-tom', 'vesper', 'tangle', 'biscuit'] as const
export const [STAND_IN] = STAND_INS

/** A stand-in that has no place here yet, because two bots of one name and face could not be told apart. */
export const standInAmong = (places: readonly PlaceRow[]): string =>
  STAND_INS.find((name) => places.every(({ character }) => character !== name)) ?? STAND_IN

/** How long a rematch waits for people; then bots sit in for them. */
const REMATCH_MS = { live: 60_000, days: 24 * 3_600_000 } as const

export interface DutyOptions {
  /** The factor on the time that bots seem to think. */
  readonly botPace: number
  /** Milliseconds until a person who is gone from a live table is played for. */
  readonly awayAfter: number
}

export function dutiesOf(table: Table, options: DutyOptions): Duty[] {
  const { log, row } = table
  if (row.status === 'open' && row.starts_at !== null) return [{ seat: 0, kind: 'start', at: row.starts_at }]
  if (row.status === 'open') return isFullRematch(table) ? [{ seat: 0, kind: 'start', at: rematchStartsAt(row) }] : []
  if (row.status === 'over' && row.due_at !== null)
    return [{ seat: 0, kind: row.deal === null ? 'rate' : 'cup', at: row.updated_at }]
  if (row.status !== 'playing') return []
  if (log.turn === CLOSING) return [{ seat: 0, kind: 'close', at: log.holdUntil }]
  return seatList(log.owing).map((seat) => dutyOf(table, placeAt(table.places, seat)!, seat, options))
}

/** A full rematch starts by itself, once its people have come or their time is over. */
const isFullRematch = ({ row, places }: Table): boolean => row.previous_id !== null && places.length === row.size

export const rematchStartsAt = (row: Pick<TableRow, 'pace' | 'created_at'>): number =>
  row.created_at + REMATCH_MS[paceOf(row).kind]

/** Whether everybody of the game before has come to its rematch. */
export const isRematchComplete = (table: Table): boolean =>
  table.row.status === 'open' &&
  isFullRematch(table) &&
  table.places.every((each) => each.person_id === null || each.control === 'person')

/** When the first of a table's duties is due. */
export function dueAt(table: Table, options: DutyOptions): number | null {
  const times = dutiesOf(table, options).map((duty) => duty.at)
  return times.length === 0 ? null : Math.min(...times)
}

function dutyOf({ log, row }: Table, place: PlaceRow, seat: Seat, options: DutyOptions): Duty {
  const from = log.shownAt
  if (place.control === 'bot') return { seat, kind: 'bot', at: from + botDelay(log, place, seat, row.id, options) }
  if (standingAnswer(log, place, seat) !== undefined) return { seat, kind: 'standing', at: from }
  if (log.deadline !== null) return { seat, kind: 'time', at: log.deadline }
  return { seat, kind: 'away', at: from + options.awayAfter }
}

/** A bot answers at once: the window stays open for a while whoever is asked, and that must hide who is (CC-27a). */
function botDelay(log: GameLog, place: PlaceRow, seat: Seat, table: string, { botPace }: DutyOptions): number {
  const character = characterByName(place.character ?? STAND_IN)
  if (log.inWindow || !character) return 0
  const choices = log.game.legal(log.state, seat, [])
  return botPace * thinkingTime(character, choices, new Random(`${table} ${log.seq}`))
}

/** The first of a seat's standing answers that is legal now; they are for answers, not for turns. */
export function standingAnswer(log: GameLog, place: PlaceRow, seat: Seat): string | undefined {
  if (!log.inWindow) return undefined
  return standingOf(place).find((text) => log.game.parse(log.state, seat, text) !== undefined)
}
