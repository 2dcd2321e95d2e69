import type { Locale } from '@alleycat/ui/words/locales.ts'
import { language } from './language.svelte.ts'

/** Something that is fetched in the language of the page. */
export class Localized<T> {
  /** In the present language, or still in the one before while the new words are on their way; null before the first. */
  now = $state.raw<T | null>(null)
  /** The language that was asked for last could not be fetched. */
  failed = $state(false)
  readonly #load: (locale: Locale) => Promise<T>
  #latest: Promise<T> | undefined
  #locale: Locale = 'en'

  constructor(load: (locale: Locale) => Promise<T>) {
    this.#load = load
  }

  /** What arrives after something else was asked for is dropped. */
  async fetch(locale: Locale): Promise<void> {
    const loading = this.#load(locale)
    this.#latest = loading
    this.#locale = locale
    this.failed = false
    try {
      const loaded = await loading
      if (loading === this.#latest) this.now = loaded
    } catch {
      if (loading === this.#latest) this.failed = true
    }
  }

  retry(): void {
    void this.fetch(this.#locale)
  }
}

/** Fetches it again whenever another language is chosen. To be called while a component is set up. */
export function localized<T>(load: (locale: Locale) => Promise<T>): Localized<T> {
  const made = new Localized(load)
  $effect(() => void made.fetch(language.locale))
  return made
}
