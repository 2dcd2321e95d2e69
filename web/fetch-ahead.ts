import { settings } from '@alleycat/ui/settings.svelte.ts'
import { loadKit, type GameId } from './games.ts'
import type { Route } from './router.svelte.ts'
import { savedGames } from './session/game-setup.ts'

/** Starts to fetch what the screen of an address would ask for part by part, so that all of it comes side by side. */
export function fetchAhead(route: Route): void {
  const saved = route.screen === 'table' ? savedGames.find(route.id) : null
  if (saved) fetchTable(saved.game)
}

/** Starts to fetch all that a table of a game shows first. The table itself tells when something cannot be fetched. */
export function fetchTable(game: GameId): void {
  const { locale, explains } = settings
  const kit = loadKit(game).then((found) => Promise.all([found.words(locale), explains && found.firstGame(locale)]))
  const screen = import('./screens/Table.svelte')
  const explanations = explains && import('./explain/FirstMeetings.svelte')
  Promise.all([kit, screen, explanations]).catch(() => undefined)
}
