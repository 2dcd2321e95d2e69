import type { GameKit } from '@alleycat/ui/game-kit.ts'
import type { AchievementWords } from '@alleycat/ui/learn/story.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { loadWords } from './words/words.ts'

/** The words of general achievements and of those of a game, by the ids that facts hold. */
export async function achievementWords(
  kit: Pick<GameKit, 'kind' | 'story'>,
  locale: Locale,
): Promise<ReadonlyMap<string, AchievementWords>> {
  const [{ general }, story] = await Promise.all([loadWords(locale), kit.story()])
  const own = await story.words(locale)
  return new Map([
    ...Object.entries(general),
    ...Object.entries(own).map(([id, words]) => [`${kit.kind.id}/${id}`, words] as const),
  ])
}
