import type { GameEnding } from '@alleycat/ui/game-kit.ts'
import type { CatBurglarsEvent } from '../rules/events.ts'
import Scene from './Ending.svelte'

export const ending: GameEnding<CatBurglarsEvent> = {
  Scene,
  winningCards: (events) => [...(events.findLast((event) => event.type === 'yarn')?.cards ?? '')],
}
