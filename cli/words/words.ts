import type { Locale } from '@alleycat/ui/words/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'

export type Words = typeof en

/** A sentence that is worded when it is shown, in the language of whoever reads it. */
export type Sentence = (words: Words) => string

const WORDS: Readonly<Record<Locale, Words>> = { en, de, fr, nl, pl }

export const wordsIn = (locale: Locale): Words => WORDS[locale]
