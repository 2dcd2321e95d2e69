import type { GameKit } from '@alleycat/ui/table/kit.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import Sprites from './art/Sprites.svelte'
import type { CathamCityEvent } from './rules/events.ts'
import { cathamCity } from './index.ts'
import type { Words } from './words/words.ts'
import type { CathamCityOptions } from './rules/options.ts'
import CardFace from './table/CardFace.svelte'
import OptionsForm from './table/OptionsForm.svelte'
import Overview from './table/Overview.svelte'
import { beat, sound } from './table/beats.ts'
import { answers, decide, STANDING } from './table/standing.ts'
import Table from './table/Table.svelte'
import { decision, reason, tell } from './table/telling.ts'
import type { CathamCityView } from './rules/view.ts'
import type { Faction } from './rules/vocabulary.ts'

const WORDS: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
  nl: async () => (await import('./words/nl.ts')).nl,
  pl: async () => (await import('./words/pl.ts')).pl,
}

const RULES = {
  en: () => import('./learn/rules/en.ts'),
  de: () => import('./learn/rules/de.ts'),
  fr: () => import('./learn/rules/fr.ts'),
  nl: () => import('./learn/rules/nl.ts'),
  pl: () => import('./learn/rules/pl.ts'),
}

const LESSONS = {
  en: () => import('./learn/lesson/en.ts'),
  de: () => import('./learn/lesson/de.ts'),
  fr: () => import('./learn/lesson/fr.ts'),
  nl: () => import('./learn/lesson/nl.ts'),
  pl: () => import('./learn/lesson/pl.ts'),
}

export const kit: GameKit<CathamCityView, CathamCityEvent, CathamCityOptions, Words> = {
  kind: cathamCity,
  words: (locale) => WORDS[locale](),
  rules: async (locale) => (await RULES[locale]()).rules,
  lesson: async (locale) => (await LESSONS[locale]()).lesson,
  Table,
  Sprites,
  OptionsForm,
  Overview,
  CardFace,
  tell,
  decision,
  reason,
  rule: (id, words) => words.rules[id] ?? id,
  cardName: (card, words) => words.card[card as Faction],
  scoreText: (score, words) => words.points(score),
  beat,
  sound,
  standing: { ids: STANDING, decide, answers },
}
