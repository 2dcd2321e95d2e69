import type { Locale } from './locales.ts'

/** `a, b and c` as the language joins it. */
export const listIn =
  (locale: Locale) =>
  (items: readonly string[]): string =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(items)
