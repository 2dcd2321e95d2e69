import type { Glossary } from '@alleycat/ui/words/glossary.ts'

/**
 * Two English editions use different words. The game speaks as HUCH! prints it, except for the Police; what Cosmodrome
 * prints is noted, and the rules to read name it.
 */
export const glossary = {
  faction: { says: 'faction', printed: 'HUCH! (English)' },
  detectives: { says: 'Detectives', printed: 'HUCH! (English)' },
  scientists: { says: 'Scientists', printed: 'HUCH! (English)' },
  robocats: { says: 'Robocats', printed: 'HUCH! (English)' },
  mafia: { says: 'Mafia', printed: 'HUCH! (English)', note: 'Counted as cards: 1 Mafia card, 4 Mafia cards.' },
  hackers: { says: 'Hackers', printed: 'HUCH! (English)' },
  police: {
    says: 'Police officer',
    printed: 'Cosmodrome (English)',
    never: ['policem*'],
    note: 'HUCH! prints policemen; cats of any kind serve here.',
  },
  journalists: { says: 'Journalists', printed: 'HUCH! (English)' },
  officials: { says: 'Officials', printed: 'HUCH! (English)', never: ['bureaucrat*'] },
  points: {
    says: 'campaign points',
    printed: 'HUCH! (English)',
    never: ['points of influence', 'influence*'],
    note: 'Cosmodrome: points of influence.',
  },
  display: { says: 'display', printed: 'HUCH! (English)', never: ['market*'], note: 'Cosmodrome: market.' },
  drawPile: { says: 'draw pile', printed: 'HUCH! (English)', never: ['draw deck', 'stock pile'] },
  discardPile: { says: 'discard pile', printed: 'HUCH! (English)' },
  additionalCard: {
    says: 'additional card',
    printed: 'HUCH! (English)',
    never: ['further card*', 'extra card*'],
    note: 'Cosmodrome: extra card.',
  },
  reveal: {
    says: 'reveal',
    printed: 'HUCH! (English)',
    never: ['flip*', 'turn up', 'turned up'],
    note: 'Cosmodrome: open. Officials reveal cards of the draw pile, Hackers and Police cards of a hand.',
  },
  infiltrate: { says: 'infiltrate', printed: 'HUCH! (English)', never: ['sneak*', 'slip into'] },
  effect: { says: 'effect', printed: 'HUCH! (English)' },
  opponent: { says: 'opponent', printed: 'HUCH! (English)', never: ['enem*'] },
  handLimit: { says: 'hand limit', printed: 'HUCH! (English)' },
  set: { says: 'set', note: 'The cards of one faction that are played together.' },
} as const satisfies Glossary

export type TermId = keyof typeof glossary
