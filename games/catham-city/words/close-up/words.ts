import type { Locale } from '@alleycat/ui/words/locales.ts'
import type { en } from './en.ts'

export type CloseUpWords = typeof en

const WORDS = import.meta.glob<Record<Locale, CloseUpWords>>('./??.ts')

export const closeUpWords = async (locale: Locale): Promise<CloseUpWords> => (await WORDS[`./${locale}.ts`]!())[locale]
