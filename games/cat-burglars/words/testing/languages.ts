import type { Locale } from '@alleycat/ui/words/locales.ts'
import { de } from '../de.ts'
import { en } from '../en.ts'
import { fr } from '../fr.ts'
import { nl } from '../nl.ts'
import { pl } from '../pl.ts'
import type { Words } from '../words.ts'

export const LANGUAGES: Readonly<Record<Locale, Words>> = { en, de, fr, nl, pl }
