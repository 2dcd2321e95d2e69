import type { GameModule } from '@alleycat/ui/game-module.ts'
import { game as catBurglars } from './cat-burglars/game.ts'
import { game as cathamCity } from './catham-city/game.ts'

/** Every game there is. Whatever works with games takes them from here; a page finds the same games by their folders. */
export const MODULES: readonly GameModule[] = [cathamCity, catBurglars]
