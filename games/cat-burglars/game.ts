import type { Game } from '@alleycat/engine'
import type { GameModule } from '@alleycat/ui/game-module.ts'
import { core } from './core.ts'
import { mindFor } from './mind/index.ts'
import type { CatBurglarsEvent } from './rules/events.ts'
import { rulesFor, type CatBurglarsOptions } from './rules/options.ts'
import type { CatBurglarsView } from './rules/view.ts'
import type { Words } from './words/words.ts'

export const game: GameModule<CatBurglarsView, CatBurglarsEvent, CatBurglarsOptions, Words> = {
  ...core,
  mind: ({ seats, options }: Game) => mindFor(rulesFor(seats, options as CatBurglarsOptions)),
  terminal: async () => (await import('./terminal/index.ts')).terminal,
}
