import { characterByName, thinkingTime } from '@alleycat/bots'
import { Random, seatList, type Seat } from '@alleycat/engine'
import type { PlaceRow } from '../store/schema.ts'
import { placeAt, standingOf, type Table } from './table.ts'
import type { Timeline } from './timeline.ts'

/** What the house does for a seat that owes a decision, or for a game that is over, and when. */
export interface Duty {
  readonly seat: Seat
  readonly kind: 'bot' | 'standing' | 'time' | 'away' | 'finish'
  readonly at: number
}

/** What bots play who sit in for a person. */
export const STAND_IN = 'duchess'

export interface DutyOptions {
  /** Factor on the time bots seem to think. */
  readonly botPace: number
  /** Milliseconds until a person who is gone from a live table is played for. */
  readonly awayAfter: number
}

export function dutiesOf(table: Table, options: DutyOptions): Duty[] {
  const { timeline, row } = table
  if (row.status !== 'playing') return []
  if (timeline.over) return [{ seat: 0, kind: 'finish', at: timeline.settlesAt }]
  return seatList(timeline.owing).map((seat) => dutyOf(table, placeAt(table, seat)!, seat, options))
}

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
