import type { Locale } from './locales.ts'

interface BeforeLast {
  readonly conjunction: string
  readonly disjunction: string
  /** Whether a comma stands before the last of three or more. */
  readonly hasComma: boolean
}

/** `Intl.ListFormat` knows these too, but loading it takes a phone about a tenth of a second. */
const BEFORE_LAST: Readonly<Record<Locale, BeforeLast>> = {
  en: { conjunction: 'and', disjunction: 'or', hasComma: true },
  de: { conjunction: 'und', disjunction: 'oder', hasComma: false },
  fr: { conjunction: 'et', disjunction: 'ou', hasComma: false },
  nl: { conjunction: 'en', disjunction: 'of', hasComma: false },
  pl: { conjunction: 'i', disjunction: 'lub', hasComma: false },
}

/** `a, b and c` as the language joins it, or `a, b or c`. */
export function listIn(
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): (items: readonly string[]) => string {
  const { [type]: word, hasComma } = BEFORE_LAST[locale]
  return (items) => {
    const last = items.at(-1) ?? ''
    if (items.length < 2) return last
    const comma = hasComma && items.length > 2 ? ',' : ''
    return `${items.slice(0, -1).join(', ')}${comma} ${word} ${last}`
  }
}
