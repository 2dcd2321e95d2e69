import type { Glossary } from '@alleycat/ui/words/glossary.ts'

/** The words of the app itself, which no box prints. */
export const glossary = {
  game: { says: 'game', note: 'Both what is played and one play of it.' },
  record: { says: 'record', note: 'The file of a game.' },
  log: { says: 'Log', never: ['protocol'] },
  host: { says: 'Host', never: ['owner of the table', 'made the table'] },
  seat: { says: 'seat' },
  table: { says: 'table' },
  spectator: { says: 'Spectator', never: ['watcher*', 'onlooker*'] },
  undo: { says: 'Undo', never: ['take back', 'taken back'] },
  mute: { says: 'Mute', never: ['hear again', 'is heard'] },
  fillIn: { says: 'fills in', never: ['sits in', 'sit in'] },
  hint: { says: 'Hint', never: ['advice', 'adviser'] },
  retry: { says: 'Trying again', never: ['it is tried'] },
  turn: { says: 'your turn', never: ['asked of you', 'are asked'] },
  fingerprint: { says: 'fingerprint' },
  rating: { says: 'rating' },
} as const satisfies Glossary

export type TermId = keyof typeof glossary
