import type { Locale } from '@alleycat/ui/words/locales.ts'

/** A day, as people write it. */
export const dayIn = (locale: Locale, milliseconds: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(milliseconds)

/** With the time of day, to tell things of one day apart. */
export const momentIn = (locale: Locale, milliseconds: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds)
