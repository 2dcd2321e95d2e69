import type { GameEnding } from '@alleycat/ui/game-kit.ts'
import type { CathamCityEvent } from '../rules/events.ts'
import type { CathamCityView } from '../rules/view.ts'
import type { Words } from '../words/words.ts'
import Picture from './Ending.svelte'
import { winningCards } from './winning-cards.ts'

export const ending: GameEnding<CathamCityView, CathamCityEvent, Words> = {
  Picture,
  winningCards,
}
