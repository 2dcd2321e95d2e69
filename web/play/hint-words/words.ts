import type { Locale } from '@alleycat/ui/words/locales.ts'
import { spoken } from '../../pseudo-language.ts'
import type { en } from './en.ts'

export type HintWords = typeof en

const LOAD: Readonly<Record<Locale, () => Promise<HintWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
}

export const loadWords = (locale: Locale): Promise<HintWords> => spoken(LOAD[locale]())
