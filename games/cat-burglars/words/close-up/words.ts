import type { Locale } from '@alleycat/ui/words/locales.ts'
import type { en } from './en.ts'

export type CloseUpWords = typeof en

const WORDS: Readonly<Record<Locale, () => Promise<CloseUpWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
}

export const closeUpWords = (locale: Locale): Promise<CloseUpWords> => WORDS[locale]()
