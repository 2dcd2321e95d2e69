import type { Glossary } from '@alleycat/ui/words/glossary.ts'
import type { TermId } from './en.ts'

export const glossary: Glossary<TermId> = {
  faction: { says: 'frakcje', printed: 'HUCH! (Polish)' },
  detectives: { says: 'Detektywi', printed: 'HUCH! (Polish)' },
  scientists: { says: 'Naukowcy', printed: 'HUCH! (Polish)' },
  robocats: { says: 'Robokoty', printed: 'HUCH! (Polish)' },
  mafia: { says: 'Mafia', printed: 'HUCH! (Polish)' },
  hackers: { says: 'Hakerzy', printed: 'HUCH! (Polish)' },
  police: { says: 'Policjant', printed: 'HUCH! (Polish)' },
  journalists: { says: 'Dziennikarze', printed: 'HUCH! (Polish)' },
  officials: { says: 'Urzędnicy', printed: 'HUCH! (Polish)', never: ['biurokra*'] },
  points: { says: 'punkty wpływu', printed: 'HUCH! (Polish)' },
  display: { says: 'pula kart', printed: 'HUCH! (Polish)' },
  drawPile: {
    says: 'stos kart do dobierania',
    printed: 'HUCH! (Polish)',
    never: ['stos dobierania', 'stosu dobierania', 'stosie dobierania', 'stosem dobierania'],
  },
  discardPile: {
    says: 'stos kart odrzuconych',
    printed: 'HUCH! (Polish)',
    never: ['stos odrzuconych', 'stosu odrzuconych'],
  },
  additionalCard: { says: 'dodatkowa karta', printed: 'HUCH! (Polish)' },
  reveal: { says: 'odkryte', printed: 'HUCH! (Polish)', never: ['odsłon*', 'odsłan*'] },
  infiltrate: { says: 'infiltrują', printed: 'HUCH! (Polish)', never: ['wślizg*', 'wkrad*', 'zakrad*', 'wtasow*'] },
  effect: { says: 'efekt', printed: 'HUCH! (Polish)', never: ['działanie'] },
  opponent: {
    says: 'przeciwnik',
    printed: 'HUCH! (Polish)',
    never: ['osob*', 'przeciw'],
    note: 'A card is played na przeciwnika; everybody at the table is a gracz.',
  },
  handLimit: { says: 'limit kart na ręce', never: ['limit ręki'] },
  set: { says: 'zestaw' },
}
