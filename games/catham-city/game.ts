import type { Game } from '@alleycat/engine'
import type { GameModule } from '@alleycat/ui/game-module.ts'
import { front } from './front.ts'
import { mindFor } from './mind/index.ts'
import type { CathamCityEvent } from './rules/events.ts'
import { cathamCity } from './rules/index.ts'
import { rulesFor, type CathamCityOptions } from './rules/options.ts'
import type { CathamCityView } from './rules/view.ts'
import type { Words } from './words/words.ts'

export const game: GameModule<CathamCityView, CathamCityEvent, CathamCityOptions, Words> = {
  front,
  kind: cathamCity,
  mind: ({ seats, options }: Game) => mindFor(rulesFor(seats, options as CathamCityOptions)),
  core: async () => (await import('./core.ts')).core,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
}
