import type { Locale } from './locales.ts'

/** `a, b and c` as the language joins it. */
export function listIn(locale: Locale): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (items) => format.format(items)
}
