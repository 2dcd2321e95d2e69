import type { GameEnding } from '@alleycat/ui/game-kit.ts'
import type { CatBurglarsEvent } from '../rules/events.ts'
import type { CatBurglarsView } from '../rules/view.ts'
import Gathered from '../table/Gathered.svelte'
import type { Words } from '../words/words.ts'
import Picture from './Ending.svelte'

export const ending: GameEnding<CatBurglarsView, CatBurglarsEvent, Words> = {
  Picture,
  Gathered,
  winningCards: (events) => [...(events.findLast((event) => event.type === 'yarn')?.cards ?? '')],
}
