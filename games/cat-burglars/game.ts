import type { Game } from '@alleycat/engine'
import type { GameModule } from '@alleycat/ui/game-module.ts'
import { front } from './front.ts'
import { mindFor } from './mind/index.ts'
import type { CatBurglarsEvent } from './rules/events.ts'
import { catBurglars } from './rules/index.ts'
import { rulesFor, type CatBurglarsOptions } from './rules/options.ts'
import type { CatBurglarsView } from './rules/view.ts'
import type { Words } from './words/words.ts'

export const game: GameModule<CatBurglarsView, CatBurglarsEvent, CatBurglarsOptions, Words> = {
  front,
  kind: catBurglars,
  mind: ({ seats, options }: Game) => mindFor(rulesFor(seats, options as CatBurglarsOptions)),
  core: async () => (await import('./core.ts')).core,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
}
