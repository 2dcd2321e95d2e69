import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FRONTS, type GameId } from '../games.ts'
import type { SavedGame } from '../session/saved-games.ts'
import { MemoryShelf } from '../session/testing/table.ts'
import { dayLog, forgetDays, noteResult, noteStart, resultOf, streaksOf, type DayResult } from './day-log.ts'

const GAME = FRONTS[0]!.id
const OTHER = FRONTS[1]!.id
const RESULT: DayResult = { score: 16, place: 1, seats: 3, grades: ['best', 'blunder', 'good'] }

beforeEach(() => vi.stubGlobal('localStorage', new MemoryShelf()))

const play = (day: string, now = day, game: GameId = GAME): void => {
  noteStart(game, day, now)
  noteResult(game, day, RESULT)
}
const streaks = (now: string) => streaksOf(dayLog(GAME), now)

describe('the log of days', () => {
  test('keeps what is noted, for each game', () => {
    play('2026-11-10')
    noteStart(OTHER, '2026-11-09', '2026-11-10')
    expect([...dayLog(GAME)]).toEqual([['2026-11-10', { isOnTime: true, result: RESULT }]])
    expect([...dayLog(OTHER)]).toEqual([['2026-11-09', { isOnTime: false, result: null }]])
    noteResult(GAME, '2026-11-10', { ...RESULT, grades: null })
    expect(dayLog(GAME).get('2026-11-10')?.result?.grades).toBeNull()
  })

  test('a day that was begun is not begun again', () => {
    play('2026-11-10')
    noteStart(GAME, '2026-11-10', '2026-11-12')
    expect(dayLog(GAME).get('2026-11-10')).toEqual({ isOnTime: true, result: RESULT })
  })

  test('whatever else is stored there is no day', () => {
    for (const text of ['', '7', 'null', '[1]', '{"2026-11-10":3}', '{"2026-11-10":{"result":{"grades":"9x"}}}']) {
      localStorage.setItem(`alleycat.days.${GAME}`, text)
      for (const { result } of dayLog(GAME).values()) expect(result?.grades ?? null, text).toBeNull()
    }
  })

  test('all days can be forgotten', () => {
    play('2026-11-10')
    play('2026-11-10', '2026-11-10', OTHER)
    forgetDays()
    expect(dayLog(GAME).size + dayLog(OTHER).size).toBe(0)
  })
})

describe('streaks', () => {
  test('days in a row count up to today, and up to yesterday while today is still open', () => {
    for (const day of ['2026-11-08', '2026-11-09', '2026-11-10']) play(day)
    expect(streaks('2026-11-10')).toEqual({ current: 3, longest: 3, played: 3 })
    expect(streaks('2026-11-11').current).toBe(3)
    expect(streaks('2026-11-12')).toEqual({ current: 0, longest: 3, played: 3 })
  })

  test('a day that was caught up on is played but makes no streak', () => {
    play('2026-11-08')
    play('2026-11-09', '2026-11-10')
    play('2026-11-10')
    expect(streaks('2026-11-10')).toEqual({ current: 1, longest: 1, played: 3 })
  })

  test('a try that is not finished does not count', () => {
    noteStart(GAME, '2026-11-10', '2026-11-10')
    expect(streaks('2026-11-10')).toEqual({ current: 0, longest: 0, played: 0 })
  })
})

test('the place is the first for the winner, whoever has more points, and counts those ahead for everybody else', () => {
  const finished = (winners: number[], scores: number[], person: number): SavedGame =>
    ({
      players: scores.map((_, seat) => (seat === person ? { kind: 'person' } : { kind: 'bot' })),
      result: { winners, scores },
    }) as unknown as SavedGame
  expect(resultOf(finished([1], [9, 8, 3], 1))).toEqual({ score: 8, place: 1, seats: 3, grades: null })
  expect(resultOf(finished([1], [9, 8, 3], 0))?.place).toBe(2)
  expect(resultOf(finished([1], [9, 8, 3], 2))?.place).toBe(3)
  expect(resultOf({ ...finished([1], [9, 8], 0), result: null })).toBeNull()
})
