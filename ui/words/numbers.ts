import type { Locale } from './locales.ts'

/** Writes numbers as a language does, with a minus sign where `Intl` would have a hyphen. */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const format = new Intl.NumberFormat(locale, options)
  return (value) => format.format(value).replace('-', '−')
}

export const PERCENT_SIGNS: Readonly<Record<Locale, string>> = {
  en: '%',
  de: '\u00a0%',
  fr: '\u00a0%',
  nl: '%',
  pl: '%',
}

/** A share in whole per cent. `Intl.NumberFormat` writes the same, but to make a first one takes a phone 80 ms. */
export const percentOf = (share: number, locale: Locale): string => `${Math.round(share * 100)}${PERCENT_SIGNS[locale]}`

const DECIMAL_SIGNS: Readonly<Record<Locale, string>> = { en: '.', de: ',', fr: ',', nl: ',', pl: ',' }

/** A number as JavaScript writes it, with the decimal sign of a language. */
export const localDecimal = (text: string, locale: Locale): string => text.replace('.', DECIMAL_SIGNS[locale])

/** A number with its sign and one decimal, as `Intl.NumberFormat` writes it. */
export function signedTenths(value: number, locale: Locale): string {
  const tenths = Math.round(Math.abs(value) * 10)
  const sign = tenths === 0 ? '' : value < 0 ? '−' : '+'
  return sign + localDecimal((tenths / 10).toFixed(1), locale)
}
