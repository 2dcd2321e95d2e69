import type { Glossary } from '@alleycat/ui/words/glossary.ts'
import type { TermId } from './en.ts'

export const glossary: Glossary<TermId> = {
  game: {
    says: 'partia',
    never: ['zapis gry', 'ta gra', 'tę grę'],
    note: 'Gra is what is played, partia one play of it.',
  },
  record: { says: 'zapis partii' },
  log: { says: 'Przebieg', never: ['dziennik gry', 'dzienniku gry'] },
  host: { says: 'Gospodarz', never: ['zakłada stół'] },
  seat: { says: 'miejsce' },
  table: { says: 'stół', never: ['załóż stół', 'otwiera stół'] },
  spectator: { says: 'widz' },
  undo: { says: 'Cofnij' },
  mute: { says: 'Wycisz', never: ['słuchaj znowu', 'kogo słyszysz'] },
  fillIn: { says: 'zastępuje bot' },
  hint: { says: 'Podpowiedź', never: ['doradc*'] },
  retry: { says: 'Ponowna próba' },
  turn: { says: 'twoja kolej' },
  fingerprint: { says: 'skrót', never: ['odcisk'], note: 'The mathematical word; an odcisk is a corn on the foot.' },
  rating: { says: 'ranking' },
}
