import type { Luck } from '@alleycat/engine'
import type { CathamCityEvent } from '../rules/events.ts'

/** An answer tells what a hand holds, and so does a pass. */
export function luck({ type }: CathamCityEvent): Luck | null {
  switch (type) {
    case 'deal':
    case 'refill':
    case 'draw':
    case 'flip':
      return 'came'
    case 'reveal':
    case 'answered':
    case 'pass':
      return 'held'
    default:
      return null
  }
}
