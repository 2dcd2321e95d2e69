import { characterByName, thinkingTime } from '@alleycat/bots'
import { Random, seatList, type Seat } from '@alleycat/engine'
import type { PlaceRow, TableRow } from '../store/schema.ts'
import { paceOf, placeAt, standingOf, type Table } from './table.ts'
import type { Timeline } from './timeline.ts'

/** What the house does for a seat that owes a decision, for a game that is over or for a rematch, and when. */
export interface Duty {
  readonly seat: Seat
  readonly kind: 'bot' | 'standing' | 'time' | 'away' | 'finish' | 'start'
  readonly at: number
}

/** What bots play who sit in for a person. */
export const STAND_IN = 'duchess'

/** How long a rematch waits for people; then bots sit in for them. */
const REMATCH_MS = { live: 60_000, days: 24 * 3_600_000 } as const

export interface DutyOptions {
  /** Factor on the time bots seem to think. */
  readonly botPace: number
  /** Milliseconds until a person who is gone from a live table is played for. */
  readonly awayAfter: number
}

export function dutiesOf(table: Table, options: DutyOptions): Duty[] {
  const { timeline, row } = table
  if (row.status === 'open') return isFullRematch(table) ? [{ seat: 0, kind: 'start', at: rematchStartsAt(row) }] : []
  if (row.status !== 'playing') return []
  if (timeline.over) return [{ seat: 0, kind: 'finish', at: timeline.settlesAt }]
  return seatList(timeline.owing).map((seat) => dutyOf(table, placeAt(table, seat)!, seat, options))
}

/** Nobody has to start it: it waits for the people of the game before, but not for ever. */
const isFullRematch = ({ row, places }: Table): boolean => row.previous_id !== null && places.length === row.size

export const rematchStartsAt = (row: Pick<TableRow, 'pace' | 'created_at'>): number =>
  row.created_at + REMATCH_MS[paceOf(row).kind]

/** Whether everybody of the game before has come to its rematch. */
export const isRematchComplete = (table: Table): boolean =>
  table.row.status === 'open' &&
  isFullRematch(table) &&
  table.places.every((each) => each.person_id === null || each.control === 'person')

/** When somebody has to look after the table next. */
export function dueAt(table: Table, options: DutyOptions): number | null {
  const times = dutiesOf(table, options).map((duty) => duty.at)
  return times.length === 0 ? null : Math.min(...times)
}

function dutyOf({ timeline, row }: Table, place: PlaceRow, seat: Seat, options: DutyOptions): Duty {
  const from = timeline.settlesAt
  if (place.control === 'bot') return { seat, kind: 'bot', at: from + botDelay(timeline, place, seat, row.id, options) }
  if (standingAnswer(timeline, place, seat) !== undefined) return { seat, kind: 'standing', at: from }
  if (timeline.deadline !== null) return { seat, kind: 'time', at: timeline.deadline }
  return { seat, kind: 'away', at: from + options.awayAfter }
}

/** None in a window: it stays open for a while whoever is asked, and that must hide who is (CC-27a). */
function botDelay(timeline: Timeline, place: PlaceRow, seat: Seat, table: string, { botPace }: DutyOptions): number {
  const character = characterByName(place.character ?? STAND_IN)
  if (timeline.inWindow || !character) return 0
  const choices = timeline.game.legal(timeline.state, seat, [])
  return botPace * thinkingTime(character, choices, new Random(`${table} ${timeline.seq}`))
}

/** The first of a seat's standing answers that is legal now; they are for answers, not for turns. */
export function standingAnswer(timeline: Timeline, place: PlaceRow, seat: Seat): string | undefined {
  if (!timeline.inWindow) return undefined
  return standingOf(place).find((text) => timeline.game.parse(timeline.state, seat, text) !== undefined)
}
