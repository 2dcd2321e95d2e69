import type { Locale } from './locales.ts'

/** `a, b and c` as the language joins it, or `a, b or c`. */
export function listIn(
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(locale, { type })
  return (items) => format.format(items)
}
