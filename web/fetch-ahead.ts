import { storedSettings } from '@alleycat/ui/stored-settings.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { recall } from './browser/storage.ts'
import { SAVED_GAME } from './session/saved-game-key.ts'

/** The files of words are named by their languages, of two letters. */
const words = import.meta.glob('./words/??.ts')
const kits = import.meta.glob('../games/*/kit.ts')
const gameWords = import.meta.glob('../games/*/words/??.ts')

/**
 * Starts to fetch what the app would ask for part by part, so that all of it comes side by side, at first also with the app
 * itself. This runs before the app is there, so it stands on nothing large.
 */
export function fetchAhead(): void {
  const { locale } = storedSettings()
  begin(words[`./words/${locale}.ts`])
  const [, screen, id] = /^#\/(table|replay|learn)\/([^/]+)/.exec(location.hash) ?? []
  const saved = id === undefined ? null : (recall(SAVED_GAME + id) as { readonly game?: unknown } | null)
  const game = screen === 'learn' ? id : saved?.game
  if (typeof game === 'string') fetchTable(game, locale)
}

/** Starts to fetch all that a table of a game shows first. */
export function fetchTable(game: string, locale: Locale): void {
  begin(kits[`../games/${game}/kit.ts`])
  begin(() => import('./screens/Table.svelte'))
  begin(gameWords[`../games/${game}/words/${locale}.ts`])
}

/** What cannot be fetched is told by the screen that needs it. */
function begin(part: (() => Promise<unknown>) | undefined): void {
  part?.().catch(() => undefined)
}
