/** Days are in UTC and written as 2026-11-15, months as 2026-11, so that text order is the order of time. */

const DAY = 86_400_000

export const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)
export const today = (): string => dayAt(Date.now())
export const monthOf = (day: string): string => day.slice(0, 7)

/** The start of a day, in milliseconds since 1970. */
export const timeOf = (day: string): number => Date.parse(`${day}T00:00Z`)

/** The day so many days later, or earlier for a negative number. */
export const daysAfter = (day: string, days: number): string => dayAt(timeOf(day) + days * DAY)

export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / DAY)

/** The month so many months later, or earlier for a negative number. */
export function monthsAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return monthOf(dayAt(Date.UTC(year, number - 1 + months)))
}

/** The weeks of a month, Monday first; null where a week reaches into another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const blank = (new Date(timeOf(first)).getUTCDay() + 6) % 7
  const length = daysBetween(first, `${monthsAfter(month, 1)}-01`)
  return Array.from({ length: Math.ceil((blank + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const index = week * 7 + weekday - blank
      return index >= 0 && index < length ? daysAfter(first, index) : null
    }),
  )
}
