import type { GameKit } from '@alleycat/ui/game-kit.ts'
import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import Sprites from './art/Sprites.svelte'
import { core } from './core.ts'
import type { CathamCityEvent } from './rules/events.ts'
import type { CathamCityOptions } from './rules/options.ts'
import type { CathamCityView } from './rules/view.ts'
import { beat, sound } from './table/beats.ts'
import CardFace from './table/CardFace.svelte'
import Table from './table/Table.svelte'
import type { Words } from './words/words.ts'

const RULES: Readonly<Record<Locale, () => Promise<{ rules: RulesText }>>> = {
  en: () => import('./learn/rules/en.ts'),
  de: () => import('./learn/rules/de.ts'),
  fr: () => import('./learn/rules/fr.ts'),
  nl: () => import('./learn/rules/nl.ts'),
  pl: () => import('./learn/rules/pl.ts'),
}

const LESSONS: Readonly<Record<Locale, () => Promise<{ lesson: Lesson }>>> = {
  en: () => import('./learn/lesson/en.ts'),
  de: () => import('./learn/lesson/de.ts'),
  fr: () => import('./learn/lesson/fr.ts'),
  nl: () => import('./learn/lesson/nl.ts'),
  pl: () => import('./learn/lesson/pl.ts'),
}

export const kit: GameKit<CathamCityView, CathamCityEvent, CathamCityOptions, Words> = {
  ...core,
  rules: async (locale) => (await RULES[locale]()).rules,
  lesson: async (locale) => (await LESSONS[locale]()).lesson,
  firstGame: async (locale) => (await import('./learn/first-game/index.ts')).firstGame(locale),
  company: async () => (await import('./words/company/index.ts')).company,
  optionsForm: async () => (await import('./table/OptionsForm.svelte')).default,
  overview: async () => (await import('./table/Overview.svelte')).default,
  closeUp: async () => (await import('./table/CloseUp.svelte')).default,
  backdrop: async () => (await import('./art/Backdrop.svelte')).default,
  story: async () => (await import('./learn/story/story.ts')).story,
  ending: async () => (await import('./art/ending.ts')).ending,
  Table,
  Sprites,
  CardFace,
  beat,
  sound,
}
