import type { Locale } from '@alleycat/ui/words/locales.ts'
import { spoken } from './pseudo-language.ts'

/** Loads words from the files of a folder: there is one for each language, with its code as its name and as that of its export. */
export const wordsLoader =
  <Words>(files: Readonly<Record<string, () => Promise<Readonly<Record<Locale, Words>>>>>) =>
  (locale: Locale): Promise<Words> =>
    spoken(files[`./${locale}.ts`]!().then((file) => file[locale]))
