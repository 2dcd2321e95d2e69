import type { Locale } from './locales.ts'

/** Writes numbers as a language does, with a minus sign where `Intl` would have a hyphen. */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const format = new Intl.NumberFormat(locale, options)
  return (value) => format.format(value).replace('-', '−')
}
