import type { Locale } from '@alleycat/ui/words/locales.ts'
import { wordsLoader } from '../../words-loader.ts'
import type { en } from './en.ts'

export type ShortcutWords = typeof en

export const loadWords = wordsLoader(import.meta.glob<Record<Locale, ShortcutWords>>('./??.ts'))
