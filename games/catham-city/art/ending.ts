import type { GameEnding } from '@alleycat/ui/game-kit.ts'
import type { CathamCityEvent } from '../rules/events.ts'
import Scene from './Ending.svelte'

export const ending: GameEnding<CathamCityEvent> = {
  Scene,
  winningCards: (events) => [...(events.findLast((event) => event.type === 'play')?.cards ?? '')],
}
