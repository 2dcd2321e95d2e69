import { settings } from '@alleycat/ui/settings.svelte.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { FRONTS } from './games.ts'
import { loadWords, type Words } from './words/words.ts'

/** The language of the page. It changes only when its words have arrived, so nothing is ever shown half translated. */
class Language {
  locale = $state<Locale>('en')
  words = $state.raw<Words>(undefined as unknown as Words)

  async speak(locale: Locale): Promise<void> {
    const words = await loadWords(locale)
    // Another language was chosen meanwhile.
    if (locale !== settings.locale) return
    this.words = words
    this.locale = locale
    document.documentElement.lang = locale
    const games = FRONTS.map(({ name }) => name).join(', ')
    document.querySelector('meta[name="description"]')?.setAttribute('content', words.app.description(games))
  }
}

export const language = new Language()
