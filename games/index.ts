import type { GameKind } from '@alleycat/engine'
import { catBurglars } from './cat-burglars/index.ts'
import { cathamCity } from './catham-city/index.ts'

export * from './cat-burglars/index.ts'
export * from './catham-city/index.ts'
export { mindOf } from './minds.ts'

/** Every game there is. Whatever works with games takes them from here. */
export const GAMES: readonly GameKind[] = [cathamCity, catBurglars]
