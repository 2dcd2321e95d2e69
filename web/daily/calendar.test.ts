import { describe, expect, test } from 'vitest'
import { dayAt, daysAfter, daysBetween, monthsAfter, weeksOf } from './calendar.ts'

describe('the calendar', () => {
  test('a day begins at midnight in UTC', () => {
    expect(dayAt(Date.UTC(2026, 10, 15))).toBe('2026-11-15')
    expect(dayAt(Date.UTC(2026, 10, 15) - 1)).toBe('2026-11-14')
  })

  test('days and months go on over ends of years and leap days', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2026-11-01', '2026-11-15')).toBe(14)
    expect(monthsAfter('2026-12', 1)).toBe('2027-01')
    expect(monthsAfter('2026-01', -1)).toBe('2025-12')
  })

  test('a month has all its days in weeks that begin on Monday', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30)
    expect(weeksOf('2027-02')).toHaveLength(4)
  })
})
