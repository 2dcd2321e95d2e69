/** The languages of the app. */
export const LOCALES = ['en', 'de', 'fr', 'nl', 'pl'] as const
export type Locale = (typeof LOCALES)[number]

/** Each language as it calls itself. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  pl: 'Polski',
}

export const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value)

/** The first language of somebody's list that we speak. */
export function pickLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0]
    if (isLocale(language)) return language
  }
  return 'en'
}
