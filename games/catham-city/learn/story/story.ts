import type { AchievementWords, GameStory } from '@alleycat/ui/learn/story.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import type { CathamCityEvent } from '../../rules/events.ts'
import { readDecision } from '../../rules/notation.ts'
import { ACHIEVEMENTS } from './achievements.ts'
import type { en } from './words/en.ts'

export type StoryWords = Readonly<Record<keyof typeof en, AchievementWords>>

const WORDS = import.meta.glob<Record<Locale, StoryWords>>('./words/??.ts')

export const story: GameStory<CathamCityEvent> = {
  achievements: ACHIEVEMENTS,
  words: async (locale) => (await WORDS[`./words/${locale}.ts`]!())[locale],
  setOf(decision) {
    const { verb, set = '', further = null } = readDecision(decision) ?? {}
    return verb !== 'play' ? null : further === null ? set : `${set}+${further}`
  },
}
