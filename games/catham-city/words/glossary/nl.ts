import type { Glossary } from '@alleycat/ui/words/glossary.ts'
import type { TermId } from './en.ts'

export const glossary: Glossary<TermId> = {
  faction: { says: 'groepering', printed: 'HUCH! (Dutch)', never: ['factie*'] },
  detectives: { says: 'Detectives', printed: 'HUCH! (Dutch)' },
  scientists: { says: 'Wetenschappers', printed: 'HUCH! (Dutch)' },
  robocats: { says: 'Robocats', printed: 'HUCH! (Dutch)' },
  mafia: { says: 'Maffia', printed: 'HUCH! (Dutch)', never: ['Mafia'] },
  hackers: { says: 'Hackers', printed: 'HUCH! (Dutch)' },
  police: { says: 'Politieagenten', printed: 'HUCH! (Dutch)' },
  journalists: { says: 'Journalisten', printed: 'HUCH! (Dutch)' },
  officials: {
    says: 'Ambtenaren',
    printed: 'HUCH! (Dutch)',
    never: ['officials'],
    note: 'The list of factions prints ambtenaren, the rules and examples officials.',
  },
  points: { says: 'campagnepunten', printed: 'HUCH! (Dutch)' },
  display: { says: 'open kaarten', printed: 'HUCH! (Dutch)' },
  drawPile: { says: 'trekstapel', printed: 'HUCH! (Dutch)' },
  discardPile: { says: 'aflegstapel', printed: 'HUCH! (Dutch)' },
  additionalCard: { says: 'extra kaart', printed: 'HUCH! (Dutch)' },
  reveal: {
    says: 'open gelegd',
    printed: 'HUCH! (Dutch)',
    never: ['onthul*', 'omgedraaid*', 'omdraai*', 'bovenkom*'],
    note: 'The box prints laten zien for a hand and open leggen for the draw pile.',
  },
  infiltrate: { says: 'infiltreren', printed: 'HUCH! (Dutch)', never: ['sluip*'] },
  effect: { says: 'resultaat', printed: 'HUCH! (Dutch)', never: ['effect*'] },
  opponent: { says: 'opponent', printed: 'HUCH! (Dutch)', never: ['tegenstander*', 'tegenspeler*'] },
  handLimit: { says: 'handlimiet' },
  set: { says: 'set' },
}
