import type { Locale } from './locales.ts'

/**
 * Plural forms. Each language has a function of its own that takes exactly the forms it has, so that a missing one is an
 * error of types; which form a number takes is the platform's knowledge (`Intl.PluralRules`: in French 0 is one, in Polish
 * 2 is few, 5 and 12 are many, 22 is few).
 */
export interface OneOther {
  readonly one: string
  readonly other: string
}

export interface OneFewMany {
  readonly one: string
  readonly few: string
  readonly many: string
}

const oneOther = (locale: Locale): ((count: number, forms: OneOther) => string) => {
  const rules = new Intl.PluralRules(locale)
  return (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other)
}

export const pluralEn = oneOther('en')
export const pluralDe = oneOther('de')
export const pluralFr = oneOther('fr')
export const pluralNl = oneOther('nl')

const polish = new Intl.PluralRules('pl')

export function pluralPl(count: number, forms: OneFewMany): string {
  const form = polish.select(count)
  return form === 'one' || form === 'few' ? forms[form] : forms.many
}
