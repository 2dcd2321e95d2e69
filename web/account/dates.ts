import type { Locale } from '@alleycat/ui/words/locales.ts'

/** A date as the language writes it. */
export const dayIn = (locale: Locale, milliseconds: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(milliseconds)

/** A date with the time of day, which tells things of one day apart. */
export const momentIn = (locale: Locale, milliseconds: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds)
