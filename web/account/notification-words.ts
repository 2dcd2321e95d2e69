import type { Locale } from '@alleycat/ui/words/locales.ts'
import { FRONTS } from '../games.ts'
import { loadWords } from './words/words.ts'

/** The service worker reads the words from here (offline/service-worker.js). */
const CACHE = 'notifications-of-alleycat'
const KEY = './notification-words'

/** Stores the words of notifications in the language of the page, because the service worker has none of its own. */
export async function keepNotificationWords(locale: Locale): Promise<void> {
  const { push } = await loadWords(locale)
  const games = Object.fromEntries(FRONTS.map(({ id, name }) => [id, name]))
  const cache = await caches.open(CACHE)
  await cache.put(KEY, Response.json({ ...push.words, lang: locale, games }))
}
