import type { Locale } from '@alleycat/ui/words/locales.ts'
import { language } from './language.svelte.ts'

/** Something that is told in the language of the page. */
export interface Spoken<T> {
  /** In the language spoken now, or still in the last one while the new words are on their way; null before the first. */
  readonly now: T | null
  /** It could not be fetched. */
  readonly failed: boolean
}

/** Fetches it again whenever another language is chosen. To be called while a component is set up. */
export function spoken<T>(load: (locale: Locale) => Promise<T>): Spoken<T> {
  let now = $state.raw<T | null>(null)
  let failed = $state(false)
  $effect(() => {
    const { locale } = language
    const isAsked = (): boolean => locale === language.locale
    load(locale).then(
      (loaded) => {
        if (!isAsked()) return
        now = loaded
        failed = false
      },
      () => {
        if (isAsked()) failed = true
      },
    )
  })
  return {
    get now() {
      return now
    },
    get failed() {
      return failed
    },
  }
}
