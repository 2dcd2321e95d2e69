import type { GameEnding } from '@alleycat/ui/game-kit.ts'
import type { CathamCityEvent } from '../rules/events.ts'
import Picture from './Ending.svelte'

export const ending: GameEnding<CathamCityEvent> = {
  Picture,
  winningCards: (events) => [...(events.findLast((event) => event.type === 'play')?.cards ?? '')],
}
