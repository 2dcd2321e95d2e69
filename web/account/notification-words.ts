import type { Locale } from '@alleycat/ui/words/locales.ts'
import { FRONTS } from '../games.ts'
import { loadWords } from './words/words.ts'

/** Where the service worker finds them (offline/service-worker.js). */
const CACHE = 'notifications-of-alleycat'
const KEY = './notification-words'

/** The service worker has no words of its own: what it says is left for it in the language of the page. */
export async function keepNotificationWords(locale: Locale): Promise<void> {
  const { push } = await loadWords(locale)
  const games = Object.fromEntries(FRONTS.map(({ id, name }) => [id, name]))
  const cache = await caches.open(CACHE)
  await cache.put(KEY, Response.json({ ...push.words, lang: locale, games }))
}
