import type { GameKind } from '@alleycat/engine'
import { cathamCity } from './catham-city/index.ts'

export * from './catham-city/index.ts'

/** Every game there is. Whatever works with games takes them from here. */
export const GAMES: readonly GameKind[] = [cathamCity]
