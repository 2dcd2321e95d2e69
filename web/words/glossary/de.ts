import type { Glossary } from '@alleycat/ui/words/glossary.ts'
import type { TermId } from './en.ts'

export const glossary: Glossary<TermId> = {
  game: { says: 'Partie', never: ['Spielende'], note: 'Spiel is what is played, Partie one play of it.' },
  record: { says: 'Aufzeichnung', never: ['Protokoll'] },
  log: { says: 'Verlauf', never: ['Protokoll', 'Spielbericht*'] },
  host: { says: 'Host', never: ['wer den Tisch aufgemacht hat'] },
  seat: { says: 'Platz' },
  table: { says: 'Tisch' },
  spectator: { says: 'Zuschauer' },
  undo: { says: 'Zurücknehmen', never: ['rückgängig'] },
  mute: { says: 'Stummschalten', never: ['wieder hören', 'wen du hörst'] },
  fillIn: { says: 'springt ein Bot ein' },
  hint: { says: 'Tipp', never: ['Ratgeber'] },
  retry: { says: 'Neuer Versuch', never: ['es wird noch einmal versucht'] },
  turn: { says: 'Du bist dran', never: ['von dir wird'] },
  fingerprint: { says: 'Fingerabdruck' },
  rating: { says: 'Wertung', never: ['Rating'] },
}
