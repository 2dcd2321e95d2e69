import type { Luck } from '@alleycat/engine'
import type { CatBurglarsEvent } from '../rules/events.ts'

/** Who secures yarn knew what lay there, so only a raid turns up a card that its decider could not know. */
export function luck({ type }: CatBurglarsEvent): Luck | null {
  switch (type) {
    case 'deal':
    case 'refill':
    case 'draw':
      return 'came'
    case 'infiltrate':
      return 'hidden'
    default:
      return null
  }
}
