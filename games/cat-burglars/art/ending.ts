import type { GameEnding } from '@alleycat/ui/game-kit.ts'
import type { CatBurglarsEvent } from '../rules/events.ts'
import Picture from './Ending.svelte'

export const ending: GameEnding<CatBurglarsEvent> = {
  Picture,
  winningCards: (events) => [...(events.findLast((event) => event.type === 'yarn')?.cards ?? '')],
}
