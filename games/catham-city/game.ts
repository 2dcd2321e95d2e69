import type { Game } from '@alleycat/engine'
import type { GameModule } from '@alleycat/ui/game-module.ts'
import { core } from './core.ts'
import { mindFor } from './mind/index.ts'
import type { CathamCityEvent } from './rules/events.ts'
import { rulesFor, type CathamCityOptions } from './rules/options.ts'
import type { CathamCityView } from './rules/view.ts'
import type { Words } from './words/words.ts'

export const game: GameModule<CathamCityView, CathamCityEvent, CathamCityOptions, Words> = {
  ...core,
  mind: ({ seats, options }: Game) => mindFor(rulesFor(seats, options as CathamCityOptions)),
  terminal: async () => (await import('./terminal/index.ts')).terminal,
}
