import type { GameModule } from '@alleycat/ui/game-module.ts'
import { game as pounce } from './pounce-game.ts'

/** The list of `games/modules.ts` as it would be with one game, which takes one line. */
export const MODULES: readonly GameModule[] = [pounce]
