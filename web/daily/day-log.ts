import { GRADES, type Grade } from '@alleycat/bots'
import { placeOf } from '@alleycat/fairness'
import { recall, remember } from '../browser/storage.ts'
import { FRONTS, type GameId } from '../games.ts'
import type { SavedGame } from '../session/saved-games.ts'
import { daysAfter } from './calendar.ts'

/** How the counted try at a day's deal ended. */
export interface DayResult {
  readonly score: number
  /** The rank among the seats, 1 for the winner. */
  readonly place: number
  readonly seats: number
  /** How good each decision of the person was that had an alternative; null until they have been reviewed. */
  readonly grades: readonly Grade[] | null
  /** Until then, the grades of the first of the person's decisions; null for one without an alternative. */
  readonly reviewed?: readonly (Grade | null)[] | undefined
}

/** What is known of a day whose counted try was begun. */
export interface DayEntry {
  /** Whether it was begun on its own day; only such days make a streak. */
  readonly isOnTime: boolean
  /** The result of the try; null until the game is over. */
  readonly result: DayResult | null
}

/** The counted tries at one game by day. They outlive the games themselves, so that no day counts twice. */
export type DayLog = ReadonlyMap<string, DayEntry>

const KEY = 'alleycat.days.'

export function dayLog(game: GameId): DayLog {
  const stored = recall(KEY + game)
  return new Map(Object.entries(isObject(stored) ? stored : {}).map(([day, entry]) => [day, readEntry(entry)]))
}

/** Notes that the counted try of a day was begun. What is noted already stays. */
export function noteStart(game: GameId, day: string, now: string): void {
  const log = dayLog(game)
  if (!log.has(day)) keep(game, new Map([...log, [day, { isOnTime: day === now, result: null }]]))
}

export function noteResult(game: GameId, day: string, result: DayResult): void {
  const log = dayLog(game)
  keep(game, new Map([...log, [day, { isOnTime: log.get(day)?.isOnTime ?? false, result }]]))
}

/** Forgets all days of all games. */
export function forgetDays(): void {
  for (const { id } of FRONTS) remember(KEY + id, {})
}

/** The result of a finished game for the person who played it. */
export function resultOf({ players, result }: SavedGame): DayResult | null {
  const seat = players.findIndex(({ kind }) => kind === 'person')
  return result && { score: result.scores[seat]!, place: placeOf(result, seat), seats: players.length, grades: null }
}

/** The number of decisions that could not have been better. */
export const bestOf = (grades: readonly Grade[]): number => grades.filter((grade) => grade === 'best').length

interface Streaks {
  /** Days in a row that end today, or yesterday while today's deal is still to be played. */
  readonly current: number
  readonly longest: number
  /** All finished days. */
  readonly played: number
}

export function streaksOf(log: DayLog, now: string): Streaks {
  const counts = (day: string): boolean => log.get(day)?.isOnTime === true && log.get(day)?.result !== null
  const endingAt = (day: string): number => {
    let length = 0
    while (counts(daysAfter(day, -length))) length++
    return length
  }
  return {
    current: endingAt(counts(now) ? now : daysAfter(now, -1)),
    longest: Math.max(0, ...[...log.keys()].map(endingAt)),
    played: [...log.values()].filter(({ result }) => result !== null).length,
  }
}

/** Grades are stored as one digit each, because there are many, and a dash stands for none. */
const written = (grades: readonly (Grade | null)[]): string =>
  grades.map((each) => (each === null ? '-' : GRADES.indexOf(each))).join('')

function keep(game: GameId, log: DayLog): void {
  const stored = [...log].map(([day, { isOnTime, result }]) => [
    day,
    {
      isOnTime,
      result: result && {
        ...result,
        grades: result.grades && written(result.grades),
        reviewed: result.reviewed && written(result.reviewed),
      },
    },
  ])
  remember(KEY + game, Object.fromEntries(stored))
}

function readEntry(value: unknown): DayEntry {
  const { isOnTime, result } = isObject(value) ? value : {}
  return { isOnTime: isOnTime === true, result: isObject(result) ? readResult(result) : null }
}

function readResult({ score, place, seats, grades, reviewed }: Record<string, unknown>): DayResult {
  const begun = readGrades(reviewed)
  return {
    score: Number(score),
    place: Number(place),
    seats: Number(seats),
    grades: readGrades(grades)?.filter((grade) => grade !== null) ?? null,
    ...(begun && { reviewed: begun }),
  }
}

function readGrades(value: unknown): (Grade | null)[] | null {
  if (typeof value !== 'string') return null
  const read = [...value].map((digit) => (digit === '-' ? null : GRADES[Number(digit)]))
  return read.every((grade) => grade !== undefined) ? read : null
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
