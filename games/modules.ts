import type { GameModule } from '@alleycat/ui/game-module.ts'
import { game as catBurglars } from './cat-burglars/game.ts'
import { game as cathamCity } from './catham-city/game.ts'

/**
 * Every game. All code that works with games takes them from here, except for the page, which finds them by their
 * folders.
 */
export const MODULES: readonly GameModule[] = [cathamCity, catBurglars]
