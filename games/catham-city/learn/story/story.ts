import type { AchievementWords, GameStory } from '@alleycat/ui/learn/story.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import type { CathamCityEvent } from '../../rules/events.ts'
import { readDecision } from '../../rules/notation.ts'
import { ACHIEVEMENTS } from './achievements.ts'
import type { en } from './words/en.ts'

export type StoryWords = Readonly<Record<keyof typeof en, AchievementWords>>

const WORDS: Readonly<Record<Locale, () => Promise<StoryWords>>> = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
  nl: async () => (await import('./words/nl.ts')).nl,
  pl: async () => (await import('./words/pl.ts')).pl,
}

export const story: GameStory<CathamCityEvent> = {
  achievements: ACHIEVEMENTS,
  words: (locale) => WORDS[locale](),
  setOf(decision) {
    const { verb, set = '', further = null } = readDecision(decision) ?? {}
    return verb !== 'play' ? null : further === null ? set : `${set}+${further}`
  },
}
