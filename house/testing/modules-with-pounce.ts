import type { GameModule } from '@alleycat/ui/game-module.ts'
import { game as pounce } from './pounce-game.ts'

/** What `games/modules.ts` would be with one game more, and no other: a line. */
export const MODULES: readonly GameModule[] = [pounce]
