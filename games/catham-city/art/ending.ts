import type { GameEnding } from '@alleycat/ui/game-kit.ts'
import type { CathamCityEvent } from '../rules/events.ts'
import type { CathamCityView } from '../rules/view.ts'
import type { Words } from '../words/words.ts'
import Picture from './Ending.svelte'

export const ending: GameEnding<CathamCityView, CathamCityEvent, Words> = {
  Picture,
  winningCards: (events) => [...(events.findLast((event) => event.type === 'play')?.cards ?? '')],
}
