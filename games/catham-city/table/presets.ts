import type { Random } from '@alleycat/engine'
import { FACTIONS, FACTIONS_IN_PLAY, STARTER_FACTIONS } from '../rules/vocabulary.ts'
import { sorted } from '../rules/letters.ts'

/** Suggested sets of five factions; null is drawn at random. */
export const PRESETS = {
  starter: STARTER_FACTIONS,
  attack: 'HMOPR',
  peaceful: 'DJORS',
  cityHall: 'DJOPS',
  random: null,
} as const
export type Preset = keyof typeof PRESETS

export function randomFactions(random: Pick<Random, 'below'>): string {
  const left: string[] = [...FACTIONS]
  while (left.length > FACTIONS_IN_PLAY) left.splice(random.below(left.length), 1)
  return sorted(left)
}
