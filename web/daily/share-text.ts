import type { Grade } from '@alleycat/bots'

/** How a decision is shown in a text: one cat each, and no card. */
const CATS: Readonly<Record<Grade, string>> = {
  best: '😻',
  good: '😺',
  inaccuracy: '😼',
  mistake: '😿',
  blunder: '🙀',
}
const PER_ROW = 10

/** Rows of cats, one for each decision. */
export function rowsOfCats(grades: readonly Grade[]): string {
  const rows: string[] = []
  for (let from = 0; from < grades.length; from += PER_ROW)
    rows.push(
      grades
        .slice(from, from + PER_ROW)
        .map((grade) => CATS[grade])
        .join(''),
    )
  return rows.join('\n')
}

/** The address of a day's deal. */
export const dayRoute = (game: string, day?: string): string => `#/day/${game}${day === undefined ? '' : `/${day}`}`
export const dayLink = (game: string, day: string): string => location.href.replace(/#.*$|$/, dayRoute(game, day))
