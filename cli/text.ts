import type { Locale } from '@alleycat/ui/words/locales.ts'

/** Numbers as a language writes them, with as many decimals as asked. */
export const numberIn =
  (locale: Locale) =>
  (value: number, decimals = 0): string =>
    value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** A count with its noun: `1 game`, `1,000 games`. */
export const counted = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`

/** A number with commas, and with as many decimals as asked. */
export const grouped = numberIn('en')

/** Control and format characters, line separators and unpaired surrogates, which could upset a terminal. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Foreign text made safe to show: every invisible character is spelt out, and it is cut after `limit` characters. */
export function visible(text: string, limit = 1000): string {
  const shown = text.length > limit ? `${text.slice(0, limit)}…` : text
  return shown.replace(UNSEEN, (unit) => `\\u${unit.codePointAt(0)!.toString(16).padStart(4, '0')}`)
}
