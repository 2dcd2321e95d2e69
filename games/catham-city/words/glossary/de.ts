import type { Glossary } from '@alleycat/ui/words/glossary.ts'
import type { TermId } from './en.ts'

export const glossary: Glossary<TermId> = {
  faction: { says: 'Fraktion', printed: 'HUCH! (German)' },
  detectives: { says: 'Detektive', printed: 'HUCH! (German)' },
  scientists: { says: 'Wissenschaftler', printed: 'HUCH! (German)' },
  robocats: { says: 'Robocats', printed: 'HUCH! (German)' },
  mafia: { says: 'Mafia', printed: 'HUCH! (German)' },
  hackers: { says: 'Hacker', printed: 'HUCH! (German)' },
  police: { says: 'Polizisten', printed: 'HUCH! (German)' },
  journalists: { says: 'Journalistinnen', printed: 'HUCH! (German)', never: ['Journalisten'] },
  officials: { says: 'Bürokraten', printed: 'HUCH! (German)', never: ['Beamte*'] },
  points: { says: 'Wahlkampfpunkte', printed: 'HUCH! (German)', never: ['Einflusspunkt*'] },
  display: { says: 'Auslage', printed: 'HUCH! (German)', never: ['Markt'] },
  drawPile: { says: 'Nachziehstapel', printed: 'HUCH! (German)', never: ['Ziehstapel'] },
  discardPile: { says: 'Ablagestapel', printed: 'HUCH! (German)', never: ['Abwurfstapel'] },
  additionalCard: { says: 'Zusatzkarte', printed: 'HUCH! (German)', never: ['weitere Karte', 'Extrakarte*'] },
  reveal: { says: 'aufgedeckt', printed: 'HUCH! (German)', never: ['enthüll*', 'umgedreht*'] },
  infiltrate: { says: 'infiltrieren', printed: 'HUCH! (German)', never: ['schleich*', 'schlüpf*'] },
  effect: { says: 'Effekt', printed: 'HUCH! (German)', never: ['Wirkung*'] },
  opponent: { says: 'Gegner', printed: 'HUCH! (German)', never: ['Gegenspieler*', 'eine Person'] },
  handLimit: { says: 'Handkartenlimit', printed: 'HUCH! (German)', never: ['Handlimit*'] },
  set: { says: 'Satz' },
}
